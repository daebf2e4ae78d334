import { identityOf } from '../../address/page-url.ts';
import { canonicalIdentityOf } from '../../derive/search/canonical.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-hreflang-sans-retour',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'vendor', title: 'Google Search Central, hreflang' }],
  title: {
    fail: 'Des versions de langue ne se répondent pas (hreflang sans retour)',
    pass: 'Les versions de langue se répondent (hreflang)',
  },
  why: 'Quand une page annonce une traduction qui ne l’annonce pas en retour, les moteurs ignorent les deux : le visiteur tombe sur la mauvaise langue.',
  fix: 'Sur chaque version, lister toutes les versions, y compris elle-même.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const declaring = pages.filter((page) => page.hreflang.length > 0);
    if (declaring.length === 0) return { status: 'inapplicable', reason: 'aucune balise hreflang' };
    const targets = new Map(
      pages.map((page) => [identityOf(page.url), new Set(page.hreflang.map(({ url }) => identityOf(url)))]),
    );
    const wrong = declaring.flatMap((page) => {
      const self = identityOf(page.url);
      // A page that names another canonical speaks for that one.
      if (canonicalIdentityOf(page) !== self) return [];
      const missingSelf = targets.get(self)?.has(self) ? [] : [{ page, target: page.url, self: true }];
      const silent = page.hreflang
        .filter(({ url }) => targets.get(identityOf(url))?.has(self) === false)
        .map(({ url }) => ({ page, target: url, self: false }));
      return [...missingSelf, ...silent];
    });
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      pages: [...new Set(wrong.map(({ page }) => page.url))],
      evidence: wrong.map(({ page, target, self }) => ({
        type: 'page',
        url: page.url,
        note: self ? 'ne se cite pas elle-même' : `annonce ${target}, qui ne l’annonce pas en retour`,
      })),
    };
  },
});
