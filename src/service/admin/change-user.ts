import type { ChangeUser } from '#contract/api/admin.ts';
import { AppError } from '#contract/errors.ts';
import { type PlanId, planOf } from '#contract/plans.ts';
import type { Db } from '#platform/database.ts';
import { changeUserRow, lockUser } from '#store/admin.ts';
import { insertPlanChange } from '#store/plan-changes.ts';
import { stopSchedulesBeyond } from '#store/schedules.ts';
import { deleteSessionsOf } from '#store/sessions.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { graceDays } from '../reports/retention.ts';
import type { Viewer } from '../viewer.ts';
import { type Act, recordAct } from './record-act.ts';

export type ChangeUserDeps = Pick<Deps, 'config' | 'db' | 'queue' | 'clock' | 'ids'>;

/**
 * Changes plan, administrator flag or suspension of an account; a new plan is announced by mail, a suspension
 * signs the person out.
 * @throws AppError `request/not-found`; `admin/own-account` for one’s own flag or suspension.
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
    if (change.plan !== undefined) await grantPlan(deps, tx, user, change.plan, 'admin');
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

/**
 * Gives a plan to a locked account, writes it in the account’s history, stops the scheduled audits it does not allow
 * and queues the mail that says so; the same plan again does nothing.
 */
export async function grantPlan(
  deps: ChangeUserDeps,
  tx: Db,
  user: {
    readonly uid: string;
    readonly email: string;
    readonly displayName: string;
    readonly plan: string;
  },
  plan: PlanId,
  cause: 'request' | 'admin',
): Promise<void> {
  const previousPlan = planOf(user.plan).id;
  if (plan === previousPlan) return;
  const now = deps.clock.now();
  await changeUserRow(tx, user.uid, { plan });
  const stoppedSchedules = await stopSchedulesBeyond(tx, user.uid, planOf(plan).scheduledAudits);
  const { label, priceEuros } = planOf(plan);
  await insertPlanChange(tx, {
    id: deps.ids.uuid(),
    uid: user.uid,
    fromPlan: previousPlan,
    plan,
    label,
    priceEuros,
    cause,
    changedAt: now,
  });
  await queueMail(deps, tx, {
    kind: 'plan-changed',
    to: user.email,
    data: {
      displayName: user.displayName,
      plan,
      previousPlan,
      stoppedSchedules,
      shorterHistory: shorterHistory(previousPlan, plan, now),
      planUrl: `${deps.config.publicUrl}/dashboard?tab=plan`,
    },
    // The row is locked: each change of plan happens once.
    dedupeKey: `plan-changed:${user.uid}:${deps.ids.uuid()}`,
    uid: user.uid,
  });
}

/** What a plan that keeps reports for less time means for older ones; null when nothing is shortened. */
function shorterHistory(previous: PlanId, plan: PlanId, now: Date) {
  const { historyDays } = planOf(plan);
  if (historyDays >= planOf(previous).historyDays) return null;
  return { historyDays, removedFrom: new Date(now.getTime() + graceDays * 24 * 3_600_000).toISOString() };
}
