import { listOf } from '#contract/french.ts';
import { defineSiteRule } from '../../rule.ts';

/** Only the static RSA key exchange is judged: CBC suites with an ephemeral key keep past exchanges secret. */
export default defineSiteRule({
  id: 'sec-tls-sans-pfs',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'authority', title: 'ANSSI TLS' },
    { kind: 'standard', title: 'RFC 9325 §4.1' },
  ],
  parent: 'sec-https-absent',
  title: {
    fail: 'Le serveur accepte un chiffrement sans confidentialité persistante (PFS)',
    pass: 'Tous les chiffrements acceptés protègent aussi les échanges passés',
  },
  why: 'Avec ces suites, qui obtient un jour la clé du serveur peut déchiffrer tous les échanges enregistrés auparavant.',
  fix: 'Dans le réglage TLS du serveur, retirer les suites à échange de clé RSA et ne garder que celles en ECDHE.',
  artifacts: ['tls'],
  evaluate({ tls }) {
    if (tls === null) return { status: 'inapplicable', reason: 'le site n’a pas de certificat' };
    const { staticKeySuites: suites } = tls;
    if (suites === null) return { status: 'untested', reason: 'le serveur n’a pas répondu clairement' };
    if (suites.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: [
        {
          type: 'value',
          label: 'Suites acceptées',
          value: listOf(suites),
          expected: 'ECDHE seulement',
        },
      ],
    };
  },
});
