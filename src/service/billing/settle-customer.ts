import { setTimeout as delay } from 'node:timers/promises';
import { planOf } from '#contract/plans.ts';
import { BillingError, type Subscription } from '#platform/billing.ts';
import type { Db } from '#platform/database.ts';
import { lockUser } from '#store/admin.ts';
import { beginReading, findEnding, lockBillingAccount, updateBillingAccount } from '#store/billing.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { grantPlan } from '../plans/grant-plan.ts';
import { endDeletedCustomer } from './end-customer.ts';
import {
  graceEnd,
  type Judgement,
  judgeSubscriptions,
  largerPlan,
  nextCheck,
  storedSubscription,
} from './judge-subscriptions.ts';
import { onlineBilling } from './online-billing.ts';

export type SettleDeps = Pick<Deps, 'config' | 'db' | 'queue' | 'clock' | 'ids' | 'log' | 'billing'>;

/** Readings given up because another began meanwhile, and the pause that keeps several from doing so for ever. */
const mostReadings = 7;
const firstPauseMs = 100;

/**
 * Asks the provider what a customer’s subscriptions are and gives the account the plan that follows, with its mails,
 * in one transaction. May be done at any time, any number of times, by several processes: an answer counts only if
 * nobody has asked since, so the last one asked for is the last one written. A customer nobody knows is left.
 * @throws BillingError, and AppError `billing/not-offered` without payments.
 */
export async function settleCustomer(deps: SettleDeps, customerId: string): Promise<void> {
  const billing = onlineBilling(deps);
  for (let reading = 0; reading < mostReadings; reading += 1) {
    const begun = await beginReading(deps.db, customerId);
    if (begun === null) {
      if (await findEnding(deps.db, customerId)) await endDeletedCustomer(deps, customerId);
      else deps.log.debug({}, 'event of a customer of no account');
      return;
    }
    const subscriptions = await billing.readSubscriptions(customerId);
    if (await deps.db.transaction((tx) => settle(deps, tx, begun, subscriptions))) return;
    await delay(Math.random() * firstPauseMs * 2 ** reading);
  }
  throw new BillingError('a customer asked about by many at once');
}

/** False when somebody has asked since. */
async function settle(
  deps: SettleDeps,
  tx: Db,
  begun: { readonly uid: string; readonly number: number },
  subscriptions: readonly Subscription[],
): Promise<boolean> {
  const { graceDays } = onlineBilling(deps);
  const user = await lockUser(tx, begun.uid);
  const account = user && (await lockBillingAccount(tx, begun.uid));
  // Deleted meanwhile: what ends its subscription is on its way.
  if (!user || !account) return true;
  if (account.readNumber !== begun.number) return false;
  const now = deps.clock.now();
  const judged = judgeSubscriptions(subscriptions, { graceDays, now });
  if (judged.plan === 'unknown')
    deps.log.error({ subscription: judged.shown?.id }, 'subscription at a price that no setting names');
  if (judged.live > 1) deps.log.error({ live: judged.live }, 'a customer has several subscriptions');
  const paid = judged.plan === 'unknown' ? planOf(account.paidPlan).id : judged.plan;
  const subscription = storedSubscription(judged);
  await updateBillingAccount(tx, user.uid, {
    paidPlan: paid,
    subscription,
    settledAt: now,
    checkAt: nextCheck(subscription, account.checkoutAt, { graceDays, now }),
  });
  await grantPlan(deps, tx, user, largerPlan(planOf(account.grantedPlan).id, paid), 'payment');
  await tellProblem(deps, tx, user, judged);
  return true;
}

/** One mail an invoice and a kind of problem: a payment that failed, a bank that waits for the person. */
async function tellProblem(
  deps: SettleDeps,
  tx: Db,
  user: { readonly uid: string; readonly email: string; readonly displayName: string },
  { shown }: Judgement,
): Promise<void> {
  const invoice = shown?.openInvoice;
  if (!shown?.plan || !invoice) return;
  const problem = invoice.needsApproval ? 'approval' : 'failed';
  // Of a first payment the page itself tells, where the person still is.
  if (shown.status !== 'past_due' && !(shown.status === 'active' && invoice.needsApproval)) return;
  const keptUntil = graceEnd(shown, onlineBilling(deps).graceDays)?.toISOString() ?? null;
  const planUrl = `${deps.config.publicUrl}/dashboard?tab=plan`;
  await queueMail(deps, tx, {
    kind: 'payment-problem',
    to: user.email,
    data: {
      displayName: user.displayName,
      plan: shown.plan,
      problem,
      keptUntil,
      invoiceUrl: invoice.url,
      planUrl,
    },
    dedupeKey: `payment-problem:${invoice.id}:${problem}`,
    uid: user.uid,
  });
}

/** The job of an event, and of a deleted account. */
export function settleBillingJob(deps: SettleDeps): (job: { data: { customerId: string } }) => Promise<void> {
  return async ({ data }) => {
    // Payments were switched off since: nobody can be asked.
    if (deps.billing.kind !== 'manual') await settleCustomer(deps, data.customerId);
  };
}
