import { cookieNote, ownCookies } from '../../derive/trackers/cookies.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-cookie-samesite',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Observatory cookies' }],
  title: {
    fail: 'Des cookies du site n’ont pas d’attribut SameSite, ou sont refusés avec SameSite=None',
    pass: 'Les cookies du site ont un attribut SameSite',
  },
  why: 'SameSite dit si le cookie accompagne les demandes venues d’un autre site. Sans lui, chaque navigateur applique sa propre règle : un autre site peut parfois agir au nom de votre visiteur connecté. Avec « None » sans Secure, le cookie est refusé.',
  fix: 'Ajouter SameSite=Lax à chaque cookie du site (Strict pour les plus sensibles ; None, avec Secure, seulement s’il doit servir dans un autre site).',
  unread: 'alone',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const cookies = ownCookies(pages);
    if (cookies.length === 0) return { status: 'inapplicable', reason: 'aucun cookie du site' };
    const loose = cookies.filter(
      ({ sameSite, secure }) => sameSite === null || (sameSite === 'None' && !secure),
    );
    if (loose.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: loose.map((cookie) => ({
        type: 'cookie',
        name: cookie.name,
        domain: cookie.domain,
        note:
          cookie.sameSite === null ? `SameSite absent, ${cookieNote(cookie)}` : 'SameSite=None sans Secure',
      })),
    };
  },
});
