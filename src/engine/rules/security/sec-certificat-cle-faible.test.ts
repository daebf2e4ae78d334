import type { TlsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-certificat-cle-faible.ts';

const good = siteArtifacts().tls as TlsFacts;
const key = (keyType: string, keyBits: number | null) =>
  siteArtifacts({ tls: { ...good, keyType, keyBits } });

ruleCases(rule, {
  pass: {
    'EC 256': key('EC prime256v1', 256),
    'RSA 2048': key('RSA', 2048),
    'RSA 4096': key('RSA', 4096),
    Ed25519: key('ED25519', 253),
  },
  fail: { 'RSA 1024': key('RSA', 1024), 'EC 192': key('EC', 192) },
  error: { 'unknown size': key('RSA', null), 'unknown kind': key('', 253) },
  inapplicable: { 'plain http': siteArtifacts({ tls: null }) },
});
