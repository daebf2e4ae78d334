import type { PageFacts } from '../../artifacts.ts';
import { staysOnPage } from '../../derive/dom/links.ts';
import { plainText } from '../../derive/dom/names.ts';
import { bare, comparablePages } from '../../derive/page/site-aids.ts';
import { primaryLanguage } from '../../derive/text/language-codes.ts';
import { defineSiteRule, threshold } from '../../rule.ts';
import { evidenceOfPages } from '../verdicts/evidence.ts';

const fewestLinks = threshold(3, { ours: 'shorter menus have no order to speak of' });
const largeShare = threshold(0.2, {
  ours: 'Share of swapped pairs beyond which the menu is really another one',
});

/**
 * Entries of each menu of the page, each by its address and its name. A link to another language, or to a place of the page
 * itself (a button, a summary), is no entry of a menu.
 */
function menusOf(page: PageFacts): string[][] {
  const menus = new Map<number | undefined, Set<string>>();
  const versions = new Set(page.hreflang.map(({ url }) => bare(url)));
  for (const { region, url, menu, text } of page.links) {
    if (region !== 'nav' || !url.startsWith('http') || staysOnPage(url, page.url)) continue;
    if (versions.has(bare(url))) continue;
    const entries = menus.get(menu) ?? new Set();
    menus.set(menu, entries.add(`${bare(url)} ${plainText(text)}`));
  }
  return [...menus.values()].map((entries) => [...entries]);
}

/** Share of pairs of common links that come in the other order; null when too few are common. */
function swapped(a: readonly string[], b: readonly string[]): number | null {
  const common = a.filter((url) => b.includes(url));
  if (common.length < fewestLinks) return null;
  const ranks = common.map((url) => b.indexOf(url));
  const pairs = ranks.flatMap((rank, at) => ranks.slice(at + 1).map((later) => later < rank));
  return pairs.filter(Boolean).length / pairs.length;
}

/** The most that a menu of the reference moved: each is compared with the menu that has most of its links. */
function mostSwapped(reference: readonly string[][], menus: readonly string[][]): number | null {
  const shares = reference.flatMap((menu) => {
    const inCommon = (other: readonly string[]) => other.filter((url) => menu.includes(url)).length;
    const [twin] = [...menus].sort((a, b) => inCommon(b) - inCommon(a));
    return (twin && swapped(menu, twin)) ?? [];
  });
  return shares.length === 0 ? null : Math.max(...shares);
}

export default defineSiteRule({
  id: 'rgaa-navigation-instable',
  version: 4,
  severity: 'mineur',
  automation: 'semi',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 12.2.1' },
    { kind: 'standard', title: 'WCAG 3.2.3' },
  ],
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
    const read = inner.map((page) => ({
      url: page.url,
      language: primaryLanguage(page.lang),
      menus: menusOf(page),
    }));
    // Some pages (legal notice, order) have no menu: there is nothing to compare others with.
    const first = read.findIndex(({ menus }) => menus.some(({ length }) => length >= fewestLinks));
    const [reference, ...others] = first < 0 ? [] : read.slice(first);
    const compared = others
      .filter(({ language }) => language === reference?.language)
      .map(({ url, menus }) => ({ url, share: reference ? mostSwapped(reference.menus, menus) : null }))
      .filter(({ share }) => share !== null);
    if (!reference || compared.length === 0) {
      return { status: 'inapplicable', reason: 'moins de deux pages à menu comparable' };
    }
    const moved = compared.filter(({ share }) => (share ?? 0) > 0);
    if (moved.length === 0) return { status: 'pass' };
    const proof = evidenceOfPages(
      moved.map(({ url }) => url),
      () => `ordre comparé à ${reference.url}`,
    );
    return moved.some(({ share }) => (share ?? 0) >= largeShare)
      ? { status: 'fail', ...proof }
      : { status: 'review', message: 'slight', ...proof };
  },
});
