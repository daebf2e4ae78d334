import type { CriterionVerdict, RgaaGrid } from '#contract/rgaa-grid.ts';

/** Not met on one page: not met. Without object on all: without object. Met wherever it has one: met. */
export function siteVerdict(pages: readonly CriterionVerdict[]): CriterionVerdict {
  if (pages.length === 0) return 'review';
  if (pages.includes('nc')) return 'nc';
  if (pages.every((verdict) => verdict === 'na')) return 'na';
  return pages.every((verdict) => verdict === 'c' || verdict === 'na') ? 'c' : 'review';
}

export function tallyOf(verdicts: readonly CriterionVerdict[]): RgaaGrid['counts'] {
  const count = (wanted: CriterionVerdict) => verdicts.filter((verdict) => verdict === wanted).length;
  return { c: count('c'), nc: count('nc'), na: count('na'), review: count('review') };
}

/**
 * Bounds of « critères respectés / critères applicables » (RGAA, « Taux global »): low when everything left to a
 * person fails, high when all of it is met. Null when no criterion is applicable.
 */
export function intervalOf({ c, nc, na, review }: RgaaGrid['counts']): RgaaGrid['interval'] {
  const applicable = c + nc + na + review - na;
  return applicable === 0 ? null : { low: c / applicable, high: (applicable - nc) / applicable };
}
