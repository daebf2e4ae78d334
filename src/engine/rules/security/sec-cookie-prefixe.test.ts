import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie } from '#tests/support/visit-parts.ts';
import rule from './sec-cookie-prefixe.ts';

const site = (name: string, changes: Parameters<typeof cookie>[1] = {}) =>
  siteArtifacts({ pages: [pageFacts({ cookies: [cookie(name, changes)] })] });

ruleCases(rule, {
  pass: { 'one host': site('PHPSESSID'), prefixed: site('__Host-session') },
  fail: {
    'a Domain attribute': site('PHPSESSID', { raw: 'PHPSESSID=a; Domain=exemple.fr; Path=/' }),
    'a dotted domain': site('PHPSESSID', { domain: '.exemple.fr' }),
  },
  inapplicable: { 'no session': site('lang', { domain: '.exemple.fr' }) },
});
