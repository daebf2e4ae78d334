import { AppError } from '#contract/errors.ts';
import { isActive, lockAudit, updateAudit } from '#store/audits.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';

/**
 * Cancels a waiting or running audit at once; its worker notices within seconds. One that had not begun costs no
 * quota; what it cost is told.
 * @throws AppError `request/not-found`, `audit/not-cancellable`.
 */
export async function cancelAudit(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'uid' | 'admin'>,
  id: string,
): Promise<{ countsInQuota: boolean }> {
  return deps.db.transaction(async (tx) => {
    const audit = await lockAudit(tx, id);
    if (audit === null || (audit.uid !== viewer.uid && !viewer.admin))
      throw new AppError('request/not-found');
    if (!isActive(audit.status)) throw new AppError('audit/not-cancellable');
    const now = deps.clock.now();
    const countsInQuota = audit.countsInQuota && audit.startedAt !== null;
    await updateAudit(tx, id, {
      status: 'cancelled',
      cancelRequestedAt: now,
      finishedAt: now,
      countsInQuota,
    });
    return { countsInQuota };
  });
}
