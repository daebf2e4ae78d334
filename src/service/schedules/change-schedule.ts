import type { Schedule, ScheduleRequest } from '#contract/api/schedules.ts';
import { AppError } from '#contract/errors.ts';
import { planOf } from '#contract/plans.ts';
import { targetPolicyOf } from '#engine/browser/target-policy.ts';
import type { Db } from '#platform/database.ts';
import { lockOwner } from '#store/audits.ts';
import {
  deleteSchedule as deleteRow,
  lastRuns,
  lockSchedule,
  type ScheduleChange,
  type ScheduleRow,
  updateSchedule,
} from '#store/schedules.ts';
import { assertDomainProved, chooseAudit } from '../audits/admission.ts';
import type { Deps } from '../deps.ts';
import { normaliseTarget } from '../normalise-target.ts';
import type { Viewer } from '../viewer.ts';
import type { ScheduleDeps } from './create-schedule.ts';
import { nextRun } from './next-run.ts';
import { assertScheduleRoom } from './schedule-room.ts';
import { scheduledOf, scheduleView } from './schedule-view.ts';

type Owner = NonNullable<Awaited<ReturnType<typeof lockOwner>>>;

/** Changes one’s own schedule under the locks a run takes: the owner, then the schedule. */
async function changing(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
  id: string,
  change: (tx: Db, row: ScheduleRow, owner: Owner) => Promise<ScheduleChange>,
): Promise<Schedule> {
  return deps.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, viewer.uid);
    const row = await lockSchedule(tx, id);
    if (owner === null || row === null || row.uid !== viewer.uid) throw new AppError('request/not-found');
    const changed = await updateSchedule(tx, id, await change(tx, row, owner));
    return scheduleView(changed, (await lastRuns(tx, [id])).get(id));
  });
}

/**
 * Changes what a schedule audits, when, and which mails it sends; one that does not run stays so.
 * @throws AppError `request/not-found`, `target/*`, `list/*`, `sample/*`, `audit/domain-unproved`.
 */
export async function changeSchedule(
  deps: ScheduleDeps,
  viewer: Pick<Viewer, 'uid'>,
  id: string,
  request: ScheduleRequest,
): Promise<Schedule> {
  return changing(deps, viewer, id, async (tx, row, owner) => {
    const target = normaliseTarget(request.url, targetPolicyOf(deps.config));
    if (request.ignoreRobots && !row.ignoreRobots) await assertDomainProved(deps, tx, viewer.uid, target);
    const { frequency, day, hour, mail } = request;
    return {
      ...scheduledOf(await chooseAudit(tx, viewer.uid, target, request, planOf(owner.plan))),
      frequency,
      day,
      hour,
      mail,
      nextRunAt: row.state === 'active' ? nextRun(request, deps.clock.now()) : null,
    };
  });
}

/** Stops a schedule until it is resumed. @throws AppError `request/not-found`. */
export async function pauseSchedule(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
  id: string,
): Promise<Schedule> {
  return changing(deps, viewer, id, async () => ({ state: 'paused', nextRunAt: null }));
}

/**
 * Lets a paused or stopped schedule run again, from its next date: what it missed is not made up for.
 * @throws AppError `request/not-found`, `schedule/not-in-plan`, `schedule/too-many`.
 */
export async function resumeSchedule(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'uid'>,
  id: string,
): Promise<Schedule> {
  return changing(deps, viewer, id, async (tx, row, owner) => {
    if (row.state === 'active') return { state: 'active' };
    await assertScheduleRoom(tx, owner);
    return { state: 'active', nextRunAt: nextRun(row, deps.clock.now()) };
  });
}

/** Deletes a schedule; audits it made stay. @throws AppError `request/not-found`, for another’s as for none. */
export async function deleteSchedule(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
  id: string,
): Promise<void> {
  if (!(await deleteRow(deps.db, viewer.uid, id))) throw new AppError('request/not-found');
}
