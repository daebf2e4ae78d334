import type { FailureCode } from '#contract/audit.ts';
import type { Report } from '#contract/report.ts';
import type { Db } from '#platform/database.ts';
import { isDecided } from '#report/decisions/decision-at.ts';
import { findWorsening } from '#report/worsening.ts';
import { type AuditRow, findOwner } from '#store/audits.ts';
import { readReport } from '#store/reports.ts';
import { findAnySchedule, type ScheduleRow } from '#store/schedules.ts';
import { decidedOf } from '../decisions/decided-of.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { announceToOthers } from './announce-to-others.ts';
import { failedMail, finishedMail, worseMail } from './audit-mails.ts';

export type AnnounceDeps = Pick<Deps, 'config' | 'queue' | 'clock' | 'ids'>;

/**
 * Queues the mail of a finished audit in the caller’s transaction. A scheduled one says what got worse since the
 * comparable audit before, if something did; otherwise its result, if the person wants it each time.
 */
export async function announceReport(
  deps: AnnounceDeps,
  tx: Db,
  audit: AuditRow,
  report: Report,
  previous: AuditRow | null,
): Promise<void> {
  const owner = await findOwner(tx, audit.uid);
  const schedule = await scheduleOf(tx, audit);
  if (owner === null || schedule?.mail === 'never') return;
  const now = deps.clock.now();
  const { publicUrl } = deps.config;
  const common = { to: owner.email, uid: owner.uid, auditId: audit.id };
  const stop = stopOf(publicUrl, schedule);
  // Who shares protected pages says so each time, which nobody does of a mail that leaves by itself.
  const isForOthers = report.access !== 'used';
  const decided = await decidedOf({ ...deps, db: tx }, audit.id, report);
  const before = previous && (await readReport(tx, previous.id));
  // What is decided already alerts nobody.
  const worse =
    schedule && previous && before && findWorsening(before, report, (finding) => isDecided(decided, finding));
  if (worse) {
    const data = worseMail(publicUrl, owner, audit, report, worse, previous, now);
    const order = {
      ...common,
      kind: 'audit-worse',
      data,
      dedupeKey: `audit-worse:${audit.id}:${audit.round}`,
    } as const;
    await queueMail(deps, tx, { ...order, data: { ...data, ...stop } });
    if (isForOthers) await announceToOthers(deps, tx, { owner, audit, order });
  } else if (schedule === null || schedule.mail === 'always') {
    const data = finishedMail(
      publicUrl,
      owner,
      audit,
      report,
      previous && { audit: previous, report: before },
      now,
      decided,
    );
    const order = {
      ...common,
      kind: 'audit-finished',
      data,
      dedupeKey: `audit-finished:${audit.id}:${audit.round}`,
    } as const;
    await queueMail(deps, tx, { ...order, data: { ...data, ...stop } });
    if (isForOthers) await announceToOthers(deps, tx, { owner, audit, order });
  }
}

/** Queues the mail of a failed audit in the caller’s transaction. */
export async function announceFailure(
  deps: AnnounceDeps,
  tx: Db,
  audit: AuditRow,
  failure: { readonly code: FailureCode; readonly sentence: string },
): Promise<void> {
  const owner = await findOwner(tx, audit.uid);
  const schedule = await scheduleOf(tx, audit);
  if (owner === null || schedule?.mail === 'never') return;
  const { publicUrl } = deps.config;
  await queueMail(deps, tx, {
    kind: 'audit-failed',
    to: owner.email,
    data: {
      ...failedMail(publicUrl, owner, audit, failure, deps.clock.now()),
      ...stopOf(publicUrl, schedule),
    },
    dedupeKey: `audit-failed:${audit.id}:${audit.round}`,
    uid: owner.uid,
    auditId: audit.id,
  });
}

async function scheduleOf(tx: Db, audit: AuditRow): Promise<ScheduleRow | null> {
  return audit.scheduleId === null ? null : findAnySchedule(tx, audit.scheduleId);
}

/** Where the mails of a schedule are stopped; those of a person’s own audits have no such place here. */
function stopOf(publicUrl: string, schedule: ScheduleRow | null): { stopUrl?: string } {
  return schedule === null ? {} : { stopUrl: `${publicUrl}/desabonnement/${schedule.unsubscribeToken}` };
}
