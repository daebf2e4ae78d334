import { identityOf } from '../../address/page-url.ts';
import type { PageFacts } from '../../artifacts.ts';
import { leadsNowhere } from '../dom/links.ts';
import { pageKindOf } from './page-kind.ts';

/** Names the kinds again now that the texts of the links leading to each page are known. */
export function refineKinds(pages: readonly PageFacts[]): PageFacts[] {
  const anchors = new Map<string, Set<string>>();
  for (const page of pages)
    for (const link of page.links) {
      // A link that leads nowhere (`href="#"`) does not name the page that holds it.
      if (leadsNowhere(link.url, page.url)) continue;
      const identity = identityOf(link.url);
      const texts = anchors.get(identity) ?? new Set();
      if (texts.size < 5 && link.text !== '') anchors.set(identity, texts.add(link.text));
    }
  return pages.map((page) =>
    page.kind === 'other'
      ? { ...page, kind: pageKindOf({ ...page, anchors: [...(anchors.get(identityOf(page.url)) ?? [])] }) }
      : page,
  );
}
