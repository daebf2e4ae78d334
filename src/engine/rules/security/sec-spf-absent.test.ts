import type { DnsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-spf-absent.ts';

const good = siteArtifacts().dns as DnsFacts;
const dns = (changes: Partial<DnsFacts>) => siteArtifacts({ dns: { ...good, ...changes } });

ruleCases(rule, {
  published: { artifacts: siteArtifacts(), verdict: 'pass' },
  absent: {
    artifacts: dns({ spf: [] }),
    verdict: 'fail',
    evidence: [
      { type: 'value', label: 'TXT exemple.fr', value: 'aucun texte v=spf1', expected: 'v=spf1 … -all' },
    ],
  },
  'another look-up failed': {
    artifacts: dns({ spf: [], failed: ['caa'] }),
    verdict: 'fail',
    evidence: [
      { type: 'value', label: 'TXT exemple.fr', value: 'aucun texte v=spf1', expected: 'v=spf1 … -all' },
    ],
  },
  'no answer': {
    artifacts: dns({ spf: [], failed: ['TXT'] }),
    verdict: 'error',
    reason: 'la zone DNS n’a pas répondu',
  },
  'an address without a name': {
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
