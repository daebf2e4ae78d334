import { z } from 'zod';

/** A marked step of a journey, as a report tells it. */
export const journeyState = z.object({ journey: z.string(), name: z.string(), step: z.int() });

/**
 * What a browser measured while a journey was made: real loads, real interactions, without slowing down. Never a score.
 * Milliseconds, but for the shift, which has no unit.
 */
const stepMeasures = z.object({
  /** From 1. */
  step: z.int(),
  /** In French; holds texts of a person and of the site. */
  words: z.string(),
  /** Of the page that the step led to; null: it did not tell. */
  load: z
    .object({
      serverResponseTimeMs: z.number().nullable(),
      firstContentfulPaintMs: z.number().nullable(),
      largestContentfulPaintMs: z.number().nullable(),
      loadMs: z.number().nullable(),
    })
    .optional(),
  /** The slowest interaction of the step; null: a gesture none of whose answers took 16 ms. Absent: there was no gesture. */
  interactionToNextPaintMs: z.number().nullable().optional(),
  /** Interactions of 16 ms or more. */
  interactions: z.int(),
  cumulativeLayoutShift: z.number(),
  /** The machine was busy meanwhile: these figures tell of it as much as of the site. */
  disturbed: z.literal(true).optional(),
});
export type StepMeasures = z.infer<typeof stepMeasures>;

const flowTotals = z.object({
  interactionToNextPaintMs: z.number().nullable(),
  cumulativeLayoutShift: z.number(),
});

/** What was measured on the way of a journey. */
export interface FlowMeasures {
  readonly steps: readonly StepMeasures[];
  readonly totals: z.infer<typeof flowTotals>;
}

/** A journey in a report: which version was replayed, and what was measured on the way. */
export const reportJourney = z.object({
  name: z.string(),
  /** Absent from journeys of a file. */
  version: z.int().optional(),
  steps: z.array(stepMeasures),
  /** Of the whole way; absent where nothing was measured. */
  totals: flowTotals.optional(),
});
export type ReportJourney = z.infer<typeof reportJourney>;
