import { listOf } from '#contract/french.ts';
import { defineSiteRule } from '../../rule.ts';

const retired: Readonly<Record<string, string>> = {
  TLSv1: 'TLS 1.0',
  'TLSv1.0': 'TLS 1.0',
  'TLSv1.1': 'TLS 1.1',
};

export default defineSiteRule({
  id: 'sec-tls-obsolete',
  version: 2,
  // Not more: browsers refuse these versions, only old devices still use them.
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'authority', title: 'ANSSI TLS' },
    { kind: 'standard', title: 'RFC 8996' },
  ],
  parent: 'sec-https-absent',
  title: {
    fail: 'Le serveur accepte encore un chiffrement retiré ({versions})',
    pass: 'Les chiffrements retirés (TLS 1.0 et 1.1) sont refusés',
  },
  why: 'Les navigateurs actuels refusent TLS 1.0 et 1.1. Seuls des appareils anciens s’y connectent encore, sans protection sûre ; les normes (RFC 8996, guide TLS de l’ANSSI) demandent de les refuser.',
  fix: 'Dans le réglage du serveur ou chez l’hébergeur, n’accepter que TLS 1.2 et TLS 1.3.',
  artifacts: ['tls'],
  evaluate({ tls }) {
    if (tls === null) return { status: 'inapplicable', reason: 'le site n’a pas de certificat' };
    if (tls.protocols.length === 0)
      return { status: 'untested', reason: 'aucune version de TLS n’a pu être essayée' };
    const versions = tls.protocols.flatMap((version) => retired[version] ?? []);
    if (versions.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      values: { versions: listOf(versions) },
      evidence: [
        {
          type: 'value',
          label: 'Versions acceptées',
          value: tls.protocols.join(', '),
          expected: 'TLS 1.2 et TLS 1.3',
        },
      ],
    };
  },
});
