import type { TlsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-tls13-absent.ts';

const good = siteArtifacts().tls as TlsFacts;

ruleCases(rule, {
  'TLS 1.3 offered': { artifacts: siteArtifacts(), verdict: 'pass' },
  'TLS 1.2 alone': {
    artifacts: siteArtifacts({ tls: { ...good, protocols: ['TLSv1.2'] } }),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Versions acceptées', value: 'TLSv1.2', expected: 'TLSv1.3' }],
  },
  'nothing tried': {
    artifacts: siteArtifacts({ tls: { ...good, protocols: [] } }),
    verdict: 'error',
    reason: 'aucune version de TLS n’a pu être essayée',
  },
  'plain http': {
    artifacts: siteArtifacts({ tls: null }),
    verdict: 'inapplicable',
    reason: 'le site n’a pas de certificat',
  },
});
