import { cookieNote, isSessionCookie, ownCookies } from '../../derive/trackers/cookies.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-cookie-httponly',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Observatory cookies' }],
  title: {
    fail: 'Un cookie de session peut être lu par les scripts (attribut HttpOnly absent)',
    pass: 'Les cookies de session sont hors de portée des scripts (HttpOnly)',
  },
  why: 'Ce cookie vaut mot de passe pendant la visite. Lisible par un script, il peut être volé par une faille de la page ou par un service tiers, et le compte avec lui.',
  fix: 'Ajouter l’attribut HttpOnly aux cookies de session, dans le réglage du logiciel ou du serveur.',
  unread: 'alone',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const sessions = ownCookies(pages).filter((cookie) => isSessionCookie(cookie.name));
    if (sessions.length === 0) return { status: 'inapplicable', reason: 'aucun cookie de session' };
    const readable = sessions.filter((cookie) => !cookie.httpOnly);
    if (readable.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: readable.map((cookie) => ({
        type: 'cookie',
        name: cookie.name,
        domain: cookie.domain,
        note: cookieNote(cookie),
      })),
    };
  },
});
