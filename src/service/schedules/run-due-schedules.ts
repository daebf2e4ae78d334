import { parisMonth } from '#contract/paris-time.ts';
import { planOf } from '#contract/plans.ts';
import { traceOfUuid } from '#contract/trace.ts';
import type { Db } from '#platform/database.ts';
import { lockOwner, usageOf } from '#store/audits.ts';
import {
  findDueSchedules,
  insertRun,
  lockSchedule,
  noteStarted,
  type ScheduleRow,
  stopSchedulesBeyond,
  updateSchedule,
} from '#store/schedules.ts';
import { createAudit } from '../audits/queue-audit.ts';
import { quotaRenewal } from '../audits/quota.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { sampleForAudit } from '../samples/sample-of-audit.ts';
import { withTrace } from '../with-trace.ts';
import { nextRun } from './next-run.ts';

export type RunSchedulesDeps = Pick<Deps, 'config' | 'db' | 'queue' | 'clock' | 'ids' | 'log'>;

/** Schedules looked at in one go; the next minute takes the others. */
const atATime = 500;

/**
 * Starts the audits that are due. One that was missed (machine off) runs once, late, whatever the number of dates
 * missed. Any number of workers may do it at once: owner and schedule are locked in turn, and the row of a due moment
 * and its audit’s job are of one transaction. A schedule that fails leaves the others alone and is tried again.
 */
export async function runDueSchedules(deps: RunSchedulesDeps): Promise<void> {
  for (const due of await findDueSchedules(deps.db, deps.clock.now(), atATime)) {
    try {
      await deps.db.transaction((tx) => runOne(deps, tx, due));
    } catch (error) {
      deps.log.error({ schedule: due.id, error }, 'scheduled audit not started');
    }
  }
}

type Owner = NonNullable<Awaited<ReturnType<typeof lockOwner>>>;

async function runOne(
  deps: RunSchedulesDeps,
  tx: Db,
  due: { readonly id: string; readonly uid: string },
): Promise<void> {
  const now = deps.clock.now();
  const owner = await lockOwner(tx, due.uid);
  if (owner === null) return;
  // A plan lowered by other means than our own pages holds all the same.
  await stopSchedulesBeyond(tx, owner.uid, planOf(owner.plan).scheduledAudits);
  const schedule = await lockSchedule(tx, due.id);
  const dueAt = schedule?.nextRunAt;
  if (schedule?.state !== 'active' || !dueAt || dueAt > now) return;
  await updateSchedule(tx, schedule.id, { nextRunAt: nextRun(schedule, now) });
  if (owner.suspendedAt !== null) return;
  if (!(await insertRun(tx, { scheduleId: schedule.id, dueAt, ranAt: now }))) return;
  const auditId = await startScheduled(deps, tx, owner, schedule);
  if (auditId !== null) await noteStarted(tx, schedule.id, dueAt, auditId);
}

/** The pages of a list; of a sample those of its newest version. */
async function pagesNow(tx: Db, { uid, sampleId, pages, maxPages }: ScheduleRow) {
  if (sampleId === null) return { sample: null, pages, maxPages };
  const sample = await sampleForAudit(tx, uid, sampleId);
  return { sample, pages: sample.pages.map(({ url }) => url), maxPages: sample.pages.length };
}

/** Queues the audit; null when the month’s quota is used up, which the owner is told once a month. */
async function startScheduled(
  deps: RunSchedulesDeps,
  tx: Db,
  owner: Owner,
  schedule: ScheduleRow,
): Promise<string | null> {
  const plan = planOf(owner.plan);
  const month = parisMonth(deps.clock.now());
  const { thisMonth } = await usageOf(tx, owner.uid, month);
  if (thisMonth < plan.auditsPerMonth) {
    const { url, host, scope, device, exclude, profile, ignoreRobots } = schedule;
    const choices = { url, host, scope, device, exclude, profile, ignoreRobots };
    // Each audit is a thing of its own.
    const audit = await createAudit(withTrace(deps, traceOfUuid(deps.ids.uuid())), tx, {
      ...choices,
      ...(await pagesNow(tx, schedule)),
      uid: owner.uid,
      plan,
      scheduleId: schedule.id,
    });
    return audit.id;
  }
  await queueMail(deps, tx, {
    kind: 'schedule-skipped',
    to: owner.email,
    data: {
      displayName: owner.displayName,
      host: schedule.host,
      auditsPerMonth: plan.auditsPerMonth,
      renewsOn: quotaRenewal(deps.clock.now()).toISOString(),
      schedulesUrl: `${deps.config.publicUrl}/dashboard/schedules`,
      planUrl: `${deps.config.publicUrl}/dashboard?tab=plan`,
    },
    dedupeKey: `schedule-skipped:${owner.uid}:${month}`,
    uid: owner.uid,
  });
  return null;
}
