import type { CreateShareRequest, Share } from '#contract/api/shares.ts';
import { dayMs, laterBy } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { planName } from '#contract/plan-words.ts';
import { planOf } from '#contract/plans.ts';
import type { Db } from '#platform/database.ts';
import { hashPassword } from '#platform/identity/password-hash.ts';
import { type AuditRow, findAudit, lockAudit, lockOwner } from '#store/audits.ts';
import { countWorkingShares, insertShare } from '#store/shares.ts';
import { findProfile, type UserRow } from '#store/users.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';
import { assertKept } from '../reports/read-report.ts';
import type { Viewer } from '../viewer.ts';
import { shareView } from './share-view.ts';

/** Links of one report that work at the same time, at most. */
const mostWorking = 20;

type ShareDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>;

/** What a link needs that takes a core for some time. */
export interface PreparedShare {
  readonly passwordHash: string | null;
}

interface AskedShare {
  readonly uid: string;
  readonly auditId: string;
  readonly now: Date;
  /** The person has said that protected pages may be shown. */
  readonly showProtected: boolean;
}

/** @throws AppError `request/not-found`, `report/removed`, `share/not-in-plan`, `share/protected-pages`, `share/too-many`. */
async function assertMayShare(
  db: Db,
  { uid, auditId, now, showProtected }: AskedShare,
  audit: AuditRow | null,
  owner: Pick<UserRow, 'plan'> | null,
): Promise<void> {
  if (audit?.uid !== uid || audit.status !== 'done' || owner === null)
    throw new AppError('request/not-found');
  assertKept(audit);
  const plan = planOf(owner.plan);
  if (!plan.shareLinks) throw new AppError('share/not-in-plan', { data: { plan: planName(plan.id) } });
  if (audit.figures?.protected && !showProtected) throw new AppError('share/protected-pages');
  if ((await countWorkingShares(db, auditId, now)) >= mostWorking)
    throw new AppError('share/too-many', { data: { limit: mostWorking } });
}

/**
 * Hashes the password of a link, for somebody who may make one: outside of any transaction.
 * @throws AppError as `createShare`, and `auth/too-many-requests`.
 */
export async function prepareShare(
  deps: ShareDeps,
  { uid }: Pick<Viewer, 'uid'>,
  auditId: string,
  { password, showProtected }: Pick<CreateShareRequest, 'password' | 'showProtected'>,
): Promise<PreparedShare> {
  if (password === undefined) return { passwordHash: null };
  const [audit, owner] = [await findAudit(deps.db, auditId), await findProfile(deps.db, uid)];
  await assertMayShare(deps.db, { uid, auditId, now: deps.clock.now(), showProtected }, audit, owner);
  return { passwordHash: await hashPassword(password) };
}

/**
 * Makes a link that opens a finished report of one’s own. Its address is given here and never again.
 * @throws AppError `request/not-found`, `report/removed`, `share/not-in-plan`, `share/too-many`.
 */
export async function createShare(
  deps: ShareDeps,
  { uid }: Pick<Viewer, 'uid'>,
  auditId: string,
  { label, days, showProtected }: Pick<CreateShareRequest, 'label' | 'days' | 'showProtected'>,
  { passwordHash }: PreparedShare,
): Promise<{ share: Share; url: string }> {
  const token = deps.ids.token();
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const audit = await lockAudit(tx, auditId);
    const owner = audit?.uid === uid ? await lockOwner(tx, uid) : null;
    // Once more: all of it may have changed while the password was hashed.
    await assertMayShare(tx, { uid, auditId, now, showProtected }, audit, owner);
    const row = await insertShare(tx, {
      id: deps.ids.uuid(),
      auditId,
      uid,
      tokenHash: hashToken(token),
      passwordHash,
      label,
      createdAt: now,
      expiresAt: laterBy(now, days * dayMs),
    });
    return { share: shareView(row, now), url: `${deps.config.publicUrl}/partage/${token}` };
  });
}
