import type { Evidence } from '#contract/report.ts';
import { identityOf } from '../../address/page-url.ts';
import type { PageFacts } from '../../artifacts.ts';
import { bare } from '../../derive/page/site-aids.ts';
import { isKeptOut } from '../../derive/search/indexing.ts';
import { simhashDistance } from '../../derive/text/simhash.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const share = threshold(0.3, {
  ours: 'Above this share of the inner pages, the site says that it has one page',
});
const enoughWords = threshold(80, { ours: 'Under this many words a simhash says little' });
const farApart = threshold(16, {
  ours: 'Bits apart, of 64: texts with nothing to do with each other are some thirty apart',
});

export default defineSiteRule({
  id: 'seo-canonique-accueil',
  version: 3,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Google Search Central, canonical' }],
  title: {
    fail: 'Des pages se déclarent copies de l’accueil (adresse canonique)',
    pass: 'Les pages ne se déclarent pas copies d’une autre',
  },
  messages: {
    home: 'L’accueil demande aux moteurs de montrer une autre page à sa place',
    another: 'Des pages se déclarent copies d’une autre, qui dit autre chose',
  },
  why: 'Les moteurs prennent ces pages pour des copies, et ne montrent plus que celle que leur adresse canonique désigne.',
  fix: 'Donner à chaque page sa propre adresse canonique.',
  advice: {
    home: {
      why: 'Les moteurs peuvent retirer l’accueil de leurs résultats, et montrer la page que son adresse canonique désigne.',
      fix: 'Donner à l’accueil sa propre adresse comme adresse canonique.',
    },
  },
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const inner = pages.filter((page) => !page.isHome && page.canonical !== '');
    const home = identityOf(site.origin);
    const copies = inner.filter(
      (page) => identityOf(page.canonical) === home && identityOf(page.url) !== home,
    );
    const others = namingAnother(pages, home);
    const first = others.find(({ isHome }) => isHome);
    if (first) return { status: 'fail', message: 'home', ...proofOf([first]) };
    if (inner.length >= 2 && copies.length / inner.length > share)
      return { status: 'fail', ...proofOf(copies) };
    if (others.length > 0) {
      // One page may give way to another by choice; several that name the same one were copied with its tag.
      const isCopied = new Set(others.map(({ canonical }) => identityOf(canonical))).size < others.length;
      return { status: isCopied ? 'fail' : 'review', message: 'another', ...proofOf(others) };
    }
    return inner.length < 2
      ? { status: 'inapplicable', reason: 'moins de deux pages intérieures avec adresse canonique' }
      : { status: 'pass' };
  },
});

/** Pages open to engines that name another page that was read, with another title and another text. */
function namingAnother(pages: readonly PageFacts[], home: string): PageFacts[] {
  const read = new Map(pages.map((page) => [identityOf(page.url), page]));
  return pages.filter((page) => {
    const named = identityOf(page.canonical);
    const target = read.get(named);
    if (page.canonical === '' || !target || target === page || named === home) return false;
    if (page.status !== 200 || target.status !== 200 || isKeptOut(page)) return false;
    // A sorted list, its next pages, a variant of a product, the first of several languages.
    if (`${bare(page.url)}/`.startsWith(`${bare(target.url)}/`)) return false;
    if (page.hreflang.some(({ url }) => identityOf(url) === named)) return false;
    return (
      page.title !== target.title &&
      Math.min(page.wordCount, target.wordCount) >= enoughWords &&
      simhashDistance(page.simhash, target.simhash) >= farApart
    );
  });
}

function proofOf(wrong: readonly PageFacts[]): { readonly pages: string[]; readonly evidence: Evidence[] } {
  return {
    pages: wrong.map((page) => page.url),
    evidence: wrong.map((page) => ({
      type: 'value',
      label: page.url,
      value: page.canonical,
      expected: page.url,
    })),
  };
}
