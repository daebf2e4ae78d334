import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-robots-absent',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RFC 9309' }],
  title: { fail: 'Le site n’a pas de fichier robots.txt', pass: 'Le site a un fichier robots.txt' },
  why: 'Les moteurs visitent alors tout le site, et rien ne leur indique le plan de site.',
  fix: 'Créer à la racine un fichier robots.txt qui nomme le plan de site, par exemple : Sitemap: https://www.exemple.fr/sitemap.xml.',
  artifacts: ['robots'],
  evaluate({ robots }) {
    if (robots.status === 0) return { status: 'untested', reason: 'pas de réponse' };
    if (robots.status >= 200 && robots.status < 300) return { status: 'pass' };
    if (robots.status >= 500)
      return { status: 'inapplicable', reason: 'le serveur répond en erreur : voir les pages fermées' };
    return {
      status: 'fail',
      evidence: [{ type: 'request', url: robots.url, status: robots.status }],
    };
  },
});
