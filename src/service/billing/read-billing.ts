import type { BillingResponse } from '#contract/api/billing.ts';
import type { StoredSubscription } from '#contract/billing.ts';
import { type PlanId, planOf } from '#contract/plans.ts';
import { findBillingAccount } from '#store/billing.ts';
import { countPaused } from '#store/plan-overflow.ts';
import { findProfile } from '#store/users.ts';
import type { Viewer } from '../viewer.ts';
import { dateOf, graceEnd, stateOf } from './judge-subscriptions.ts';
import { type SettleDeps, settleCustomer } from './settle-customer.ts';

/** How a person’s plan is paid for, and what of theirs is paused because the plan is smaller than it was. */
export async function readBilling(
  deps: Pick<SettleDeps, 'db' | 'billing' | 'clock'>,
  viewer: Pick<Viewer, 'uid' | 'plan'>,
): Promise<BillingResponse> {
  const paused = await countPaused(deps.db, viewer.uid, planOf(viewer.plan).mailRecipients);
  const { billing } = deps;
  if (billing.kind === 'manual') return { mode: 'manual', paused };
  const account = await findBillingAccount(deps.db, viewer.uid);
  const kept = account?.subscription ?? null;
  return {
    mode: 'stripe',
    paused,
    addsTax: billing.addsTax,
    isTest: billing.isTest,
    hasCustomer: account !== null,
    subscription: kept === null ? null : shownOf(kept, billing.graceDays, deps.clock.now()),
  };
}

function shownOf(kept: StoredSubscription, graceDays: number, now: Date) {
  const { plan, periodEndsAt, cancelsAt, invoice, live } = kept;
  const graceEndsAt = graceEnd({ status: kept.status, dueSince: dateOf(kept.dueSince) }, graceDays);
  return {
    state: stateOf(kept, graceDays, now),
    status: kept.status,
    plan,
    periodEndsAt,
    cancelsAt,
    graceEndsAt: graceEndsAt?.toISOString() ?? null,
    invoiceUrl: invoice?.url ?? null,
    isDoubled: live > 1,
  };
}

/** The account’s plan as it is now: it may have changed since the session was read. */
export async function currentPlan(
  { db }: Pick<SettleDeps, 'db'>,
  viewer: Pick<Viewer, 'uid' | 'plan'>,
): Promise<PlanId> {
  return planOf((await findProfile(db, viewer.uid))?.plan ?? viewer.plan).id;
}

/** A page that was just settled is not again: a person who reloads must not have the provider asked each time. */
const freshMs = 5_000;

/**
 * Somebody comes back from the provider’s pages: what they did there may be known before its event comes. A provider
 * that does not answer changes nothing.
 */
export async function settleOnReturn(deps: SettleDeps, viewer: Pick<Viewer, 'uid'>): Promise<void> {
  if (deps.billing.kind === 'manual') return;
  const account = await findBillingAccount(deps.db, viewer.uid);
  if (account === null) return;
  const age = deps.clock.now().getTime() - (account.settledAt?.getTime() ?? 0);
  if (age >= 0 && age < freshMs) return;
  try {
    await settleCustomer(deps, account.customerId);
  } catch (error) {
    deps.log.warn({ reason: error instanceof Error ? error.message : '' }, 'customer not settled on return');
  }
}
