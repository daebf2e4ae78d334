import { z } from 'zod';
import { bindingIds, stakeIds } from './binding-words.ts';
import { profileIds } from './themes.ts';

/** What binds, laid over a report when it is read: by the kind of site that is declared now. */
export const bindingOverview = z.object({
  /** The kind of site it is said for; null where nobody declared one. */
  profile: z.enum(profileIds).nullable(),
  /** « 3 obligations non tenues, 5 risques, 12 améliorations. » */
  sentence: z.string(),
  counts: z.object({ duty: z.int(), risk: z.int(), improvement: z.int() }),
  findings: z.array(
    z.object({
      ruleId: z.string(),
      verdict: z.enum(['fail', 'review']),
      binding: z.enum(bindingIds),
      label: z.string(),
      /** Why, in French. */
      why: z.string(),
      /** Of a defect; null of what is to be checked or good to know. */
      stake: z.enum(stakeIds).nullable(),
    }),
  ),
});
export type BindingOverview = z.infer<typeof bindingOverview>;
