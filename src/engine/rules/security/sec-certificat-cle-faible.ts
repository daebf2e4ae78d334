import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-certificat-cle-faible',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'authority', title: 'ANSSI TLS' }],
  parent: 'sec-https-absent',
  title: {
    fail: 'La clé du certificat est trop courte ({bits} bits)',
    pass: 'La clé du certificat est assez longue',
  },
  why: 'Une clé courte peut être recalculée par un attaquant, qui se ferait alors passer pour votre site.',
  fix: 'Demander un nouveau certificat avec une clé RSA d’au moins 2 048 bits, ou une clé à courbe elliptique d’au moins 256 bits.',
  artifacts: ['tls'],
  evaluate({ tls }) {
    if (tls === null) return { status: 'inapplicable', reason: 'le site n’a pas de certificat' };
    if (/^ED/i.test(tls.keyType)) return { status: 'pass' };
    const expected = /^EC/i.test(tls.keyType) ? 256 : /^RSA/i.test(tls.keyType) ? 2048 : null;
    if (tls.keyBits === null || expected === null)
      return { status: 'untested', reason: 'clé non communiquée' };
    if (tls.keyBits >= expected) return { status: 'pass' };
    const value = `${tls.keyType} ${tls.keyBits} bits`;
    return {
      status: 'fail',
      values: { bits: tls.keyBits },
      evidence: [{ type: 'value', label: 'Clé du certificat', value, expected: `${expected} bits ou plus` }],
    };
  },
});
