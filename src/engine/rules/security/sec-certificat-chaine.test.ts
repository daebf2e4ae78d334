import type { TlsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-certificat-chaine.ts';

const good = siteArtifacts().tls as TlsFacts;
const untrusted = (trustError: string) =>
  siteArtifacts({ tls: { ...good, trusted: false, trustError, chainLength: 1 } });

ruleCases(rule, {
  pass: { 'a trusted chain': siteArtifacts(), 'an expired certificate': untrusted('CERT_HAS_EXPIRED') },
  fail: {
    'the intermediate is missing': untrusted('UNABLE_TO_VERIFY_LEAF_SIGNATURE'),
    'its issuer is missing': untrusted('UNABLE_TO_GET_ISSUER_CERT_LOCALLY'),
  },
  inapplicable: { 'plain http': siteArtifacts({ tls: null }) },
});
