import { isAllowed } from '../../address/robots.ts';
import { isVisitorsOwn } from '../../derive/search/indexing.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-robots-bloque-page',
  version: 2,
  severity: 'bloquant',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RFC 9309' }],
  title: {
    fail: 'Le fichier robots.txt ferme des pages importantes aux moteurs de recherche',
    pass: 'Le fichier robots.txt laisse les moteurs lire les pages du menu et du plan de site',
  },
  messages: { error: 'Le fichier robots.txt répond en erreur : les moteurs s’interdisent tout le site' },
  why: 'Les moteurs ne lisent pas ces pages, pourtant proposées dans le menu ou dans le plan de site : elles n’apparaîtront pas, ou sans description.',
  fix: 'Retirer du fichier robots.txt les lignes Disallow qui couvrent ces pages.',
  advice: {
    error: {
      why: 'Tant que ce fichier répond par une erreur de serveur, les moteurs s’abstiennent de lire le site.',
      fix: 'Faire répondre robots.txt avec son contenu, ou par 404 s’il n’existe pas.',
    },
  },
  unread: 'alone',
  artifacts: ['site', 'robots', 'pages', 'sitemaps'],
  evaluate({ site, robots, pages, sitemaps }) {
    // RFC 9309 §2.3.1.4: a server in error forbids everything. It may be passing: not blocking by itself.
    if (robots.status >= 500)
      return {
        status: 'fail',
        message: 'error',
        severity: 'majeur',
        evidence: [{ type: 'request', url: robots.url, status: robots.status }],
      };
    if (robots.groups.length === 0)
      return { status: 'inapplicable', reason: 'aucune consigne dans robots.txt' };
    const fromMenu = pages.flatMap((page) =>
      page.links.filter((link) => link.region === 'nav' && !isVisitorsOwn(link.url)).map((link) => link.url),
    );
    const candidates = [site.startUrl, ...fromMenu, ...sitemaps.flatMap((sitemap) => sitemap.urls)];
    const own = [...new Set(candidates)].filter((url) => URL.parse(url)?.origin === site.origin);
    const blocked = own.filter((url) => !isAllowed(robots, url, 'googlebot'));
    if (blocked.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: blocked.map((url) => ({ type: 'page', url, note: 'interdite par robots.txt' })),
    };
  },
});
