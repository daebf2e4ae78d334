import type { Report, VisitedPage } from '#contract/report.ts';
import { blockedPages, pageGrade } from '../grade.ts';
import type { Tone } from '../tones.ts';

/** A page with its place in the report, by which its own address is made. */
export interface PageRow {
  readonly page: VisitedPage;
  readonly index: number;
  readonly tone: Tone;
  /** « Bon »; empty where it has no score. */
  readonly band: string;
}

export const pageOrders = {
  score: 'Les moins bonnes d’abord',
  defauts: 'Le plus de défauts d’abord',
  lenteur: 'Les plus lentes d’abord',
  poids: 'Les plus lourdes d’abord',
  visite: 'Dans l’ordre de la visite',
} as const;
export type PageOrder = keyof typeof pageOrders;

const ranks: Readonly<Record<PageOrder, (page: VisitedPage) => number>> = {
  // Pages of older reports have no score of their own: the failures decide.
  score: (page) => page.score ?? 101,
  defauts: (page) => -page.failures,
  lenteur: (page) => page.performanceScore ?? 101,
  poids: (page) => -page.transferBytes,
  visite: () => 0,
};

/** The pages in that order; what is equal keeps the most failures first, then the order of the visit. */
export function rankPages(
  { pages, findings }: Pick<Report, 'pages' | 'findings'>,
  order: PageOrder = 'score',
): PageRow[] {
  const rank = ranks[order];
  const rows = pages.map((page, index) => ({ page, index }));
  if (order !== 'visite')
    rows.sort(
      (a, b) => rank(a.page) - rank(b.page) || b.page.failures - a.page.failures || a.index - b.index,
    );
  const blocked = blockedPages(findings);
  return rows.map((row) => {
    const { tone, label } = pageGrade(row.page, blocked);
    return { ...row, tone, band: label };
  });
}
