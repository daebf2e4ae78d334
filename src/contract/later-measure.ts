import { z } from 'zod';

/** `waiting`: to come, by itself; `done`; `missed`: never done, which is our fault and no fault of the site. */
const laterMeasureStates = ['waiting', 'done', 'missed'] as const;

/** How long a measure may be made up for after its audit. */
export const laterMeasureHours = 24;

/** The speed of pages that our machine was too busy to measure during the audit. */
export const laterMeasure = z.object({
  state: z.enum(laterMeasureStates),
  /** Pages that were not measured during the audit. */
  pages: z.int(),
  /** When they were measured, or given up; absent while it is to come. */
  at: z.iso.datetime().optional(),
  /** Of `done`: pages that could not be measured even then; absent: none. */
  left: z.int().optional(),
});
export type LaterMeasure = z.infer<typeof laterMeasure>;
