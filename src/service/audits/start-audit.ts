import type { StartAuditRequest } from '#contract/audit.ts';
import { AppError } from '#contract/errors.ts';
import { parisMonth } from '#contract/paris-time.ts';
import { planOf } from '#contract/plans.ts';
import { targetPolicyOf } from '#engine/browser/target-policy.ts';
import { lockOwner, usageOf } from '#store/audits.ts';
import { forgetWantedUrl } from '#store/users.ts';
import type { Deps } from '../deps.ts';
import { normaliseTarget } from '../normalise-target.ts';
import type { Viewer } from '../viewer.ts';
import { assertDomainProved, assertNotOptedOut, chooseAudit } from './admission.ts';
import { assertFewAtOnce, assertSiteNotBusy, countFirstAudit, countStart } from './limits.ts';
import { createAudit } from './queue-audit.ts';
import { assertQuotaLeft } from './quota.ts';

export type StartAuditDeps = Pick<Deps, 'config' | 'db' | 'queue' | 'clock' | 'ids'>;

export interface StartedAudit {
  readonly id: string;
  readonly status: 'queued';
  readonly url: string;
}

/**
 * Accepts an audit: normalised address, quota and simultaneity of the plan checked and the job enqueued in one
 * transaction.
 * @throws AppError `target/*`, `audit/domain-unproved`, `audit/quota-reached`, `audit/too-many-at-once`, `audit/starts-limit`,
 * `audit/failures-limit`, `audit/first-audits`, `list/*`, `sample/*`,
 * `audit/site-busy`, `audit/site-refuses`.
 */
export async function startAudit(
  deps: StartAuditDeps,
  viewer: Pick<Viewer, 'uid'> & Partial<Pick<Viewer, 'personUid'>>,
  request: StartAuditRequest,
): Promise<StartedAudit> {
  const target = normaliseTarget(request.url, targetPolicyOf(deps.config));
  return deps.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, viewer.uid);
    if (owner === null) throw new AppError('auth/required');
    await assertNotOptedOut(deps, tx, viewer.uid, target);
    if (request.ignoreRobots) await assertDomainProved(deps, tx, viewer.uid, target);
    const plan = planOf(owner.plan);
    const now = deps.clock.now();
    const usage = await usageOf(tx, viewer.uid, parisMonth(now));
    assertQuotaLeft(plan, usage, now);
    await assertFewAtOnce(deps, tx, viewer.uid, plan);
    const chosen = await chooseAudit(tx, viewer.uid, target, request, plan);
    await assertSiteNotBusy(deps, tx, { uid: viewer.uid, ...chosen });
    await countFirstAudit(deps, tx, { email: owner.email, plan, audits: usage.ever });
    if (usage.ever === 0 && viewer.personUid) await forgetWantedUrl(tx, viewer.personUid);
    const audit = await createAudit(deps, tx, {
      uid: viewer.uid,
      plan,
      ...chosen,
      startedBy: starterOf(viewer),
    });
    await countStart(deps, tx, plan, { uid: viewer.uid, auditId: audit.id, round: 0 });
    return { id: audit.id, status: 'queued', url: audit.url };
  });
}

/** Whom the result is mailed to, where the space is an organisation’s: null for a key of it, and in one’s own space. */
const starterOf = ({ uid, personUid = uid }: { readonly uid: string; readonly personUid?: string }) =>
  personUid === uid ? null : personUid;
