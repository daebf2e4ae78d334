import { foldText } from '#contract/fold-text.ts';
import type { PageFacts, PageLink } from '../../artifacts.ts';
import { namesContact, staysOnPage } from '../../derive/dom/links.ts';
import { bare, comparablePages } from '../../derive/page/site-aids.ts';
import { defineSiteRule } from '../../rule.ts';
import { evidenceOfPages } from '../verdicts/evidence.ts';

const helpWords =
  /^(?:aide|besoin d.aide.*|faq|questions frequentes|centre d.aide|assistance|help|help cent(?:er|re))$/;

/** What surrounds the text of the page; a menu belongs to what it stands in. */
const placeNames: Partial<Record<PageLink['region'], string>> = {
  header: 'en tête',
  nav: 'dans un menu',
  footer: 'en pied de page',
  aside: 'sur le côté',
};

interface Help {
  readonly url: string;
  readonly place: string;
}

/** The ways to be helped around the text of the page, in their order, each where it comes first. */
function helpOf(page: PageFacts): Help[] {
  const found = new Map<string, Help>();
  for (const link of page.links) {
    const place = placeNames[link.region];
    if (place === undefined || staysOnPage(link.url, page.url)) continue;
    if (!namesContact(link) && !helpWords.test(foldText(link.text).trim())) continue;
    const url = bare(link.url);
    if (!found.has(url)) found.set(url, { url, place });
  }
  return [...found.values()];
}

const orderOf = (help: readonly Help[], common: ReadonlySet<string>) =>
  help.flatMap(({ url }) => (common.has(url) ? [url] : [])).join(' ');

/** `order`: two ways changed places; `place`: one stands elsewhere, as far as regions can be told; null: nothing moved. */
function moveBetween(a: readonly Help[], b: readonly Help[]): 'order' | 'place' | null {
  const common = new Set(a.flatMap(({ url }) => (b.some((other) => other.url === url) ? [url] : [])));
  if (orderOf(a, common) !== orderOf(b, common)) return 'order';
  const moved = a.some(({ url, place }) => b.some((other) => other.url === url && other.place !== place));
  return moved ? 'place' : null;
}

export default defineSiteRule({
  id: 'wcag-aide-deplacee',
  severity: 'info',
  automation: 'semi',
  effort: 2,
  references: [{ kind: 'standard', title: 'WCAG 3.2.6' }],
  title: {
    fail: 'Les moyens d’obtenir de l’aide changent d’ordre selon les pages',
    pass: 'Les moyens d’obtenir de l’aide gardent leur place d’une page à l’autre',
  },
  messages: { place: 'Un moyen d’obtenir de l’aide ne semble pas à la même place partout : à vérifier' },
  why: 'Qui cherche de l’aide la cherche là où elle était sur la page d’avant. Cette demande des WCAG 2.2 n’est pas encore une obligation du RGAA.',
  fix: 'Placer contact, aide et questions fréquentes au même endroit et dans le même ordre sur toutes les pages.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const inner = comparablePages(pages).filter((page) => !page.isHome);
    const [reference, ...others] = inner
      .map((page) => ({ url: page.url, help: helpOf(page) }))
      .filter(({ help }) => help.length > 0);
    if (!reference || others.length === 0)
      return { status: 'inapplicable', reason: 'moins de deux pages à moyens d’aide comparables' };
    const moved = others
      .map(({ url, help }) => ({ url, move: moveBetween(reference.help, help) }))
      .filter(({ move }) => move !== null);
    if (moved.length === 0) return { status: 'pass' };
    const proof = evidenceOfPages(
      moved.map(({ url }) => url),
      () => `comparée à ${reference.url}`,
    );
    return moved.some(({ move }) => move === 'order')
      ? { status: 'fail', ...proof }
      : { status: 'review', message: 'place', ...proof };
  },
});
