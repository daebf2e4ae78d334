import { z } from 'zod';
import { journeyState } from './journey/flow-measures.ts';
import { sampleKinds } from './sample.ts';

/** The sample that an audit was asked for, as it was then. Names are those that a person gave: never trusted, always escaped. */
export const reportSample = z.object({
  name: z.string(),
  version: z.int(),
  pages: z.array(z.object({ url: z.string(), name: z.string(), kind: z.enum(sampleKinds) })),
  /** Journeys that it names, by id; absent: all of the site. Of what an audit was asked for: no report has it. */
  journeys: z.array(z.string()).optional(),
  /** States of the journeys that were to be replayed: steps of processes. Absent: there were none. */
  states: z.array(journeyState).optional(),
});
export type ReportSample = z.infer<typeof reportSample>;
