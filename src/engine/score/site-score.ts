import { type Theme, themes } from '#contract/themes.ts';

/** Site score: weighted mean of the tested themes, rounded down; null when none was tested. */
export function siteScore(scores: Readonly<Partial<Record<Theme, number | null>>>): number | null {
  let sum = 0;
  let weights = 0;
  for (const [theme, score] of Object.entries(scores) as [Theme, number | null][]) {
    if (score === null) continue;
    sum += themes[theme].weight * score;
    weights += themes[theme].weight;
  }
  return weights === 0 ? null : Math.floor(sum / weights + 1e-9);
}

/** Mean; null for none. Of pages: each slow or heavy one counts, where a middle value would hide all but half of them. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
