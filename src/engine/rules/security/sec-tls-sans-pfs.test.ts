import type { TlsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-tls-sans-pfs.ts';

const good = siteArtifacts().tls as TlsFacts;
const suites = (staticKeySuites: TlsFacts['staticKeySuites']) =>
  siteArtifacts({ tls: { ...good, staticKeySuites } });

ruleCases(rule, {
  'ephemeral keys only': { artifacts: suites([]), verdict: 'pass' },
  'static RSA': {
    artifacts: suites(['TLS_RSA_WITH_AES_128_CBC_SHA256', 'TLS_RSA_WITH_AES_256_GCM_SHA384']),
    verdict: 'fail',
    evidence: [
      {
        type: 'value',
        label: 'Suites acceptées',
        value: 'TLS_RSA_WITH_AES_128_CBC_SHA256 et TLS_RSA_WITH_AES_256_GCM_SHA384',
        expected: 'ECDHE seulement',
      },
    ],
  },
  'no clear answer': {
    artifacts: suites(null),
    verdict: 'error',
    reason: 'le serveur n’a pas répondu clairement',
  },
  'plain http': {
    artifacts: siteArtifacts({ tls: null }),
    verdict: 'inapplicable',
    reason: 'le site n’a pas de certificat',
  },
});
