import { identityOf } from '../../address/page-url.ts';
import type { Dom, DomNode, HeaderField, PageFacts } from '../../artifacts.ts';
import { linksWithRel } from '../dom/dom.ts';
import { withoutHash } from '../http/domains.ts';
import { headerValue } from '../http/headers.ts';

/** The page’s `link rel="canonical"` that are not empty. */
export function canonicalTags(dom: Dom): DomNode[] {
  return linksWithRel(dom, 'canonical').filter(({ attributes }) => attributes.href);
}

/** `Link: <https://…>; rel="canonical"` (RFC 6596), absolute; empty when none. */
export function canonicalHeader(headers: readonly HeaderField[], base: string): string {
  const target = /<([^<>]{1,2000})>[^,<]{0,500}\brel\s{0,9}=\s{0,9}"?canonical\b/i.exec(
    headerValue(headers, 'link') ?? '',
  )?.[1];
  return target === undefined ? '' : (URL.parse(target, base)?.href ?? '');
}

/** The identity of the address engines keep for a page, without its fragment: addresses that share it are one page for them. */
export function canonicalIdentityOf({ canonical, url }: Pick<PageFacts, 'canonical' | 'url'>): string {
  return identityOf(withoutHash(canonical || url));
}

/** Pages of several canonical addresses that say the same but for capitals, spaces and apostrophes. */
export function twinsBy(
  pages: readonly PageFacts[],
  textOf: (page: PageFacts) => string,
): readonly (readonly PageFacts[])[] {
  const wordingOf = (page: PageFacts) =>
    textOf(page).trim().toLowerCase().replaceAll(/\s+/g, ' ').replaceAll(/[’ʼ]/g, "'");
  const groups = Map.groupBy(pages, wordingOf).values();
  return [...groups].filter((group) => new Set(group.map(canonicalIdentityOf)).size > 1);
}
