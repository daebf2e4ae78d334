import type { TlsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-tls13-absent.ts';

const good = siteArtifacts().tls as TlsFacts;

ruleCases(rule, {
  pass: { 'TLS 1.3 offered': siteArtifacts() },
  fail: { 'TLS 1.2 alone': siteArtifacts({ tls: { ...good, protocols: ['TLSv1.2'] } }) },
  error: { 'nothing tried': siteArtifacts({ tls: { ...good, protocols: [] } }) },
  inapplicable: { 'plain http': siteArtifacts({ tls: null }) },
});
