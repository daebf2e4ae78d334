import type { DnsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-dmarc-absent.ts';

const good = siteArtifacts().dns as DnsFacts;
const dns = (changes: Partial<DnsFacts>) => siteArtifacts({ dns: { ...good, ...changes } });

ruleCases(rule, {
  published: { artifacts: siteArtifacts(), verdict: 'pass' },
  'with spaces': { artifacts: dns({ dmarc: ['v = DMARC1 ; p=none'] }), verdict: 'pass' },
  absent: {
    artifacts: dns({ dmarc: [] }),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'TXT _dmarc.exemple.fr', value: 'absent', expected: 'v=DMARC1; p=…' }],
  },
  'another text': {
    artifacts: dns({ dmarc: ['bonjour'] }),
    verdict: 'fail',
    evidence: [
      { type: 'value', label: 'TXT _dmarc.exemple.fr', value: 'bonjour', expected: 'v=DMARC1; p=…' },
    ],
  },
  'no answer': {
    artifacts: dns({ dmarc: [], failed: ['dmarc'] }),
    verdict: 'error',
    reason: 'la zone DNS n’a pas répondu',
  },
  'in capitals': {
    artifacts: dns({ dmarc: [], failed: ['_DMARC'] }),
    verdict: 'error',
    reason: 'la zone DNS n’a pas répondu',
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
