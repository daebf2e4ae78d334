import type { TlsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-certificat-chaine.ts';

const good = siteArtifacts().tls as TlsFacts;
const untrusted = (trustError: string) =>
  siteArtifacts({ tls: { ...good, trusted: false, trustError, chainLength: 1 } });

ruleCases(rule, {
  'a trusted chain': { artifacts: siteArtifacts(), verdict: 'pass' },
  'an expired certificate': { artifacts: untrusted('CERT_HAS_EXPIRED'), verdict: 'pass' },
  'the intermediate is missing': {
    artifacts: untrusted('UNABLE_TO_VERIFY_LEAF_SIGNATURE'),
    verdict: 'fail',
    evidence: [
      { type: 'value', label: 'Erreur de vérification', value: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' },
      { type: 'value', label: 'Certificats envoyés', value: '1', expected: '2 ou plus' },
    ],
  },
  'its issuer is missing': {
    artifacts: untrusted('UNABLE_TO_GET_ISSUER_CERT_LOCALLY'),
    verdict: 'fail',
    evidence: [
      { type: 'value', label: 'Erreur de vérification', value: 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY' },
      { type: 'value', label: 'Certificats envoyés', value: '1', expected: '2 ou plus' },
    ],
  },
  'plain http': {
    artifacts: siteArtifacts({ tls: null }),
    verdict: 'inapplicable',
    reason: 'le site n’a pas de certificat',
  },
});
