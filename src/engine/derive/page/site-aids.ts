import type { PageFacts } from '../../artifacts.ts';
import { keptLinks } from '../dom/links.ts';
import { plainText } from '../dom/names.ts';
import { withoutHash } from '../http/domains.ts';

/** Links of the page that lead to the site map by their wording, and to another page than this one and the home page. */
export function siteMapLinks(page: PageFacts, home: PageFacts | undefined): PageFacts['links'] {
  return page.links.filter(
    ({ text, url }) =>
      /^(plan|carte) d[ue] site\b|^site ?map\b/.test(plainText(text)) && mayBeSiteMap(url, page, home),
  );
}

/** Neither the home page nor the page that holds the link, unless it leads to a place of it: no list of pages is there. */
export function mayBeSiteMap(url: string, page: PageFacts, home: PageFacts | undefined): boolean {
  if (/#[^!0#]/.test(url)) return true;
  const target = withoutIndex(url);
  return target !== withoutIndex(page.url) && (!home || target !== withoutIndex(home.url));
}

/** `/index.html` is the page that its folder answers; a query may ask for any page. */
const withoutIndex = (url: string): string => withoutHash(url).replace(/\/(?:(?:index|default)\.\w+)?$/i, '');

/** The address without query, fragment and final slash: as a menu and a site map may each write it. */
export const bare = (url: string): string => url.replace(/[#?].*$/, '').replace(/\/$/, '');

export const homeOf = (pages: readonly PageFacts[]): PageFacts | undefined =>
  pages.find((page) => page.isHome);

/** Pages that are the site map: by their kind, or named so by a link. */
export function siteMapPages(pages: readonly PageFacts[]): PageFacts[] {
  const home = homeOf(pages);
  const named = new Set(
    pages.flatMap((page) =>
      siteMapLinks(page, home)
        .map(({ url }) => bare(url))
        .filter((url) => mayBeSiteMap(url, page, home)),
    ),
  );
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
