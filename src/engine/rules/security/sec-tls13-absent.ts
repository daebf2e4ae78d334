import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-tls13-absent',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'authority', title: 'ANSSI TLS' }],
  parent: 'sec-https-absent',
  title: {
    fail: 'Le serveur ne propose pas TLS 1.3',
    pass: 'Le serveur propose TLS 1.3',
  },
  why: 'TLS 1.3 est la version la plus sûre du chiffrement et ouvre les pages plus vite, car la connexion demande un échange de moins.',
  fix: 'Activer TLS 1.3 dans le réglage du serveur, ou passer à une version plus récente de celui-ci.',
  artifacts: ['tls'],
  evaluate({ tls }) {
    if (tls === null) return { status: 'inapplicable', reason: 'le site n’a pas de certificat' };
    if (tls.protocols.length === 0)
      return { status: 'untested', reason: 'aucune version de TLS n’a pu être essayée' };
    if (tls.protocols.includes('TLSv1.3')) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: [
        { type: 'value', label: 'Versions acceptées', value: tls.protocols.join(', '), expected: 'TLSv1.3' },
      ],
    };
  },
});
