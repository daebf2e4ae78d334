import { hstsOf } from '../../derive/http/hsts.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-hsts-absent',
  version: 2,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'vendor', title: 'Observatory HSTS' },
    { kind: 'authority', title: 'ANSSI' },
    { kind: 'standard', title: 'RFC 6797 §11.4' },
  ],
  parent: 'sec-https-absent',
  title: {
    fail: 'Le site n’impose pas HTTPS aux navigateurs (HSTS absent)',
    pass: 'Le site impose HTTPS aux navigateurs (HSTS)',
  },
  why: 'Sans cette consigne, un attaquant présent sur le réseau (Wi-Fi public par exemple) peut ramener un visiteur déjà venu vers une version non chiffrée du site.',
  fix: 'Envoyer l’en-tête Strict-Transport-Security: max-age=300 sur toutes les réponses HTTPS puis, sans incident, allonger la durée jusqu’à un an (max-age=31536000). N’ajouter includeSubDomains qu’une fois tous les sous-domaines en HTTPS (webmail, intranet, extranet) ; l’inscription « preload » est une décision à part, difficile à défaire.',
  artifacts: ['httpsProbe'],
  evaluate({ httpsProbe }) {
    if (httpsProbe.status === 0) return { status: 'inapplicable', reason: 'le site ne répond pas en HTTPS' };
    const hsts = hstsOf(httpsProbe.headers);
    if (hsts && hsts.maxAgeSeconds !== null) return { status: 'pass' };
    const { url } = httpsProbe;
    return {
      status: 'fail',
      evidence: [{ type: 'header', url, name: 'strict-transport-security', value: hsts?.value ?? null }],
    };
  },
});
