import { formatBytes, formatNumber } from '#contract/french.ts';
import type { Report, VisitedPage } from '#contract/report.ts';
import { carbonGrams, carbonRating } from '#reference/carbon.ts';

export interface CarbonView {
  /** Mean over the pages. */
  readonly grams: string;
  readonly rating: string;
  readonly bytes: string;
  readonly requests: string;
  readonly nodes: string;
  /** « Indice de sobriété », mean; null where none could be computed. */
  readonly sobriety: string | null;
  /** The heaviest first. */
  readonly heaviest: readonly {
    readonly url: string;
    readonly title: string;
    readonly bytes: string;
    readonly grams: string;
    readonly rating: string;
    readonly requests: string;
    readonly sobriety: string;
  }[];
}

const heaviestShown = 5;

/** What a visit weighs and what it emits, an order of magnitude; null where nothing was weighed. Pure. */
export function viewCarbon({ pages }: Pick<Report, 'pages'>): CarbonView | null {
  const weighed = pages.filter(({ transferBytes }) => transferBytes > 0);
  if (weighed.length === 0) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const indices = weighed.flatMap(({ sobriety }) => (sobriety === null ? [] : [sobriety]));
  const bytes = mean(weighed.map(({ transferBytes }) => transferBytes));
  return {
    grams: gramsOf(bytes),
    rating: carbonRating(carbonGrams(bytes)),
    bytes: formatBytes(Math.round(bytes)),
    requests: formatNumber(Math.round(mean(weighed.map(({ requestCount }) => requestCount)))),
    nodes: formatNumber(Math.round(mean(weighed.map(({ domNodes }) => domNodes)))),
    sobriety: indices.length === 0 ? null : formatNumber(Math.round(mean(indices))),
    heaviest: weighed
      .toSorted((a, b) => b.transferBytes - a.transferBytes)
      .slice(0, heaviestShown)
      .map(viewHeavy),
  };
}

const gramsOf = (bytes: number): string => `${formatNumber(carbonGrams(bytes), 2)}\u00a0g`;

const viewHeavy = ({ url, title, transferBytes, requestCount, sobriety }: VisitedPage) => ({
  url,
  title,
  bytes: formatBytes(transferBytes),
  grams: gramsOf(transferBytes),
  rating: carbonRating(carbonGrams(transferBytes)),
  requests: formatNumber(requestCount),
  sobriety: sobriety === null ? '–' : formatNumber(Math.round(sobriety)),
});
