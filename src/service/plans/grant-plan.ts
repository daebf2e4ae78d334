import { dayMs, laterBy } from '#contract/durations.ts';
import type { PlanHoldings } from '#contract/plan-effects.ts';
import { historyGraceDays, type PlanId, planIds, planOf } from '#contract/plans.ts';
import type { Db } from '#platform/database.ts';
import { changeUserRow } from '#store/admin.ts';
import { insertPlanChange } from '#store/plan-changes.ts';
import { stopSchedulesBeyond } from '#store/schedules.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { holdingsUnder } from './read-downgrades.ts';

export type GrantDeps = Pick<Deps, 'config' | 'db' | 'queue' | 'clock' | 'ids'>;

/**
 * Gives a plan to a locked account, writes it in the account’s history, stops the scheduled audits it does not allow
 * and queues the mail that says so; the same plan again does nothing.
 */
export async function grantPlan(
  deps: GrantDeps,
  tx: Db,
  user: {
    readonly uid: string;
    readonly email: string;
    readonly displayName: string;
    readonly plan: string;
    readonly kind?: 'person' | 'organisation';
  },
  plan: PlanId,
  cause: 'request' | 'admin' | 'payment',
): Promise<void> {
  const previousPlan = planOf(user.plan).id;
  if (plan === previousPlan) return;
  const now = deps.clock.now();
  await changeUserRow(tx, user.uid, { plan });
  const stoppedSchedules = await stopSchedulesBeyond(tx, user.uid, planOf(plan).scheduledAudits);
  const isSmaller = planIds.indexOf(plan) < planIds.indexOf(previousPlan);
  const isTold = isSmaller || user.kind === 'organisation';
  const held = isTold ? await holdingsUnder({ ...deps, db: tx }, user.uid, plan) : null;
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
      ...(held && toldOf(user, held, isSmaller)),
      shorterHistory: shorterHistory(previousPlan, plan, now),
      planUrl: `${deps.config.publicUrl}/dashboard?tab=plan`,
    },
    // The row is locked: each change of plan happens once.
    dedupeKey: `plan-changed:${user.uid}:${deps.ids.uuid()}`,
    uid: user.uid,
  });
}

/** What the mail says of what there is: what a smaller plan stops, and the people of an organisation. */
function toldOf(
  { kind, displayName }: { readonly kind?: 'person' | 'organisation'; readonly displayName: string },
  { recipients, keys, webhooks, members, invitations }: PlanHoldings,
  isSmaller: boolean,
) {
  return {
    ...(isSmaller && { pausedRecipients: recipients, keys, webhooks }),
    ...(kind === 'organisation' && { organisation: displayName, people: { members, invitations } }),
  };
}

/** What a plan that keeps reports for less time means for older ones; null when nothing is shortened. */
function shorterHistory(previous: PlanId, plan: PlanId, now: Date) {
  const { historyDays } = planOf(plan);
  if (historyDays >= planOf(previous).historyDays) return null;
  return {
    historyDays,
    removedFrom: laterBy(now, historyGraceDays * dayMs).toISOString(),
  };
}
