import type { RgaaGrid } from './rgaa-grid.ts';
import { bandOf, type ScoreRange } from './score-range.ts';
import { type ScoreBand, scoreBand, type Theme } from './themes.ts';

/** What the word of accessibility is held to. */
type Known = {
  readonly counts: Pick<RgaaGrid['counts'], 'nc'>;
  readonly interval: RgaaGrid['interval'];
};

/**
 * The best word that accessibility may have beside its grid: « Insuffisant » where less than half of the criteria can be met
 * whatever a person finds, never « Très bon » where one is known not to be met. Null: the grid holds it to nothing. It says nothing
 * of conformity: the legal rate is C / (C + NC) of all applicable criteria, judged by a person (RGAA 4.1.2, decree 2019-768).
 */
export function gridBand({ counts, interval }: Known): ScoreBand | null {
  if (interval !== null && interval.high < 0.5) return scoreBand(0);
  return counts.nc > 0 ? scoreBand(89) : null;
}

/** The word of a theme’s score: accessibility’s is never better than its grid allows. Null without a score to name. */
export function themeBand(
  result: ScoreRange & { readonly theme: Theme },
  rgaa: Known | undefined,
): ScoreBand | null {
  return bandOf(result, result.theme === 'accessibility' && rgaa ? gridBand(rgaa) : null);
}

/** Said where a theme’s word is not the one of its score. */
export const limitedByGrid = 'appréciation limitée par les critères RGAA non respectés';
