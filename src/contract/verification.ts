import { z } from 'zod';
import { type MatchSignal, matchSignals } from './comparison-words.ts';
import { evidence } from './report.ts';
import { verificationOutcomes, verificationReasons, verificationStates } from './verification-words.ts';

const keysOf = <Name extends string>(table: Readonly<Record<Name, string>>) =>
  z.enum(Object.keys(table) as [Name, ...Name[]]);

/** What asking a rule again about one page came to; proofs come from the audited site. */
const verificationResult = z.object({
  outcome: keysOf(verificationOutcomes),
  /** Why nothing could be seen or said; absent for `fixed` and `still`. */
  reason: keysOf(verificationReasons).optional(),
  /** In French, from the engine: why a rule could not be judged. */
  detail: z.string().optional(),
  /** Of the occurrences asked about, told apart by their identity; absent where nothing was judged. */
  counts: z
    .object({
      fixed: z.int(),
      still: z.int(),
      /** Other occurrences of the rule on this page: not asked about, or new. */
      others: z.int(),
    })
    .optional(),
  /** What the rule says now, where it still says something. */
  verdict: z.enum(['fail', 'review']).optional(),
  title: z.string().optional(),
  /** Those still there first. */
  proof: z.array(evidence),
  /** By what the occurrence asked about was known again. */
  signal: z.enum(Object.keys(matchSignals) as [MatchSignal, ...MatchSignal[]]).optional(),
  screenshot: z.object({ key: z.string(), width: z.int(), height: z.int() }).optional(),
});
export type VerificationResult = z.infer<typeof verificationResult>;

/** Body of `POST /api/reports/{id}/verifications`. */
export const verificationRequest = z.strictObject({
  ruleId: z.string().max(100),
  page: z.string().max(4000).describe('L’adresse d’une page du constat.'),
  occurrence: z
    .int()
    .nonnegative()
    .optional()
    .describe('La place de la preuve dans la liste de cette page, à partir de 0 ; sans elle, toute la page.'),
});
export type VerificationRequest = z.infer<typeof verificationRequest>;

const moment = z.iso.datetime();

/** A verification as its owner sees it. */
export const verification = z.object({
  id: z.uuid(),
  ruleId: z.string(),
  page: z.string(),
  occurrence: z.int().nullable(),
  status: z.enum(verificationStates),
  createdAt: moment,
  finishedAt: moment.nullable(),
  result: verificationResult.nullable(),
  /** The result in one French sentence; empty until there is one. */
  sentence: z.string(),
});
export type Verification = z.infer<typeof verification>;
