import type { DnsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-mx-absent-non-protege.ts';

const good = siteArtifacts().dns as DnsFacts;
const dns = (changes: Partial<DnsFacts>) => siteArtifacts({ dns: { ...good, ...changes } });

ruleCases(rule, {
  locked: { artifacts: dns({ mx: [], spf: ['v=spf1 -all'] }), verdict: 'pass' },
  'a domain that only sends': {
    artifacts: dns({ mx: [], spf: ['v=spf1 include:_spf.exemple.net -all'] }),
    verdict: 'pass',
  },
  'a null MX, locked': { artifacts: dns({ mx: [{ exchange: '.', priority: 0 }] }), verdict: 'pass' },
  'nothing published': {
    artifacts: dns({ mx: [], spf: [] }),
    verdict: 'fail',
    evidence: [
      { type: 'value', label: 'MX exemple.fr', value: 'aucun' },
      { type: 'value', label: 'SPF exemple.fr', value: 'absent', expected: 'v=spf1 -all' },
    ],
  },
  'a null MX, no SPF': {
    artifacts: dns({ mx: [{ exchange: '', priority: 0 }], spf: [] }),
    verdict: 'fail',
    evidence: [
      { type: 'value', label: 'MX exemple.fr', value: 'aucun' },
      { type: 'value', label: 'SPF exemple.fr', value: 'absent', expected: 'v=spf1 -all' },
    ],
  },
  'no answer': {
    artifacts: dns({ mx: [], spf: [], failed: ['mx'] }),
    verdict: 'error',
    reason: 'la zone DNS n’a pas répondu',
  },
  'receives mail': {
    artifacts: dns({ mx: [{ exchange: 'mx.exemple.fr', priority: 10 }], spf: [] }),
    verdict: 'inapplicable',
    reason: 'le domaine reçoit des e-mails',
  },
  'no domain': {
    artifacts: siteArtifacts({ dns: null }),
    verdict: 'inapplicable',
    reason: 'le site n’a pas de nom de domaine à lui',
  },
  'a name lent by a host': {
    artifacts: siteArtifacts({
      dns: { ...good, domain: 'hebergeur.fr', spf: [], dmarc: [], caa: [], mx: [] },
    }),
    verdict: 'inapplicable',
    reason: 'le site n’a pas de nom de domaine à lui',
  },
});
