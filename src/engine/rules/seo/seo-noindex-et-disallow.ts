import { isAllowed } from '../../address/robots.ts';
import { isKeptOut } from '../../derive/search/indexing.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-noindex-et-disallow',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Google Search Central, noindex' }],
  title: {
    fail: 'Des pages à cacher (noindex) sont aussi fermées par robots.txt',
    pass: 'Aucune page n’est à la fois noindex et fermée par robots.txt',
  },
  why: 'Le moteur n’a pas le droit d’ouvrir ces pages : il ne lira jamais la consigne noindex, et peut les garder dans ses résultats.',
  fix: 'Retirer la ligne Disallow de robots.txt et garder noindex, le temps que les pages disparaissent des résultats.',
  unread: 'alone',
  artifacts: ['site', 'pages', 'robots'],
  evaluate({ site, pages, robots }) {
    const hidden = pages.filter((page) => URL.parse(page.url)?.origin === site.origin && isKeptOut(page));
    if (hidden.length === 0 || robots.groups.length === 0)
      return { status: 'inapplicable', reason: 'aucune page noindex parmi les pages visitées' };
    const wrong = hidden.filter((page) => !isAllowed(robots, page.url, 'googlebot'));
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      pages: wrong.map((page) => page.url),
      evidence: wrong.map((page) => ({ type: 'page', url: page.url, note: 'noindex et Disallow' })),
    };
  },
});
