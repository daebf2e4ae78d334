import type { DnsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-dns-wildcard.ts';

const good = siteArtifacts().dns as DnsFacts;
const dns = (changes: Partial<DnsFacts>) => siteArtifacts({ dns: { ...good, ...changes } });

ruleCases(rule, {
  pass: { 'no such name': dns({ wildcard: [] }) },
  fail: { 'a name nobody chose has an address': dns({ wildcard: ['203.0.113.7'] }) },
  error: { 'nothing can be said': dns({ wildcard: null }) },
  inapplicable: {
    'no domain': siteArtifacts({ dns: null }),
    'a name lent by a host': dns({ domain: 'hebergeur.fr', wildcard: ['203.0.113.7'] }),
  },
});
