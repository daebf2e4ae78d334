import { foldText } from '#contract/fold-text.ts';
import { identityOf } from '../../address/page-url.ts';
import type { PageFacts, PageLink } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';

const named =
  /\beco-?conception\b|\bnumerique responsable\b|\bsobriete numerique\b|\bdeclaration d'eco-?conception\b|\bempreinte (?:environnementale|numerique|carbone) du site\b/;
const path = /\/(?:declaration-(?:d-)?)?(?:eco-?conception|numerique-responsable|sobriete-numerique)\b/i;

export interface EcoDeclaration {
  readonly links: readonly PageLink[];
  /** Pages that hold it, among those visited. */
  readonly pages: readonly PageFacts[];
  /** Folded text of those pages. */
  readonly folded: string;
}

/** The site’s statement on eco-design, by the wording of links, headings and addresses. */
export const ecoDeclarationOf = memoise((pages: readonly PageFacts[]): EcoDeclaration => {
  const links = pages
    .flatMap((page) => page.links)
    .filter(({ text, url }) => {
      const wording = foldText(text);
      return wording.length <= 80 && (named.test(wording) || path.test(url));
    });
  const targets = new Set(links.map(({ url }) => identityOf(url)));
  const found = pages.filter(
    (page) =>
      targets.has(identityOf(page.url)) ||
      path.test(page.url) ||
      page.headings.some(({ level, text }) => level <= 2 && named.test(foldText(text))),
  );
  return { links, pages: found, folded: foldText(found.map(({ text }) => text).join('\n')) };
});
