import { countOf, formatDuration, formatNumber } from '#contract/french.ts';
import type { VisitedPage } from '#contract/report.ts';

type Measures = NonNullable<VisitedPage['measures']>;

/** « médiane de 3 mesures, de 71 à 84 » */
export function scoreSpread({ loads, score: [least, greatest] }: Measures): string {
  return `médiane de ${countOf(loads, 'mesure', 'mesures')}, ${between(formatNumber(least), formatNumber(greatest))}`;
}

/** « de 1,2 s à 1,6 s » */
export function displaySpread({ metrics }: Measures): string {
  const [least, greatest] = metrics.largestContentfulPaintMs;
  return between(formatDuration(Math.round(least)), formatDuration(Math.round(greatest)));
}

/** Figures that read alike are said once. */
function between(least: string, greatest: string): string {
  return least === greatest ? `toujours ${least}` : `de ${least} à ${greatest}`;
}
