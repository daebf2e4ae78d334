import { z } from 'zod';
import { planIds } from '../plans.ts';

const planId = z.enum(planIds);

/** `POST /api/plan-requests`. The name is checked by the service, which has a sentence for it. */
export const planRequestBody = z.strictObject({ plan: z.string().max(50) });
export const planRequestResponse = z.object({
  id: z.uuid(),
  plan: planId,
  state: z.literal('open'),
  createdAt: z.iso.datetime(),
});

/** `GET /api/plan`: my plan and what is left of it this month. */
export const planResponse = z.object({
  plan: planId,
  usage: z.object({
    month: z.string(),
    audits: z.int(),
    auditsPerMonth: z.int(),
    auditsLeft: z.int(),
    /** Day the month’s audits are given back, `2026-12-01`. */
    renewsOn: z.iso.date(),
    running: z.int(),
    auditsAtOnce: z.int(),
  }),
  openRequest: z.object({ id: z.uuid(), plan: planId, createdAt: z.iso.datetime() }).nullable(),
});
export type PlanResponse = z.infer<typeof planResponse>;
