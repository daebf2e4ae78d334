import { identityOf } from '../../address/page-url.ts';
import { depthsOf } from '../../derive/page/page-graph.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const deepest = threshold(3, { ours: 'the habit of the trade: three clicks from the home page' });

export default defineSiteRule({
  id: 'seo-profondeur',
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'ours', title: 'Convention du référencement' }],
  title: {
    fail: 'Des pages sont à plus de trois clics de l’accueil',
    pass: 'Les pages visitées sont à trois clics de l’accueil au plus',
  },
  why: 'Plus une page est loin de l’accueil, moins les visiteurs la trouvent. Trois clics est un repère d’usage, pas une règle des moteurs.',
  fix: 'Lier ces pages depuis une rubrique ou une page d’entrée plus proche de l’accueil.',
  unread: 'complete',
  artifacts: ['pages', 'site'],
  evaluate({ pages, site }) {
    const depths = depthsOf(pages);
    if (pages.length < 2 || depths.size < 2)
      return { status: 'inapplicable', reason: 'une seule page atteinte par des liens' };
    const wrong = pages.flatMap((page) => {
      const depth = depths.get(identityOf(page.url)) ?? 0;
      return depth > deepest ? [{ url: page.url, depth }] : [];
    });
    if (wrong.length === 0) return { status: 'pass' };
    return {
      // A page that was not visited may be a shorter way.
      status: site.crawlComplete ? 'fail' : 'review',
      occurrences: wrong.length,
      pages: wrong.map(({ url }) => url),
      evidence: wrong
        .sort((a, b) => b.depth - a.depth)
        .map(({ url, depth }) => ({ type: 'page', url, note: `${depth} clics depuis l’accueil` })),
    };
  },
});
