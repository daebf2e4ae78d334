import { unreachedElsewhere } from '../../derive/search/unreached-sitemaps.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-sitemap-absent',
  version: 3,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['sitemaps.org'],
  title: { fail: 'Aucun plan de site XML n’a été trouvé', pass: 'Le site a un plan de site XML' },
  messages: { silent: 'Le plan de site annoncé dans robots.txt ne répond pas' },
  why: 'Les moteurs découvrent plus lentement les pages nouvelles ou peu liées.',
  fix: 'Faire produire le plan de site par l’outil qui gère le site, et l’indiquer dans robots.txt par une ligne Sitemap.',
  advice: {
    silent: {
      fix: 'Publier le plan de site à l’adresse que robots.txt annonce, ou y corriger la ligne Sitemap.',
    },
  },
  artifacts: ['site', 'robots', 'sitemaps'],
  evaluate({ site, robots, sitemaps }) {
    if (sitemaps.some(({ status }) => status >= 200 && status < 300)) return { status: 'pass' };
    if (unreachedElsewhere(sitemaps, site.siteDomain).length > 0)
      return {
        status: 'untested',
        reason: 'le plan de site annoncé est sur un autre serveur, qui n’a pas pu être joint',
      };
    const asked =
      robots.sitemaps.length > 0
        ? robots.sitemaps
        : ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml'].map((path) => `${site.origin}${path}`);
    return {
      status: 'fail',
      ...(robots.sitemaps.length > 0 && { message: 'silent' as const }),
      occurrences: 1,
      evidence: asked.slice(0, 5).map((url) => {
        const status = sitemaps.find((sitemap) => sitemap.url === url)?.status;
        return { type: 'request', url, ...(status ? { status } : {}), note: 'aucun plan de site' };
      }),
    };
  },
});
