import type { PageFacts } from '../artifacts.ts';

/** What only the pages together can prove. */
export type SiteFact = 'singlePageSite' | 'linkedFromHome' | 'htmlChecked';

export interface KnownSite {
  /** With the kinds named by the links that lead to them. */
  readonly pages: readonly PageFacts[];
  /** Every known page of the site was analysed. */
  readonly crawlComplete: boolean;
  /** Addresses of the pages where the Nu checker found nothing that the referential speaks of. */
  readonly validPages?: readonly string[];
}

const bare = (url: string): string => url.split('#')[0] ?? '';

/** Nothing is proven of a site that was not seen whole. */
export function proveSite({ pages, crawlComplete }: KnownSite): SiteFact[] {
  const home = pages.find((page) => page.isHome);
  if (!crawlComplete || !home) return [];
  const reached = new Set(home.links.map(({ url }) => bare(url)));
  const linked = pages.every(
    (page) => page === home || reached.has(bare(page.url)) || reached.has(bare(page.requestedUrl)),
  );
  return [
    ...(pages.length === 1 ? (['singlePageSite'] as const) : []),
    ...(linked ? (['linkedFromHome'] as const) : []),
  ];
}
