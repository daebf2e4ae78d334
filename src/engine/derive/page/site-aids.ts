import type { PageFacts } from '../../artifacts.ts';
import { leadsNowhere } from '../dom/links.ts';
import { plainText } from '../dom/names.ts';

/** Links of the page that lead to the site map by their wording. */
export function siteMapLinks(page: PageFacts): PageFacts['links'] {
  return page.links.filter(
    ({ text, url }) =>
      /^(plan|carte) d[ue] site\b|^site ?map\b/.test(plainText(text)) && !leadsNowhere(url, page.url),
  );
}

/** The page offers a search form or a link to it. */
export function offersSearch(page: PageFacts): boolean {
  return page.hasSearchForm || page.links.some(({ text }) => /^(rechercher?|search)$/.test(plainText(text)));
}

/** Pages on which aids must be found: ordinary answers whose links were all kept. */
export function comparablePages(pages: readonly PageFacts[]): readonly PageFacts[] {
  return pages.filter((page) => page.status === 200 && page.links.length < 500);
}
