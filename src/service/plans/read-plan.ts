import type { PlanResponse } from '#contract/api/plans.ts';
import { parisMonth } from '#contract/paris-time.ts';
import { planOf } from '#contract/plans.ts';
import { usageOf } from '#store/audits.ts';
import { findOpenRequest } from '#store/plan-requests.ts';
import { quotaRenewal } from '../audits/quota.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';

/** The person’s plan, what is used of it this month (Europe/Paris), and their open request if any. */
export async function readPlan(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'uid' | 'plan'>,
): Promise<PlanResponse> {
  const now = deps.clock.now();
  const plan = planOf(viewer.plan);
  const [usage, open] = await Promise.all([
    usageOf(deps.db, viewer.uid, parisMonth(now)),
    findOpenRequest(deps.db, viewer.uid),
  ]);
  return {
    plan: plan.id,
    usage: {
      month: parisMonth(now),
      audits: usage.thisMonth,
      auditsPerMonth: plan.auditsPerMonth,
      auditsLeft: Math.max(0, plan.auditsPerMonth - usage.thisMonth),
      renewsOn: quotaRenewal(now).toISOString().slice(0, 10),
      running: usage.atOnce,
      auditsAtOnce: plan.auditsAtOnce,
    },
    openRequest:
      open === null
        ? null
        : { id: open.id, plan: planOf(open.plan).id, createdAt: open.createdAt.toISOString() },
  };
}
