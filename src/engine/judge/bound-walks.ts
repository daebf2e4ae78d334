import type { VisitedPage } from '#contract/report.ts';

/** Of the walks of all pages together, as JSON: what some two hundred ordinary pages take. */
const mostCharacters = 2_000_000;

/** The pages in their order, each with its walks as long as those of all stay within the bound. */
export function boundWalks(
  pages: readonly VisitedPage[],
  most: number = mostCharacters,
): readonly VisitedPage[] {
  let left = most;
  return pages.map((page) => {
    if (!page.walks) return page;
    left -= JSON.stringify(page.walks).length;
    if (left >= 0) return page;
    const { walks: _walks, ...bare } = page;
    return bare;
  });
}
