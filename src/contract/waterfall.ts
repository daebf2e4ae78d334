import { z } from 'zod';
import { type RequestKind, requestKinds } from './waterfall-words.ts';

/** Of one load, and no more: those beyond are counted. */
export const mostRequests = 60;

/** What a page asked for as it loaded, in the order of the wire, and when. Addresses come from the audited site. */
export const waterfall = z.object({
  requests: z
    .array(
      z.object({
        url: z.string(),
        kind: z.enum(Object.keys(requestKinds) as [RequestKind, ...RequestKind[]]),
        /** Since the navigation began, at the real speed of our machine. */
        startMs: z.int(),
        endMs: z.int(),
        bytes: z.int(),
        /** The page shows nothing before it has come. */
        blocks: z.literal(true).optional(),
        /** Another site’s. */
        thirdParty: z.literal(true).optional(),
      }),
    )
    .max(mostRequests),
  more: z.int(),
});
export type Waterfall = z.infer<typeof waterfall>;
