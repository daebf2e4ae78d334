import { bare, siteMapPages } from '../../derive/page/site-aids.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const enough = threshold(0.8, { ours: 'a site map need not name what menus of sections name' });

export default defineSiteRule({
  id: 'rgaa-plan-site-couverture',
  version: 2,
  severity: 'info',
  automation: 'revue',
  effort: 2,
  references: [{ kind: 'standard', title: 'RGAA 12.3.1' }],
  rgaa: ['12.3.1'],
  title: {
    fail: 'Le plan du site semble incomplet : à vérifier',
    pass: 'Le plan du site reprend les rubriques du menu',
  },
  why: 'Des rubriques du menu n’y figurent pas : qui s’appuie sur le plan ne les trouvera pas.',
  fix: 'Compléter le plan avec toutes les rubriques, de préférence automatiquement.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const [map] = siteMapPages(pages);
    const home = pages.find((page) => page.isHome);
    if (!map || !home) return { status: 'inapplicable', reason: 'pas de page plan du site' };
    const sections = new Map(
      home.links
        .filter(
          ({ region, url }) =>
            region === 'nav' && url.startsWith(`${site.origin}/`) && bare(url) !== bare(home.url),
        )
        .map(({ url, text }) => [bare(url), text]),
    );
    if (sections.size === 0) return { status: 'inapplicable', reason: 'pas de menu à comparer' };
    const listed = new Set(map.links.map(({ url }) => bare(url)));
    const missing = [...sections].filter(([url]) => !listed.has(url) && url !== bare(map.url));
    if (1 - missing.length / sections.size >= enough) return { status: 'pass' };
    return {
      status: 'review',
      pages: [map.url],
      evidence: missing.map(([url, text]) => ({ type: 'page', url, note: `« ${text} » absent du plan` })),
      occurrences: missing.length,
    };
  },
});
