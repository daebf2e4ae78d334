import type { PageFacts } from '../../artifacts.ts';
import { keptLinks, leadsNowhere } from '../dom/links.ts';
import { plainText } from '../dom/names.ts';

/** Links of the page that lead to the site map by their wording. */
export function siteMapLinks(page: PageFacts): PageFacts['links'] {
  return page.links.filter(
    ({ text, url }) =>
      /^(plan|carte) d[ue] site\b|^site ?map\b/.test(plainText(text)) && !leadsNowhere(url, page.url),
  );
}

/** The address without query, fragment and final slash: as a menu and a site map may each write it. */
export const bare = (url: string): string => url.replace(/[#?].*$/, '').replace(/\/$/, '');

/** Pages that are the site map: by their kind, or named so by a link. */
export function siteMapPages(pages: readonly PageFacts[]): PageFacts[] {
  const named = new Set(pages.flatMap(siteMapLinks).map(({ url }) => bare(url)));
  return pages.filter((page) => page.kind === 'site-map' || named.has(bare(page.url)));
}

/** The page offers a search form or a link to it. */
export function offersSearch(page: PageFacts): boolean {
  return page.hasSearchForm || page.links.some(({ text }) => /^(rechercher?|search)$/.test(plainText(text)));
}

/** Pages on which aids must be found: ordinary answers whose links were all kept. */
export function comparablePages(pages: readonly PageFacts[]): readonly PageFacts[] {
  return pages.filter((page) => page.status === 200 && page.links.length < keptLinks);
}
