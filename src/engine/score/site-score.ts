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

/** Middle value; the mean of the two middle ones for an even count; null for none. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? high : (high + (sorted[middle - 1] ?? high)) / 2;
}
