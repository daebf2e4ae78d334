import type { TlsFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-certificat-expire.ts';

const good = siteArtifacts().tls as TlsFacts;
const withTls = (changes: Partial<TlsFacts>) =>
  siteArtifacts({ tls: { ...good, trusted: false, ...changes } });

ruleCases(rule, {
  'a trusted certificate': { artifacts: siteArtifacts(), verdict: 'pass' },
  'an incomplete chain is another rule’s matter': {
    artifacts: withTls({
      trustError: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    }),
    verdict: 'pass',
  },
  expired: {
    artifacts: withTls({ trustError: 'CERT_HAS_EXPIRED', validTo: '2026-10-01T00:00:00.000Z' }),
    verdict: 'fail',
    title: 'Le certificat du site a expiré le 1er octobre 2026',
    evidence: [
      { type: 'value', label: 'Erreur de vérification', value: 'CERT_HAS_EXPIRED' },
      { type: 'value', label: 'Noms du certificat', value: 'www.exemple.fr', expected: 'www.exemple.fr' },
      { type: 'value', label: 'Fin de validité', value: '1er octobre 2026 à 02:00' },
    ],
  },
  'another name': {
    artifacts: withTls({ trustError: 'ERR_TLS_CERT_ALTNAME_INVALID', names: ['autre.fr'] }),
    verdict: 'fail',
    title: 'Le certificat du site a été émis pour un autre nom',
    evidence: [
      { type: 'value', label: 'Erreur de vérification', value: 'ERR_TLS_CERT_ALTNAME_INVALID' },
      { type: 'value', label: 'Noms du certificat', value: 'autre.fr', expected: 'www.exemple.fr' },
      { type: 'value', label: 'Fin de validité', value: '1er mars 2027 à 01:00' },
    ],
  },
  'self-signed': {
    artifacts: withTls({ trustError: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
    verdict: 'fail',
    title: 'Le certificat du site n’est pas reconnu par les navigateurs',
    evidence: [
      { type: 'value', label: 'Erreur de vérification', value: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
      { type: 'value', label: 'Noms du certificat', value: 'www.exemple.fr', expected: 'www.exemple.fr' },
      { type: 'value', label: 'Fin de validité', value: '1er mars 2027 à 01:00' },
    ],
  },
  'a root we do not know, while the browser loaded the page': {
    artifacts: withTls({
      trustError: 'SELF_SIGNED_CERT_IN_CHAIN',
    }),
    verdict: 'review',
    title: 'Le certificat du site n’est pas reconnu par les navigateurs : à vérifier',
    evidence: [
      { type: 'value', label: 'Erreur de vérification', value: 'SELF_SIGNED_CERT_IN_CHAIN' },
      { type: 'value', label: 'Noms du certificat', value: 'www.exemple.fr', expected: 'www.exemple.fr' },
      { type: 'value', label: 'Fin de validité', value: '1er mars 2027 à 01:00' },
    ],
  },
  'plain http': {
    artifacts: siteArtifacts({ tls: null }),
    verdict: 'inapplicable',
    reason: 'le site n’a pas de certificat',
  },
});
