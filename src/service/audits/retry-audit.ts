import { AppError } from '#contract/errors.ts';
import { planOf } from '#contract/plans.ts';
import { lockAudit, lockOwner, updateAudit, usageOf } from '#store/audits.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { enqueueAudit } from './enqueue-audit.ts';
import { assertPlace, quotaMonthOf } from './quota.ts';

/**
 * Starts a failed audit again under the same address. It costs no quota: what it counted before is what it counts.
 * @throws AppError `request/not-found`, `audit/not-retryable`, `audit/too-many-at-once`.
 */
export async function retryAudit(
  deps: Pick<Deps, 'db' | 'clock' | 'queue'>,
  viewer: Pick<Viewer, 'uid'>,
  id: string,
): Promise<{ id: string; status: 'queued'; url: string }> {
  return deps.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, viewer.uid);
    const audit = await lockAudit(tx, id);
    if (owner === null || audit === null || audit.uid !== viewer.uid) throw new AppError('request/not-found');
    if (audit.status !== 'error') throw new AppError('audit/not-retryable');
    const usage = await usageOf(tx, viewer.uid, quotaMonthOf(deps.clock.now()));
    assertPlace(planOf(owner.plan), usage.atOnce);
    const round = audit.round + 1;
    await updateAudit(tx, id, {
      status: 'queued',
      round,
      errorCode: null,
      errorMessage: null,
      startedAt: null,
      finishedAt: null,
      cancelRequestedAt: null,
      progress: { stage: 'queued', done: 0, total: 0 },
    });
    await enqueueAudit(deps, tx, { ...audit, round }, owner.plan);
    return { id, status: 'queued', url: audit.url };
  });
}
