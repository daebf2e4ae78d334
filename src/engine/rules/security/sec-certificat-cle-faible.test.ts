import type { TlsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-certificat-cle-faible.ts';

const good = siteArtifacts().tls as TlsFacts;
const key = (keyType: string, keyBits: number | null) =>
  siteArtifacts({ tls: { ...good, keyType, keyBits } });

ruleCases(rule, {
  'EC 256': { artifacts: key('EC prime256v1', 256), verdict: 'pass' },
  'RSA 2048': { artifacts: key('RSA', 2048), verdict: 'pass' },
  'RSA 4096': { artifacts: key('RSA', 4096), verdict: 'pass' },
  Ed25519: { artifacts: key('ED25519', 253), verdict: 'pass' },
  'RSA 1024': {
    artifacts: key('RSA', 1024),
    verdict: 'fail',
    title: 'La clé du certificat est trop courte (1024 bits)',
    evidence: [
      { type: 'value', label: 'Clé du certificat', value: 'RSA 1024 bits', expected: '2048 bits ou plus' },
    ],
  },
  'EC 192': {
    artifacts: key('EC', 192),
    verdict: 'fail',
    title: 'La clé du certificat est trop courte (192 bits)',
    evidence: [
      { type: 'value', label: 'Clé du certificat', value: 'EC 192 bits', expected: '256 bits ou plus' },
    ],
  },
  'unknown size': { artifacts: key('RSA', null), verdict: 'error', reason: 'clé non communiquée' },
  'unknown kind': { artifacts: key('', 253), verdict: 'error', reason: 'clé non communiquée' },
  'plain http': {
    artifacts: siteArtifacts({ tls: null }),
    verdict: 'inapplicable',
    reason: 'le site n’a pas de certificat',
  },
  'a bit less': {
    artifacts: key('RSA', 2047),
    verdict: 'fail',
    title: 'La clé du certificat est trop courte (2047 bits)',
    evidence: [
      { type: 'value', label: 'Clé du certificat', value: 'RSA 2047 bits', expected: '2048 bits ou plus' },
    ],
  },
});
