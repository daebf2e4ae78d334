import type { CreateShareRequest, Share } from '#contract/api/shares.ts';
import { AppError } from '#contract/errors.ts';
import { planName } from '#contract/plan-words.ts';
import { planOf } from '#contract/plans.ts';
import { hashPassword } from '#platform/identity/password-hash.ts';
import { lockAudit, lockOwner } from '#store/audits.ts';
import { countWorkingShares, insertShare } from '#store/shares.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';
import { assertKept } from '../reports/read-report.ts';
import type { Viewer } from '../viewer.ts';
import { shareView } from './share-view.ts';

/** Links of one report that work at the same time, at most. */
const mostWorking = 20;
const dayMs = 24 * 3_600_000;

/**
 * Makes a link that opens a finished report of one’s own. Its address is given here and never again.
 * @throws AppError `request/not-found`, `report/removed`, `share/not-in-plan`, `share/too-many`.
 */
export async function createShare(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>,
  viewer: Pick<Viewer, 'uid'>,
  auditId: string,
  { label, days, password }: CreateShareRequest,
): Promise<{ share: Share; url: string }> {
  // Outside the transaction: it takes a core for some time.
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const token = deps.ids.token();
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const audit = await lockAudit(tx, auditId);
    const owner = audit?.uid === viewer.uid ? await lockOwner(tx, viewer.uid) : null;
    if (audit?.status !== 'done' || owner === null) throw new AppError('request/not-found');
    assertKept(audit);
    const plan = planOf(owner.plan);
    if (!plan.shareLinks) throw new AppError('share/not-in-plan', { data: { plan: planName(plan.id) } });
    if ((await countWorkingShares(tx, auditId, now)) >= mostWorking)
      throw new AppError('share/too-many', { data: { limit: mostWorking } });
    const row = await insertShare(tx, {
      id: deps.ids.uuid(),
      auditId,
      uid: viewer.uid,
      tokenHash: hashToken(token),
      passwordHash,
      label,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * dayMs),
    });
    return { share: shareView(row, now), url: `${deps.config.publicUrl}/partage/${token}` };
  });
}
