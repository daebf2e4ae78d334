import { z } from 'zod';

/** What the audit concludes about a criterion: not met, met, without object, or left to a person. */
const criterionVerdicts = ['nc', 'c', 'na', 'review'] as const;
export type CriterionVerdict = (typeof criterionVerdicts)[number];

const tally = z.object({ c: z.int(), nc: z.int(), na: z.int(), review: z.int() });

/** The grid of an accessibility referential, as the automatic audit can fill it. French text is rendered in. */
export const rgaaGrid = z.object({
  /** `rgaa-4.1.2`: an old grid keeps the version it was made with. */
  referential: z.string(),
  /** `RGAA 4.1.2`. */
  name: z.string(),
  attribution: z.string(),
  criteria: z.array(
    z.object({
      /** `8.3`. */
      number: z.string(),
      topic: z.string(),
      title: z.string(),
      level: z.enum(['A', 'AA']),
      verdict: z.enum(criterionVerdicts),
      /** Why there is no object, or why a person must look; empty for the other verdicts. */
      reason: z.string(),
      /** Number of analysed pages by verdict, and the first of those where the criterion is not met. */
      pages: tally.extend({ ncUrls: z.array(z.string()) }),
      /** Rules whose failures of this report prove the verdict. */
      rules: z.array(z.string()),
      /** Rules that ask a person about this criterion: those whose failure settles nothing of it, then those in doubt. */
      reviewRules: z.array(z.string()),
      /** Of « review »: a rule failed, and its failure is that of no test of the criterion. Older grids do not say. */
      noted: z.boolean().optional(),
      /** Of « review »: no check looks at it, or none could. Older grids do not say. */
      untested: z.boolean().optional(),
    }),
  ),
  counts: tally,
  /** Bounds of the share of applicable criteria that are met, 0–1; null when none is applicable. */
  interval: z.object({ low: z.number(), high: z.number() }).nullable(),
  /** What follows for certain from the sample. */
  conclusions: z.array(z.string()),
  /** `letters`: one a criterion in the order of `criteria` (`criterion-letters.ts`); older grids have none. */
  perPage: z.array(tally.extend({ url: z.string(), letters: z.string().optional() })),
  /** Roles of the official sample with the page that fills each, null when none was found; then the other pages. */
  sample: z.array(z.object({ role: z.string(), label: z.string(), url: z.string().nullable() })),
});
export type RgaaGrid = z.infer<typeof rgaaGrid>;
export type CriterionRow = RgaaGrid['criteria'][number];
