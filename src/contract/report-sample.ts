import { z } from 'zod';
import { sampleKinds } from './sample.ts';

/** The sample that an audit was asked for, as it was then. Names are those that a person gave: never trusted, always escaped. */
export const reportSample = z.object({
  name: z.string(),
  version: z.int(),
  pages: z.array(z.object({ url: z.string(), name: z.string(), kind: z.enum(sampleKinds) })),
});
export type ReportSample = z.infer<typeof reportSample>;
