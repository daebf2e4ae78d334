import type { ChangeUser } from '#contract/api/admin.ts';
import { AppError } from '#contract/errors.ts';
import { planOf } from '#contract/plans.ts';
import { changeUserRow, lockUser } from '#store/admin.ts';
import { deleteSessionsOf } from '#store/sessions.ts';
import type { Deps } from '../deps.ts';
import { grantByAdmin } from '../plans/grant-by-admin.ts';
import type { Viewer } from '../viewer.ts';
import { type Act, recordAct } from './record-act.ts';

export type ChangeUserDeps = Pick<Deps, 'config' | 'db' | 'queue' | 'clock' | 'ids'>;

/**
 * Changes plan, administrator flag or suspension of an account; a new plan is announced by mail, a suspension
 * signs the person out.
 * @throws AppError `request/not-found`; `admin/own-account` for one’s own flag or suspension; `plan/paid`.
 */
export async function changeUser(
  deps: ChangeUserDeps,
  admin: Pick<Viewer, 'uid'>,
  uid: string,
  change: ChangeUser,
): Promise<void> {
  if (uid === admin.uid && (change.admin !== undefined || change.suspended !== undefined)) {
    throw new AppError('admin/own-account');
  }
  await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, uid);
    if (user === null) throw new AppError('request/not-found');
    if (change.plan !== undefined) await grantByAdmin(deps, tx, user, change.plan, 'admin');
    await changeUserRow(tx, uid, {
      ...(change.admin === undefined ? {} : { admin: change.admin }),
      ...(change.suspended === undefined
        ? {}
        : { suspendedAt: change.suspended ? (user.suspendedAt ?? deps.clock.now()) : null }),
    });
    if (change.suspended === true) await deleteSessionsOf(tx, uid);
    for (const act of actsOf(user, change)) await recordAct(deps, tx, admin, { ...act, targetUid: uid });
  });
}

/** What really changes: the same value again is no act. */
function actsOf(
  user: { readonly plan: string; readonly admin: boolean; readonly suspendedAt: Date | null },
  change: ChangeUser,
): Act[] {
  const acts: Act[] = [];
  const from = planOf(user.plan).id;
  if (change.plan !== undefined && change.plan !== from)
    acts.push({ act: 'plan-changed', detail: { from, to: change.plan } });
  if (change.admin !== undefined && change.admin !== user.admin)
    acts.push({ act: change.admin ? 'admin-granted' : 'admin-withdrawn' });
  if (change.suspended !== undefined && change.suspended !== (user.suspendedAt !== null))
    acts.push({ act: change.suspended ? 'account-suspended' : 'account-restored' });
  return acts;
}
