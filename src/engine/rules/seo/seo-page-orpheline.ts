import { identityOf } from '../../address/page-url.ts';
import { linkedIdentities } from '../../derive/page/page-graph.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const seenEnough = threshold(0.5, {
  ours: 'Below this share of the sitemap visited, pages without a link to them are only pages not seen yet',
});

export default defineSiteRule({
  id: 'seo-page-orpheline',
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'ours', title: 'Convention du référencement' }],
  title: {
    fail: 'Aucun lien du site ne mène à des pages du plan de site',
    pass: 'Des liens mènent à toutes les pages du plan de site',
  },
  why: 'Un visiteur ne peut pas trouver ces pages, et les moteurs les jugent sans importance.',
  fix: 'Lier chaque page depuis sa rubrique, ou la retirer si elle ne sert plus.',
  unread: 'complete',
  artifacts: ['pages', 'site', 'sitemaps'],
  evaluate({ pages, site, sitemaps }) {
    const listed = [...new Set(sitemaps.filter(({ kind }) => kind !== 'index').flatMap(({ urls }) => urls))];
    // Links of pages that were not chosen may lead there.
    if (listed.length === 0 || site.scope !== 'site')
      return { status: 'inapplicable', reason: 'aucun plan de site à comparer' };
    const visited = new Set(pages.map(({ url }) => identityOf(url)));
    const home = pages.filter(({ isHome }) => isHome).map(({ url }) => identityOf(url));
    const seen = listed.filter((url) => visited.has(identityOf(url)));
    if (!site.crawlComplete && seen.length / listed.length < seenEnough)
      return { status: 'inapplicable', reason: 'une trop petite part du site a été visitée' };
    const linked = linkedIdentities(pages);
    const orphans = seen.filter((url) => !linked.has(identityOf(url)) && !home.includes(identityOf(url)));
    if (orphans.length === 0) return { status: 'pass' };
    return {
      status: site.crawlComplete ? 'fail' : 'review',
      pages: orphans,
      evidence: orphans.map((url) => ({ type: 'page', url, note: 'aucun lien n’y mène' })),
    };
  },
});
