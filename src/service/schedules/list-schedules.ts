import type { Schedule, SchedulesResponse } from '#contract/api/schedules.ts';
import { AppError } from '#contract/errors.ts';
import { planOf } from '#contract/plans.ts';
import { findSchedule, lastRuns, listScheduleRows } from '#store/schedules.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { scheduleView } from './schedule-view.ts';

/** The person’s scheduled audits, by site, and how many their plan lets run. */
export async function listSchedules(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid' | 'plan'>,
): Promise<SchedulesResponse> {
  const rows = await listScheduleRows(deps.db, viewer.uid);
  const runs = await lastRuns(
    deps.db,
    rows.map(({ id }) => id),
  );
  return {
    schedules: rows.map((row) => scheduleView(row, runs.get(row.id))),
    limit: planOf(viewer.plan).scheduledAudits,
  };
}

/** One of the person’s own. @throws AppError `request/not-found`, for another’s as for none. */
export async function readSchedule(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
  id: string,
): Promise<Schedule> {
  const row = await findSchedule(deps.db, viewer.uid, id);
  if (row === null) throw new AppError('request/not-found');
  const runs = await lastRuns(deps.db, [id]);
  return scheduleView(row, runs.get(id));
}
