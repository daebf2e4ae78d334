import type { PageFacts } from '../../artifacts.ts';
import { canonicalIdentityOf } from '../../derive/search/canonical.ts';
import { isKeptOut } from '../../derive/search/indexing.ts';
import { isNearlySame, shingleOverlap } from '../../derive/text/simhash.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const fewestWords = threshold(80, { ours: 'shorter texts look alike by their frame' });
const confirmed = threshold(0.8, {
  ours: 'Jaccard index of the 3-word shingles that confirms what the hashes suggest',
});
const comparedPages = 400;

export default defineSiteRule({
  id: 'seo-contenu-duplique',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'vendor', title: 'Google Search Central, contenus dupliqués' }],
  title: {
    fail: 'Des pages ont presque le même contenu',
    pass: 'Les pages visitées ont chacune leur contenu',
  },
  why: 'Les moteurs n’en retiennent qu’une, et pas toujours la bonne ; vos pages se font concurrence.',
  fix: 'Fusionner ces pages, ou désigner la principale dans la balise canonical des autres.',
  unread: 'complete',
  artifacts: ['pages', 'site'],
  evaluate({ pages, site }) {
    const rich = pages
      .filter((page) => page.wordCount >= fewestWords && !isKeptOut(page))
      .slice(0, comparedPages);
    if (rich.length < 2) return { status: 'inapplicable', reason: 'moins de deux pages assez fournies' };
    const pairs = rich.flatMap((a, index) =>
      rich
        .slice(index + 1)
        .filter((b) => isTwin(a, b))
        .map((b) => [a, b] as const),
    );
    if (pairs.length === 0) return { status: 'pass' };
    return {
      status: site.crawlComplete ? 'fail' : 'review',
      pages: [...new Set(pairs.flat().map((page) => page.url))],
      evidence: pairs.map(([a, b]) => ({ type: 'page', url: a.url, note: `presque identique à ${b.url}` })),
    };
  },
});

function isTwin(a: PageFacts, b: PageFacts): boolean {
  if (canonicalIdentityOf(a) === canonicalIdentityOf(b)) return false;
  if (a.lang.slice(0, 2) !== b.lang.slice(0, 2)) return false;
  return isNearlySame(a.simhash, b.simhash) && shingleOverlap(a.text, b.text) >= confirmed;
}
