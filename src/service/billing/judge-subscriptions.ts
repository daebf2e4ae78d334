import { type BilledStatus, type BillingState, isEnded, type StoredSubscription } from '#contract/billing.ts';
import { dayMs, hourMs, laterBy } from '#contract/durations.ts';
import { defaultPlan, type PlanId, planIds } from '#contract/plans.ts';
import type { Subscription } from '#platform/billing.ts';

/** The order of what plans give. */
export const rankOf = (plan: PlanId) => planIds.indexOf(plan);

/** The larger of two plans. */
export const largerPlan = (a: PlanId, b: PlanId): PlanId => (rankOf(a) >= rankOf(b) ? a : b);

/** When the plan of a payment that failed ends; null when nothing is due. */
export function graceEnd(
  { status, dueSince }: { readonly status: BilledStatus; readonly dueSince: Date | null },
  graceDays: number,
): Date | null {
  if (status !== 'past_due' || dueSince === null) return null;
  return laterBy(dueSince, graceDays * dayMs);
}

/** Whether the state of a subscription gives its plan now. */
function isEntitled(subscription: Subscription, graceDays: number, now: Date): boolean {
  const { status } = subscription;
  if (status === 'active' || status === 'trialing') return true;
  if (status !== 'past_due') return false;
  const end = graceEnd(subscription, graceDays);
  // Due, and no invoice says since when: nothing proves that the days are over.
  return end === null || now < end;
}

/** What subscriptions give, and the one that the person is shown. */
export interface Judgement {
  /** `unknown`: paid for by a price that no setting names, so that nothing can be said of the plan. */
  readonly plan: PlanId | 'unknown';
  readonly shown: Subscription | null;
  readonly live: number;
}

/**
 * The plan that follows from the subscriptions as they are, whatever was told before and in whatever order. Of several
 * the largest plan counts.
 */
export function judgeSubscriptions(
  subscriptions: readonly Subscription[],
  { graceDays, now }: { readonly graceDays: number; readonly now: Date },
): Judgement {
  const live = subscriptions.filter(({ status }) => !isEnded(status));
  const weight = (one: Subscription) =>
    (isEntitled(one, graceDays, now) ? 10 : 0) + (one.plan === null ? 0 : rankOf(one.plan));
  const [shown = null] = live.toSorted(
    (a, b) => weight(b) - weight(a) || b.createdAt.getTime() - a.createdAt.getTime(),
  );
  const isGiven = shown !== null && isEntitled(shown, graceDays, now);
  return { plan: isGiven ? (shown.plan ?? 'unknown') : defaultPlan, shown, live: live.length };
}

/** What is kept of it. */
export function storedSubscription({ shown, live }: Judgement): StoredSubscription | null {
  if (shown === null) return null;
  return {
    id: shown.id,
    status: shown.status,
    plan: shown.plan,
    periodEndsAt: shown.periodEndsAt?.toISOString() ?? null,
    cancelsAt: shown.cancelsAt?.toISOString() ?? null,
    dueSince: shown.dueSince?.toISOString() ?? null,
    invoice:
      shown.openInvoice === null
        ? null
        : { url: shown.openInvoice.url, needsApproval: shown.openInvoice.needsApproval },
    live,
  };
}

/** What the person is shown of it. */
export function stateOf(kept: StoredSubscription | null, graceDays: number, now: Date): BillingState {
  if (kept === null || isEnded(kept.status)) return 'none';
  const { status, invoice, cancelsAt } = kept;
  if (status === 'incomplete' || invoice?.needsApproval) return 'action-required';
  if (status === 'unpaid' || status === 'paused') return 'suspended';
  if (status === 'past_due') {
    const end = graceEnd({ status, dueSince: dateOf(kept.dueSince) }, graceDays);
    return end !== null && now >= end ? 'suspended' : 'past-due';
  }
  return cancelsAt === null ? 'active' : 'ending';
}

export const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));

/** A payment page is open for a day. */
const checkoutLifeMs = 25 * hourMs;

/**
 * When to ask the provider again by ourselves: what a clock alone changes, and once a day in case an event was lost;
 * null when nothing can come.
 */
export function nextCheck(
  kept: StoredSubscription | null,
  checkoutAt: Date | null,
  { graceDays, now }: { readonly graceDays: number; readonly now: Date },
): Date | null {
  const at = now.getTime();
  if (kept === null) {
    const isOpen = checkoutAt !== null && at < checkoutAt.getTime() + checkoutLifeMs;
    return isOpen ? new Date(at + hourMs / 2) : null;
  }
  const grace = graceEnd({ status: kept.status, dueSince: dateOf(kept.dueSince) }, graceDays);
  const ends = [kept.cancelsAt, kept.periodEndsAt]
    .filter((moment) => moment !== null)
    .map((moment) => Date.parse(moment) + hourMs / 4);
  const moments = [...ends, ...(grace === null ? [] : [grace.getTime()])].filter((moment) => moment > at);
  return new Date(Math.min(at + dayMs, ...moments));
}
