import { dayMs, earlierBy } from '#contract/durations.ts';
import { parisMonth } from '#contract/paris-time.ts';
import { historyGraceDays, planIds, plans } from '#contract/plans.ts';
import { siteVisitDays } from '#contract/visit-question.ts';
import { deleteStartsBefore } from '#store/audit-starts.ts';
import { deleteEndedVisits } from '#store/audit-visits.ts';
import { deleteFailedBefore, purgeDeletedAudits } from '#store/audits.ts';
import { deleteEngineFaultsBefore } from '#store/engine-faults.ts';
import { deleteFieldAnswersBefore } from '#store/field-answers.ts';
import { deleteIdempotencyKeysBefore } from '#store/idempotency.ts';
import { deleteOptOutsBefore } from '#store/opt-outs.ts';
import { deleteSettledBefore } from '#store/outbox.ts';
import { deleteSiteFilesBefore } from '#store/retention.ts';
import { deleteSiteVisitsBefore } from '#store/site-visits.ts';
import { deleteWorkersBefore } from '#store/workers.ts';
import type { Deps } from '../deps.ts';
import { idempotencyKeyLifeMs } from '../idempotency/answer-once.ts';
import { removeOldReports } from '../reports/remove-old-reports.ts';

/** Mail is kept that long once settled, as proof of what was sent. */
const outboxDays = 90;

/**
 * Removes what has had its time: reports older than the history of their owner’s plan (their figures stay), audits
 * without a report as old, rows of deleted audits no quota counts any more, stale idempotency keys, old mail, workers long gone.
 */
export async function sweepAudits(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = deps.clock.now();
  const daysAgo = (days: number) => earlierBy(now, days * dayMs);
  const reports = await removeOldReports(deps);
  let failed = 0;
  for (const plan of planIds) {
    const { historyDays } = plans[plan];
    failed += await deleteFailedBefore(deps.db, plan, daysAgo(historyDays));
    await deleteSiteFilesBefore(deps.db, plan, daysAgo(historyDays + historyGraceDays));
  }
  await purgeDeletedAudits(deps.db, parisMonth(now));
  await deleteEndedVisits(deps.db);
  await deleteIdempotencyKeysBefore(deps.db, earlierBy(now, idempotencyKeyLifeMs));
  await deleteSettledBefore(deps.db, daysAgo(outboxDays));
  await deleteStartsBefore(deps.db, daysAgo(2));
  await deleteFieldAnswersBefore(deps.db, daysAgo(1));
  await deleteOptOutsBefore(deps.db, daysAgo(90));
  await deleteSiteVisitsBefore(deps.db, daysAgo(siteVisitDays));
  await deleteWorkersBefore(deps.db, daysAgo(1));
  await deleteEngineFaultsBefore(deps.db, daysAgo(90));
  deps.log.info({ reports, failed }, 'old reports and failed audits swept');
}
