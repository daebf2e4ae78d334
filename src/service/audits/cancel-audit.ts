import { auditStages, type FailureCode } from '#contract/audit.ts';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#platform/database.ts';
import { attemptsOf } from '#store/attempts.ts';
import { deleteVisits } from '#store/audit-visits.ts';
import { type AuditRow, isActive, lockAudit, updateAudit } from '#store/audits.ts';
import { recordAct } from '../admin/record-act.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { costsQuota } from './quota.ts';

/**
 * Cancels a waiting or running audit at once; its worker notices within seconds. One that has not read a page costs no
 * quota (`limits.ts` counts it all the same), but one that counted before it was started again goes on counting;
 * what it cost is told. Nobody is mailed; what an administrator cancels of somebody else is written down.
 * @throws AppError `request/not-found`, `audit/not-cancellable`.
 */
export async function cancelAudit(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  viewer: Pick<Viewer, 'uid' | 'admin'>,
  id: string,
): Promise<{ countsInQuota: boolean }> {
  return deps.db.transaction(async (tx) => {
    const audit = await lockAudit(tx, id);
    if (audit === null || (audit.uid !== viewer.uid && !viewer.admin))
      throw new AppError('request/not-found');
    if (!isActive(audit.status)) throw new AppError('audit/not-cancellable');
    const now = deps.clock.now();
    const countsInQuota =
      audit.countsInQuota && (hasReadPage(audit) || (audit.round > 0 && (await costBefore(tx, id))));
    await updateAudit(tx, id, {
      status: 'cancelled',
      cancelRequestedAt: now,
      finishedAt: now,
      countsInQuota,
    });
    await deleteVisits(tx, id);
    if (audit.uid !== viewer.uid)
      await recordAct(deps, tx, viewer, {
        act: 'audit-cancelled',
        targetUid: audit.uid,
        detail: { audit: id },
      });
    return { countsInQuota };
  });
}

/** A failure that costs is not made good by starting again and cancelling. */
async function costBefore(tx: Db, id: string): Promise<boolean> {
  const failures = (await attemptsOf(tx, id)).filter(({ outcome }) => outcome === 'failed');
  return failures.some(({ detail }) => costsQuota(detail?.code as FailureCode));
}

/** As the worker last told: at least one page is read, or all are. */
function hasReadPage({ progress: { stage, done } }: AuditRow): boolean {
  return stage === 'visit' ? done > 0 : auditStages.indexOf(stage) > auditStages.indexOf('visit');
}
