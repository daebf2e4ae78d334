import type { DnsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-spf-absent.ts';

const good: DnsFacts = {
  ...(siteArtifacts().dns as DnsFacts),
  mx: [{ exchange: 'mx.exemple.fr', priority: 10 }],
};
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
  'a domain without mail': {
    artifacts: dns({ spf: [], mx: [] }),
    verdict: 'inapplicable',
    reason: 'domaine sans messagerie : un autre contrôle demande de le verrouiller',
  },
  'a domain that says so': {
    artifacts: dns({ spf: [], mx: [{ exchange: '.', priority: 0 }] }),
    verdict: 'inapplicable',
    reason: 'domaine sans messagerie : un autre contrôle demande de le verrouiller',
  },
  'its mail is not known': {
    artifacts: dns({ spf: [], mx: [], failed: ['mx'] }),
    verdict: 'error',
    reason: 'la zone DNS n’a pas répondu',
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
