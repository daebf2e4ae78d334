import type { TlsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-certificat-expire.ts';

const good = siteArtifacts().tls as TlsFacts;
const withTls = (changes: Partial<TlsFacts>) =>
  siteArtifacts({ tls: { ...good, trusted: false, ...changes } });

ruleCases(rule, {
  pass: {
    'a trusted certificate': siteArtifacts(),
    'an incomplete chain is another rule’s matter': withTls({
      trustError: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    }),
  },
  fail: {
    expired: withTls({ trustError: 'CERT_HAS_EXPIRED', validTo: '2026-10-01T00:00:00.000Z' }),
    'another name': withTls({ trustError: 'ERR_TLS_CERT_ALTNAME_INVALID', names: ['autre.fr'] }),
    'self-signed': withTls({ trustError: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
  },
  review: {
    'a root we do not know, while the browser loaded the page': withTls({
      trustError: 'SELF_SIGNED_CERT_IN_CHAIN',
    }),
  },
  inapplicable: { 'plain http': siteArtifacts({ tls: null }) },
});
