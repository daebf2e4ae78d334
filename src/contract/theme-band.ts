import type { RgaaGrid } from './rgaa-grid.ts';
import { bandOf, type ScoreRange } from './score-range.ts';
import { type ScoreBand, scoreBand, type Theme } from './themes.ts';

type Tally = Pick<RgaaGrid['counts'], 'c' | 'nc'>;

/**
 * The best word that accessibility may have beside its grid: that of the share of criteria met among those the audit
 * could settle, on the scale of scores; the best of all only where none is known not to be met. Null where the audit
 * settled none. It says nothing of conformity, which only a person’s audit establishes.
 */
export function gridBand({ c, nc }: Tally): ScoreBand | null {
  if (c + nc === 0) return null;
  return nc === 0 ? scoreBand(100) : scoreBand(Math.min(89, (100 * c) / (c + nc)));
}

/** The word of a theme’s score: accessibility’s is never better than its grid. Null without a score to name. */
export function themeBand(
  result: ScoreRange & { readonly theme: Theme },
  rgaa: { readonly counts: Tally } | undefined,
): ScoreBand | null {
  return bandOf(result, result.theme === 'accessibility' && rgaa ? gridBand(rgaa.counts) : null);
}

/** Said where a theme’s word is not the one of its score. */
export const limitedByGrid = 'appréciation limitée par les critères RGAA non respectés';
