import { type FailureCode, isOurFailure } from '#contract/audit.ts';
import { AppError } from '#contract/errors.ts';
import { countOf } from '#contract/french.ts';
import { parisMonth } from '#contract/paris-time.ts';
import { planOf } from '#contract/plans.ts';
import { type AuditRow, lockAudit, lockOwner, updateAudit, usageOf } from '#store/audits.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { assertFewAtOnce, assertSiteNotBusy, countStart, retriesPerAudit } from './limits.ts';
import { queueAuditRound } from './queue-audit.ts';
import { assertQuotaLeft } from './quota.ts';

/**
 * Starts a failed audit again under the same address, a few times only. What it counted before is what it counts; one
 * that counted nothing because of the site (bot protection, an unknown name) counts like any other once it succeeds, one that
 * failed because of us stays free.
 * @throws AppError `request/not-found`, `audit/not-retryable`, `audit/too-many-retries`, `audit/retries-limit`,
 * `audit/starts-limit`, `audit/failures-limit`, `audit/quota-reached`, `audit/too-many-at-once`, `audit/site-busy`.
 */
export async function retryAudit(
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'queue'>,
  viewer: Pick<Viewer, 'uid'>,
  id: string,
): Promise<{ id: string; status: 'queued'; url: string }> {
  return deps.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, viewer.uid);
    const audit = await lockAudit(tx, id);
    if (owner === null || audit === null || audit.uid !== viewer.uid) throw new AppError('request/not-found');
    if (audit.status !== 'error') throw new AppError('audit/not-retryable');
    if (audit.round >= retriesPerAudit)
      throw new AppError('audit/too-many-retries', {
        data: { limit: countOf(retriesPerAudit, 'fois', 'fois') },
      });
    const plan = planOf(owner.plan);
    const now = deps.clock.now();
    const quotaMonth = parisMonth(now);
    const countsNow = !audit.countsInQuota && !wasOurs(audit);
    if (countsNow) assertQuotaLeft(plan, await usageOf(tx, viewer.uid, quotaMonth), now);
    await assertFewAtOnce(deps, tx, viewer.uid, plan);
    await assertSiteNotBusy(deps, tx, audit);
    const round = audit.round + 1;
    await updateAudit(tx, id, {
      status: 'queued',
      round,
      ...(countsNow && { countsInQuota: true, quotaMonth }),
      errorCode: null,
      errorMessage: null,
      startedAt: null,
      finishedAt: null,
      cancelRequestedAt: null,
      progress: { stage: 'queued', done: 0, total: 0 },
    });
    await queueAuditRound(deps, tx, { ...audit, round }, owner.plan);
    await countStart(deps, tx, plan, { uid: viewer.uid, auditId: id, round });
    return { id, status: 'queued', url: audit.url };
  });
}

const wasOurs = ({ errorCode }: AuditRow) => errorCode !== null && isOurFailure(errorCode as FailureCode);
