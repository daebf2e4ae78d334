import { isSessionCookie, ownCookies } from '../../derive/trackers/cookies.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-cookie-prefixe',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'OWASP' }],
  title: {
    fail: 'Le cookie de session est partagé avec tous les sous-domaines',
    pass: 'Le cookie de session est réservé à un seul nom de site',
  },
  why: 'Un sous-domaine mal tenu peut lire ou remplacer ce cookie. Le préfixe __Host- l’interdit dans tous les navigateurs récents.',
  fix: 'Retirer l’attribut Domain du cookie de session et le renommer avec le préfixe __Host-.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const sessions = ownCookies(pages).filter((cookie) => isSessionCookie(cookie.name));
    if (sessions.length === 0) return { status: 'inapplicable', reason: 'aucun cookie de session' };
    const shared = sessions.filter(
      (cookie) => cookie.domain.startsWith('.') || /;\s*domain\s*=\s*[^;\s]/i.test(cookie.raw),
    );
    if (shared.length === 0) return { status: 'pass' };
    return { status: 'fail', evidence: shared.map(({ name, domain }) => ({ type: 'cookie', name, domain })) };
  },
});
