import type { TlsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-tls-obsolete.ts';

const good = siteArtifacts().tls as TlsFacts;
const versions = (...protocols: string[]) => siteArtifacts({ tls: { ...good, protocols } });

ruleCases(rule, {
  'TLS 1.2 and 1.3': { artifacts: versions('TLSv1.2', 'TLSv1.3'), verdict: 'pass' },
  'TLS 1.3 alone': { artifacts: versions('TLSv1.3'), verdict: 'pass' },
  'TLS 1.0': {
    artifacts: versions('TLSv1', 'TLSv1.2'),
    verdict: 'fail',
    title: 'Le serveur accepte encore un chiffrement retiré (TLS 1.0)',
    evidence: [
      { type: 'value', label: 'Versions acceptées', value: 'TLSv1, TLSv1.2', expected: 'TLS 1.2 et TLS 1.3' },
    ],
  },
  'TLS 1.1': {
    artifacts: versions('TLSv1.1', 'TLSv1.2'),
    verdict: 'fail',
    title: 'Le serveur accepte encore un chiffrement retiré (TLS 1.1)',
    evidence: [
      {
        type: 'value',
        label: 'Versions acceptées',
        value: 'TLSv1.1, TLSv1.2',
        expected: 'TLS 1.2 et TLS 1.3',
      },
    ],
  },
  'nothing tried': {
    artifacts: versions(),
    verdict: 'error',
    reason: 'aucune version de TLS n’a pu être essayée',
  },
  'plain http': {
    artifacts: siteArtifacts({ tls: null }),
    verdict: 'inapplicable',
    reason: 'le site n’a pas de certificat',
  },
});
