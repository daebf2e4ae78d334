import { foldText } from '#contract/fold-text.ts';
import { identityOf } from '../../address/page-url.ts';
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

/** Links of the page to its own site. */
export const internal = (page: PageFacts, origin: string) =>
  page.links.filter(({ url }) => url.startsWith(`${origin}/`));

/** Addresses that nearly every page links to: a menu, whatever it is made of. */
export function commonTargets(pages: readonly PageFacts[], origin: string): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const targets = new Set(internal(page, origin).map(({ url }) => withoutHash(url)));
    for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  const most = Math.max(3, pages.length * 0.6);
  return new Set([...counts].filter(([, count]) => count >= most).map(([target]) => target));
}

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

/** The text names a site map. */
export const namesMap = (text: string): boolean =>
  /\b(plan du site|plan de site|sitemap)\b/.test(plainText(text));

/** Under this share of the pages read, a list of links is no map of the site. */
const mostPages = 0.6;

/**
 * Where a list of links to most pages read stands right under the words « Plan du site », outside of menus; null where none
 * does, or where the words are a link.
 */
export function siteMapBlock(page: PageFacts, pages: readonly PageFacts[]): 'footer' | 'body' | null {
  const listed = page.links.filter(({ region }) => region !== 'nav' && region !== 'header');
  const reached = new Set([page.url, ...listed.map(({ url }) => url)].map(identityOf));
  const known = pages.filter(({ url, requestedUrl }) =>
    [url, requestedUrl].some((address) => reached.has(identityOf(address))),
  );
  if (known.length < pages.length * mostPages || page.links.some(({ text }) => namesMap(text))) return null;
  const names = listed.map(({ text }) => foldText(text)).filter((name) => name !== '');
  const heads = (text: string): boolean => {
    const folded = foldText(text);
    return [...folded.matchAll(/\b(?:plan d[ue] site|sitemap)\b ?:? ?/g)].some(({ index, 0: words }) =>
      names.some((name) => folded.startsWith(name, index + words.length)),
    );
  };
  if (heads(page.footerText)) return 'footer';
  return heads(page.text) ? 'body' : null;
}

/** The page offers a search form or a link to it. */
export function offersSearch(page: PageFacts): boolean {
  return page.hasSearchForm || page.links.some(({ text }) => /^(rechercher?|search)$/.test(plainText(text)));
}

/** Pages on which aids must be found: ordinary answers whose links were all kept. */
export function comparablePages(pages: readonly PageFacts[]): readonly PageFacts[] {
  return pages.filter((page) => page.status === 200 && page.links.length < keptLinks);
}
