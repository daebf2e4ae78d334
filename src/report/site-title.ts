import { inLetters } from '#contract/in-letters.ts';
import type { Report, VisitedPage } from '#contract/report.ts';

/** The home page where it was read, else the first page. */
export function homePageOf({ pages }: Pick<Report, 'pages'>): VisitedPage | null {
  const home = pages.find(({ url }) => URL.canParse(url) && new URL(url).pathname === '/');
  return home ?? pages[0] ?? null;
}

const longest = 120;

/** What the site calls itself on its home page; its host where it says nothing. It comes from the audited site. */
export function siteTitleOf(report: Pick<Report, 'pages' | 'host'>): string {
  const title = homePageOf(report)?.title.replaceAll(/\s+/g, ' ').trim() ?? '';
  if (title === '') return inLetters(report.host);
  return title.length > longest ? `${title.slice(0, longest - 1).trimEnd()}…` : title;
}
