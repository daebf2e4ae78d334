import { z } from 'zod';
import { causeKinds, type FixRole, fixRoles } from './fix-words.ts';

const roleIds = Object.keys(fixRoles) as [FixRole, ...FixRole[]];

/** What a fix takes away of one finding. */
const fixedFinding = z.object({
  ruleId: z.string(),
  verdict: z.enum(['fail', 'review']),
  /** Occurrences of the finding that have this cause: over all fixes, they add up to the finding’s. */
  occurrences: z.int(),
  /** Addresses concerned, 200 at most; absent where they are all those of the finding. */
  pages: z.array(z.string()).optional(),
});

/**
 * One thing to do, and all that it takes away. Every occurrence of every finding of the report is in exactly one fix;
 * those to show first stand first: what harms someone today, then points, then reach.
 */
export const fix = z.object({
  /** The same in a later audit of the site: `part:footer`, `document:privacy-policy`, `rule:axe-label`. */
  key: z.string(),
  cause: z.enum(causeKinds),
  /** The part, the vendor, the header, the document… in French; it may quote the site. */
  subject: z.string(),
  /** What to do. */
  title: z.string(),
  /** Why these findings are one, and what is not known of them. */
  explanation: z.string(),
  findings: z.array(fixedFinding),
  /**
   * Findings of other fixes that only count what others find, and how much of them falls with this one; absent where there
   * are none.
   */
  echoes: z
    .array(z.object({ ruleId: z.string(), verdict: z.enum(['fail', 'review']), occurrences: z.int() }))
    .optional(),
  /** Occurrences of proven defects that it takes away: neither doubts nor what is only good to know. */
  defects: z.int(),
  /** Pages with such a defect; pages of all its findings where it has none. 0 for the site as a whole. */
  pages: z.int(),
  /** Points of the site score won: the score computed again without what it takes away. */
  points: z.int(),
  /** Hours of work, least and most. */
  hours: z.tuple([z.number(), z.number()]),
  role: z.enum(roleIds),
  /** All of it is to be checked, and it comes among the first all the same, for what it would harm (`reference/harms.ts`). */
  weighty: z.literal(true).optional(),
  /** Id of the urgency (`reference/urgencies.ts`) that makes it come first. */
  urgency: z.string().optional(),
});
export type Fix = z.infer<typeof fix>;
