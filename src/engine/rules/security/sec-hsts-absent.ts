import { headerValue } from '../../derive/headers.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-hsts-absent',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: ['RFC 6797', 'ANSSI'],
  title: {
    fail: 'Le site n’impose pas HTTPS aux navigateurs (HSTS absent)',
    pass: 'Le site impose HTTPS aux navigateurs (HSTS)',
  },
  why: 'Sans HSTS, la première visite peut être détournée vers une version non chiffrée du site.',
  fix: 'Envoyer l’en-tête Strict-Transport-Security: max-age=31536000; includeSubDomains sur toutes les réponses HTTPS.',
  artifacts: ['site', 'httpsProbe'],
  evaluate({ httpsProbe }) {
    if (httpsProbe.status === 0) return { status: 'inapplicable', reason: 'le site ne répond pas en HTTPS' };
    const value = headerValue(httpsProbe.headers, 'strict-transport-security');
    if (value !== null && /max-age\s*=\s*"?\d/i.test(value)) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: [{ type: 'header', url: httpsProbe.url, name: 'strict-transport-security', value }],
    };
  },
});
