import { hstsOf } from '../../derive/http/hsts.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-hsts-absent',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: ['Observatory HSTS', 'ANSSI', 'RFC 6797'],
  parent: 'sec-https-absent',
  title: {
    fail: 'Le site n’impose pas HTTPS aux navigateurs (HSTS absent)',
    pass: 'Le site impose HTTPS aux navigateurs (HSTS)',
  },
  why: 'Sans cette consigne, un attaquant présent sur le réseau (Wi-Fi public par exemple) peut ramener un visiteur déjà venu vers une version non chiffrée du site.',
  fix: 'Envoyer l’en-tête Strict-Transport-Security: max-age=31536000; includeSubDomains sur toutes les réponses HTTPS.',
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
