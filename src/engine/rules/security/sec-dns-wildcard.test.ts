import type { DnsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-dns-wildcard.ts';

const good = siteArtifacts().dns as DnsFacts;
const dns = (changes: Partial<DnsFacts>) => siteArtifacts({ dns: { ...good, ...changes } });

ruleCases(rule, {
  'no such name': { artifacts: dns({ wildcard: [] }), verdict: 'pass' },
  'a name nobody chose has an address': {
    artifacts: dns({ wildcard: ['203.0.113.7'] }),
    verdict: 'fail',
    evidence: [
      {
        type: 'value',
        label: 'Adresses d’un nom tiré au hasard sous exemple.fr',
        value: '203.0.113.7',
        expected: 'aucune',
      },
    ],
  },
  'nothing can be said': {
    artifacts: dns({ wildcard: null }),
    verdict: 'error',
    reason: 'la zone DNS n’a pas répondu clairement',
  },
  'no domain': {
    artifacts: siteArtifacts({ dns: null }),
    verdict: 'inapplicable',
    reason: 'le site n’a pas de nom de domaine à lui',
  },
  'a name lent by a host': {
    artifacts: dns({ domain: 'hebergeur.fr', wildcard: ['203.0.113.7'] }),
    verdict: 'inapplicable',
    reason: 'le site n’a pas de nom de domaine à lui',
  },
});
