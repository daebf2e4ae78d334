import type { PageFacts } from '../../artifacts.ts';
import { comparablePages } from '../../derive/page/site-aids.ts';
import { pagesProof } from '../../derive/proof.ts';
import { defineSiteRule } from '../../rule.ts';

const fewestLinks = 3;
/** Share of swapped pairs beyond which the menu is really another one. */
const largeShare = 0.2;

function menuOf(page: PageFacts): string[] {
  const urls = page.links
    .filter(({ region, url }) => region === 'nav' && url.startsWith('http'))
    .map(({ url }) => url.replace(/[#?].*$/, '').replace(/\/$/, ''));
  return [...new Set(urls)];
}

/** Share of pairs of common links that come in the other order; null when too few are common. */
function swapped(a: readonly string[], b: readonly string[]): number | null {
  const common = a.filter((url) => b.includes(url));
  if (common.length < fewestLinks) return null;
  const ranks = common.map((url) => b.indexOf(url));
  const pairs = ranks.flatMap((rank, at) => ranks.slice(at + 1).map((later) => later < rank));
  return pairs.filter(Boolean).length / pairs.length;
}

export default defineSiteRule({
  id: 'rgaa-navigation-instable',
  severity: 'mineur',
  automation: 'semi',
  effort: 2,
  references: ['RGAA 12.2.1', 'WCAG 3.2.3'],
  rgaa: ['12.2'],
  title: {
    fail: 'Le menu change d’ordre selon les pages',
    pass: 'Aucun changement d’ordre du menu n’a été relevé',
  },
  messages: { slight: 'L’ordre du menu diffère un peu selon les pages : à vérifier' },
  why: 'Les personnes aveugles ou ayant des troubles cognitifs mémorisent la place des rubriques ; si elles bougent, elles perdent leurs repères.',
  fix: 'Garder les mêmes rubriques dans le même ordre sur toutes les pages.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const inner = comparablePages(pages).filter((page) => !page.isHome);
    const [reference, ...others] = inner.map((page) => ({ url: page.url, menu: menuOf(page) }));
    const compared = others
      .map(({ url, menu }) => ({ url, share: reference ? swapped(reference.menu, menu) : null }))
      .filter(({ share }) => share !== null);
    if (!reference || compared.length === 0) {
      return { status: 'inapplicable', reason: 'moins de deux pages à menu comparable' };
    }
    const moved = compared.filter(({ share }) => (share ?? 0) > 0);
    if (moved.length === 0) return { status: 'pass' };
    const proof = pagesProof(
      moved.map(({ url }) => url),
      () => `ordre comparé à ${reference.url}`,
    );
    return moved.some(({ share }) => (share ?? 0) >= largeShare)
      ? { status: 'fail', ...proof }
      : { status: 'review', message: 'slight', ...proof };
  },
});
