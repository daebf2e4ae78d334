import type { PageFacts } from '../artifacts.ts';
import { allLinkedFromHome } from '../derive/page/page-graph.ts';

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

/** Nothing is proven of a site that was not seen whole. */
export function proveSite({ pages, crawlComplete }: KnownSite): SiteFact[] {
  if (!crawlComplete || !pages.some((page) => page.isHome)) return [];
  return [
    ...(pages.length === 1 ? (['singlePageSite'] as const) : []),
    ...(allLinkedFromHome(pages) ? (['linkedFromHome'] as const) : []),
  ];
}
