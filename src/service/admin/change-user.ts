import type { ChangeUser } from '#contract/api/admin.ts';
import { AppError } from '#contract/errors.ts';
import { planOf } from '#contract/plans.ts';
import { changeUserRow, lockUser } from '#store/admin.ts';
import { deleteSessionsOf } from '#store/sessions.ts';
import type { Deps } from '../deps.ts';
import { grantByAdmin } from '../plans/grant-by-admin.ts';
import type { Viewer } from '../viewer.ts';
import { type Act, recordAct } from './record-act.ts';

export type ChangeUserDeps = Pick<Deps, 'config' | 'db' | 'queue' | 'clock' | 'ids' | 'identity'>;

/**
 * Changes plan, administrator flag or suspension of an account; a new plan is announced by mail, a suspension
 * signs the person out. Whoever makes an administrator types their own password again: a session left open is not enough.
 * @throws AppError `auth/password-needed`, `auth/wrong-password`; `request/not-found`; `admin/own-account` for one’s own flag or suspension; `plan/paid`.
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
  if (change.admin) await assertOwnPassword(deps, admin, change.password);
  await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, uid);
    // Nobody signs in as an organisation: it administers nothing.
    if (user === null || (change.admin && user.kind === 'organisation'))
      throw new AppError('request/not-found');
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

async function assertOwnPassword(
  { identity }: ChangeUserDeps,
  admin: Pick<Viewer, 'uid'>,
  password = '',
): Promise<void> {
  if (password === '') throw new AppError('auth/password-needed', { field: 'password' });
  if (!(await identity.passwords.checkPassword(admin.uid, password)))
    throw new AppError('auth/wrong-password', { field: 'password' });
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
