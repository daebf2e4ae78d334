import { z } from 'zod';
import { journeyState } from './journey/flow-measures.ts';
import { type NotAnalysedReason, notAnalysedReasons } from './not-analysed.ts';

/** A page that is not in the report, and why. */
export const notAnalysedPage = z.object({
  url: z.string(),
  reason: z.enum(Object.keys(notAnalysedReasons) as [NotAnalysedReason, ...NotAnalysedReason[]]),
  detail: z.string().optional(),
  /** The step of a journey that was not reached. */
  state: journeyState.optional(),
  /** What the page showed where a journey stopped; key of a stored picture. */
  screenshot: z.object({ key: z.string(), width: z.int(), height: z.int() }).optional(),
});
export type NotAnalysedPage = z.infer<typeof notAnalysedPage>;
