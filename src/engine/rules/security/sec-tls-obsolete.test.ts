import type { TlsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-tls-obsolete.ts';

const good = siteArtifacts().tls as TlsFacts;
const versions = (...protocols: string[]) => siteArtifacts({ tls: { ...good, protocols } });

ruleCases(rule, {
  pass: { 'TLS 1.2 and 1.3': versions('TLSv1.2', 'TLSv1.3'), 'TLS 1.3 alone': versions('TLSv1.3') },
  fail: { 'TLS 1.0': versions('TLSv1', 'TLSv1.2'), 'TLS 1.1': versions('TLSv1.1', 'TLSv1.2') },
  error: { 'nothing tried': versions() },
  inapplicable: { 'plain http': siteArtifacts({ tls: null }) },
});
