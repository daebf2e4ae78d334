import { hstsOf } from '../../derive/http/hsts.ts';
import { visitedOverHttps } from '../../derive/http/https.ts';
import { cookieNote, isSessionCookie, ownCookies } from '../../derive/trackers/cookies.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-cookie-secure',
  version: 2,
  // For a session; another cookie is no secret (`mineur`), and HSTS keeps browsers from sending either in clear (one less).
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'vendor', title: 'Observatory cookies' },
    { kind: 'authority', title: 'CNIL' },
  ],
  title: {
    fail: 'Des cookies du site peuvent circuler en clair (attribut Secure absent)',
    pass: 'Les cookies du site ne circulent que chiffrés (attribut Secure)',
  },
  why: 'Un cookie sans cet attribut est aussi envoyé sur une connexion non chiffrée : il suffit d’une adresse http:// pour qu’il soit lu sur le réseau.',
  fix: 'Ajouter l’attribut Secure à chaque cookie du site, dans le réglage du logiciel ou du serveur.',
  unread: 'alone',
  artifacts: ['site', 'pages', 'httpsProbe'],
  evaluate({ site, pages, httpsProbe }) {
    if (!visitedOverHttps({ site, pages }))
      return {
        status: 'inapplicable',
        reason: 'le site n’est pas en HTTPS : l’attribut Secure y serait sans effet',
      };
    const cookies = ownCookies(pages);
    if (cookies.length === 0) return { status: 'inapplicable', reason: 'aucun cookie du site' };
    const clear = cookies.filter((cookie) => !cookie.secure);
    if (clear.length === 0) return { status: 'pass' };
    const isSession = clear.some(({ name }) => isSessionCookie(name));
    const isKept = (hstsOf(httpsProbe.headers)?.maxAgeSeconds ?? 0) > 0;
    return {
      status: 'fail',
      severity: isSession ? (isKept ? 'mineur' : 'majeur') : isKept ? 'info' : 'mineur',
      evidence: clear.map((cookie) => ({
        type: 'cookie' as const,
        name: cookie.name,
        domain: cookie.domain,
        note: cookieNote(cookie),
      })),
    };
  },
});
