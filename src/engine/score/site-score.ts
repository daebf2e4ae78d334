import { weightedMean } from '#contract/common-themes.ts';
import { type Theme, themeIds } from '#contract/themes.ts';
import type { Bounds } from './theme-score.ts';

/** What each theme is worth; null where nothing was to be judged (its rules are switched off). */
export type ThemeScores = Readonly<Partial<Record<Theme, Bounds | null>>>;

/** Site score: weighted mean of the themes, rounded down, bound by bound; null when none was to be judged. */
export function siteScore(scores: ThemeScores): Bounds | null {
  const mean = (bound: keyof Bounds) =>
    weightedMean(
      Object.fromEntries(
        themeIds.flatMap((theme) => {
          const score = scores[theme];
          return score ? [[theme, score[bound]]] : [];
        }),
      ),
    );
  const [low, high] = [mean('low'), mean('high')];
  return low === null || high === null ? null : { low, high };
}

/**
 * Mean over the pages of a sample, rounded down: of null, and of each of the `unread` pages, between 0 and 100. Each slow
 * or heavy page counts, where a middle value would hide all but half of them.
 */
export function meanOfPages(values: readonly (number | null)[], unread: number): Bounds {
  const count = values.length + unread;
  if (count === 0) return { low: 0, high: 100 };
  const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0);
  const unknown = values.filter((value) => value === null).length + unread;
  const floor = (value: number) => Math.floor(value + 1e-9);
  return { low: floor(sum / count), high: floor((sum + 100 * unknown) / count) };
}
