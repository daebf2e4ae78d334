import type { Schedule, ScheduleRequest } from '#contract/api/schedules.ts';
import { AppError } from '#contract/errors.ts';
import { planOf } from '#contract/plans.ts';
import { targetPolicyOf } from '#engine/browser/target-policy.ts';
import { lockOwner } from '#store/audits.ts';
import { insertSchedule } from '#store/schedules.ts';
import { assertDomainProved, chooseAudit } from '../audits/admission.ts';
import type { Deps } from '../deps.ts';
import { normaliseTarget } from '../normalise-target.ts';
import type { Viewer } from '../viewer.ts';
import { nextRun } from './next-run.ts';
import { assertScheduleRoom } from './schedule-room.ts';
import { scheduledOf, scheduleView } from './schedule-view.ts';

export type ScheduleDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'ids'>;

/**
 * Plans an audit for every week or month; the first one starts at the next date.
 * @throws AppError `target/*`, `list/*`, `sample/*`, `audit/domain-unproved`, `schedule/not-in-plan`, `schedule/too-many`.
 */
export async function createSchedule(
  deps: ScheduleDeps,
  viewer: Pick<Viewer, 'uid'>,
  request: ScheduleRequest,
): Promise<Schedule> {
  const target = normaliseTarget(request.url, targetPolicyOf(deps.config));
  return deps.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, viewer.uid);
    if (owner === null) throw new AppError('auth/required');
    await assertScheduleRoom(tx, owner);
    if (request.ignoreRobots) await assertDomainProved(deps, tx, viewer.uid, target);
    const { frequency, day, hour, mail } = request;
    const now = deps.clock.now();
    const row = await insertSchedule(tx, {
      id: deps.ids.uuid(),
      uid: viewer.uid,
      ...scheduledOf(await chooseAudit(tx, viewer.uid, target, request, planOf(owner.plan))),
      frequency,
      day,
      hour,
      mail,
      state: 'active',
      nextRunAt: nextRun(request, now),
      createdAt: now,
    });
    return scheduleView(row, undefined);
  });
}
