import { visitedOverHttps } from '../../derive/http/https.ts';
import { cookieNote, ownCookies } from '../../derive/trackers/cookies.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-cookie-secure',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: ['Observatory cookies', 'CNIL'],
  title: {
    fail: 'Des cookies du site peuvent circuler en clair (attribut Secure absent)',
    pass: 'Les cookies du site ne circulent que chiffrés (attribut Secure)',
  },
  why: 'Un cookie sans cet attribut est aussi envoyé sur une connexion non chiffrée : il suffit d’une adresse http:// pour qu’il soit lu sur le réseau.',
  fix: 'Ajouter l’attribut Secure à chaque cookie du site, dans le réglage du logiciel ou du serveur.',
  unread: 'alone',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    if (!visitedOverHttps({ site, pages }))
      return {
        status: 'inapplicable',
        reason: 'le site n’est pas en HTTPS : l’attribut Secure y serait sans effet',
      };
    const cookies = ownCookies(pages);
    if (cookies.length === 0) return { status: 'inapplicable', reason: 'aucun cookie du site' };
    const clear = cookies.filter((cookie) => !cookie.secure);
    if (clear.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: clear.map((cookie) => ({
        type: 'cookie' as const,
        name: cookie.name,
        domain: cookie.domain,
        note: cookieNote(cookie),
      })),
    };
  },
});
