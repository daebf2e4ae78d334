import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-certificat-chaine',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'ours', title: 'bonne pratique' }],
  parent: 'sec-https-absent',
  title: {
    fail: 'Le serveur n’envoie pas la chaîne de certificats complète',
    pass: 'Le serveur envoie la chaîne de certificats complète',
  },
  why: 'Il manque le certificat intermédiaire qui relie le vôtre à une autorité reconnue. Certains navigateurs le retrouvent seuls, mais des téléphones, applications et robots refusent la connexion.',
  fix: 'Installer le fichier complet fourni par l’autorité (souvent nommé « fullchain »), et non le seul certificat du site.',
  artifacts: ['tls'],
  evaluate({ tls }) {
    if (tls === null) return { status: 'inapplicable', reason: 'le site n’a pas de certificat' };
    if (!/UNABLE_TO_(?:VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT)/.test(tls.trustError ?? ''))
      return { status: 'pass' };
    return {
      status: 'fail',
      evidence: [
        { type: 'value', label: 'Erreur de vérification', value: tls.trustError ?? '' },
        {
          type: 'value',
          label: 'Certificats envoyés',
          value: String(tls.chainLength),
          expected: '2 ou plus',
        },
      ],
    };
  },
});
