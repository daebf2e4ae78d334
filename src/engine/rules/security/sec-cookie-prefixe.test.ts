import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie } from '#tests/support/visit-parts.ts';
import rule from './sec-cookie-prefixe.ts';

const site = (name: string, changes: Parameters<typeof cookie>[1] = {}) =>
  siteArtifacts({ pages: [pageFacts({ cookies: [cookie(name, changes)] })] });

ruleCases(rule, {
  'one host': { artifacts: site('PHPSESSID'), verdict: 'pass' },
  prefixed: { artifacts: site('__Host-session'), verdict: 'pass' },
  'a Domain attribute': {
    artifacts: site('PHPSESSID', { raw: 'PHPSESSID=a; Domain=exemple.fr; Path=/' }),
    verdict: 'fail',
    evidence: [{ type: 'cookie', name: 'PHPSESSID' }],
  },
  'a dotted domain': {
    artifacts: site('PHPSESSID', { domain: '.exemple.fr' }),
    verdict: 'fail',
    evidence: [{ type: 'cookie', name: 'PHPSESSID' }],
  },
  'no session': {
    artifacts: site('lang', { domain: '.exemple.fr' }),
    verdict: 'inapplicable',
    reason: 'aucun cookie de session',
  },
});
