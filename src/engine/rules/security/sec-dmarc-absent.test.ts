import type { DnsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-dmarc-absent.ts';

const good: DnsFacts = {
  ...(siteArtifacts().dns as DnsFacts),
  mx: [{ exchange: 'mx.exemple.fr', priority: 10 }],
};
const dns = (changes: Partial<DnsFacts>) => siteArtifacts({ dns: { ...good, ...changes } });

const absent = 'Le domaine ne dit pas quoi faire des e-mails usurpés (DMARC absent)';
const isUnlocked = 'domaine sans messagerie : un autre contrôle demande de le verrouiller';

ruleCases(rule, {
  published: { artifacts: siteArtifacts(), verdict: 'pass' },
  'with spaces': { artifacts: dns({ dmarc: ['v = DMARC1 ; p=none'] }), verdict: 'pass' },
  absent: {
    artifacts: dns({ dmarc: [] }),
    verdict: 'fail',
    title: absent,
    evidence: [{ type: 'value', label: 'TXT _dmarc.exemple.fr', value: 'absent', expected: 'v=DMARC1; p=…' }],
  },
  'another text': {
    artifacts: dns({ dmarc: ['bonjour'] }),
    verdict: 'fail',
    title: absent,
    evidence: [
      { type: 'value', label: 'TXT _dmarc.exemple.fr', value: 'bonjour', expected: 'v=DMARC1; p=…' },
    ],
  },
  'a domain without mail, locked': {
    artifacts: dns({ dmarc: [], mx: [], spf: ['v=spf1 -all'] }),
    verdict: 'fail',
    title:
      'Le domaine, qui n’envoie pas d’e-mail, ne dit pas d’écarter ceux qui usurpent son nom (DMARC absent)',
    severity: 'mineur',
    evidence: [
      { type: 'value', label: 'TXT _dmarc.exemple.fr', value: 'absent', expected: 'v=DMARC1; p=reject' },
    ],
  },
  'a domain that only sends': {
    artifacts: dns({ dmarc: [], mx: [], spf: ['v=spf1 include:_spf.exemple.net -all'] }),
    verdict: 'fail',
    title: absent,
    evidence: [{ type: 'value', label: 'TXT _dmarc.exemple.fr', value: 'absent', expected: 'v=DMARC1; p=…' }],
  },
  'a domain without mail, which nothing locks': {
    artifacts: dns({ dmarc: [], mx: [], spf: [] }),
    verdict: 'inapplicable',
    reason: isUnlocked,
  },
  'its mail is not known': {
    artifacts: dns({ dmarc: [], mx: [], failed: ['mx'] }),
    verdict: 'error',
    reason: 'la zone DNS n’a pas répondu',
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
