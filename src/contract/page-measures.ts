import { z } from 'zod';

export const performanceMetrics = z.object({
  /** Milliseconds, except `cumulativeLayoutShift` (unitless). Lighthouse, simulated throttling. */
  firstContentfulPaintMs: z.number(),
  largestContentfulPaintMs: z.number(),
  totalBlockingTimeMs: z.number(),
  cumulativeLayoutShift: z.number(),
  speedIndexMs: z.number(),
  serverResponseTimeMs: z.number(),
});
export type PerformanceMetrics = z.infer<typeof performanceMetrics>;

const spread = z.tuple([z.number(), z.number()]);

/** Least and greatest of several loads of a page. */
export const spreads = z.object({
  loads: z.int(),
  score: spread,
  metrics: z.record(performanceMetrics.keyof(), spread),
});

/** A page measured as from a computer. */
export const onDesktop = z.object({
  performanceScore: z.int().nullable(),
  metrics: performanceMetrics.nullable(),
  measures: spreads.optional(),
});
