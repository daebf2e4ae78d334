import type { PerformanceMetrics, VisitedPage } from '#contract/report.ts';
import type { LighthouseResult } from '../../artifacts.ts';

/** A load that gave a score and every metric. */
export type WholeLoad = LighthouseResult & { readonly score: number; readonly metrics: PerformanceMetrics };

export const isWhole = (load: LighthouseResult | null | undefined): load is WholeLoad =>
  load != null && load.score !== null && load.metrics !== null;

const metricNames = [
  'firstContentfulPaintMs',
  'largestContentfulPaintMs',
  'totalBlockingTimeMs',
  'cumulativeLayoutShift',
  'speedIndexMs',
  'serverResponseTimeMs',
] as const satisfies readonly (keyof PerformanceMetrics)[];

/** Least and greatest of those loads; one at least. */
export const spreadsOf = (loads: readonly WholeLoad[]): NonNullable<VisitedPage['measures']> => ({
  loads: loads.length,
  score: spreadOf(loads.map(({ score }) => score)),
  metrics: Object.fromEntries(
    metricNames.map((name) => [name, spreadOf(loads.map(({ metrics }) => metrics[name]))]),
  ) as Record<keyof PerformanceMetrics, [number, number]>,
});

const spreadOf = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];
