import { AppError } from '#contract/errors.ts';
import { countOf } from '#contract/french.ts';
import { planName } from '#contract/plan-words.ts';
import { planOf } from '#contract/plans.ts';
import type { Db } from '#platform/database.ts';
import { countSchedules } from '#store/schedules.ts';

/** Schedules of one person at most, paused ones included. */
const mostKept = 200;

/**
 * Room for one more active schedule; the owner is locked by the caller.
 * @throws AppError `schedule/not-in-plan`, `schedule/too-many`.
 */
export async function assertScheduleRoom(
  tx: Db,
  owner: { readonly uid: string; readonly plan: string },
): Promise<void> {
  const plan = planOf(owner.plan);
  if (plan.scheduledAudits === 0)
    throw new AppError('schedule/not-in-plan', { data: { plan: planName(plan.id) }, field: 'frequency' });
  const { all, active } = await countSchedules(tx, owner.uid);
  const limit = all >= mostKept ? mostKept : plan.scheduledAudits;
  if (active < plan.scheduledAudits && all < mostKept) return;
  throw new AppError('schedule/too-many', {
    data: { limit: countOf(limit, 'audit programmé', 'audits programmés') },
    field: 'frequency',
  });
}
