import type { TlsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-tls-sans-pfs.ts';

const good = siteArtifacts().tls as TlsFacts;
const suites = (staticKeySuites: TlsFacts['staticKeySuites']) =>
  siteArtifacts({ tls: { ...good, staticKeySuites } });

ruleCases(rule, {
  pass: { 'ephemeral keys only': suites([]) },
  fail: { 'static RSA': suites(['TLS_RSA_WITH_AES_128_CBC_SHA256', 'TLS_RSA_WITH_AES_256_GCM_SHA384']) },
  error: { 'no clear answer': suites(null) },
  inapplicable: { 'plain http': siteArtifacts({ tls: null }) },
});
