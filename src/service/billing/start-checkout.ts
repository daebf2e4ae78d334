import { laterBy } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { planName } from '#contract/plan-words.ts';
import { defaultPlan, type PlanId, planIds, planOf } from '#contract/plans.ts';
import type { OnlineBilling } from '#platform/billing.ts';
import { lockUser } from '#store/admin.ts';
import {
  type BillingAccount,
  findBillingAccount,
  insertBillingAccount,
  updateBillingAccount,
} from '#store/billing.ts';
import { findProfile } from '#store/users.ts';
import type { Viewer } from '../viewer.ts';
import { rankOf } from './judge-subscriptions.ts';
import { onlineBilling, reaching } from './online-billing.ts';
import { type SettleDeps, settleCustomer } from './settle-customer.ts';

type Person = Pick<Viewer, 'uid' | 'email' | 'displayName'>;

/** Where the provider’s pages lead back to: that of the subscription, one that was paid, one that was left. */
export const portalReturnPath = '/dashboard?tab=plan&paiement=gestion';
const returnPath = '/dashboard?tab=plan&paiement=retour';
const cancelPath = '/dashboard?tab=plan&paiement=abandon';

/**
 * « Choisir » where plans are paid: the address of a payment page, or, for who pays already, of the page that
 * confirms the change with what it costs. Asked first what is true now, the provider never sells a second subscription.
 * @throws AppError `billing/not-offered`, `billing/unreachable`, `plan/unknown`, `plan/current`, `plan/smaller`.
 */
export async function startCheckout(
  deps: SettleDeps,
  viewer: Person,
  wanted: string,
): Promise<{ url: string }> {
  const billing = onlineBilling(deps);
  const plan = planIds.find((id) => id === wanted && id !== defaultPlan);
  if (plan === undefined) throw new AppError('plan/unknown', { field: 'plan' });
  return reaching(deps, async () => {
    const { customerId } = await accountOf(deps, billing, viewer);
    await settleCustomer(deps, customerId);
    // Read after it was settled, since that may change both.
    const account = await findBillingAccount(deps.db, viewer.uid);
    const profile = await findProfile(deps.db, viewer.uid);
    if (account === null || profile === null) throw new AppError('auth/required');
    const { subscription } = account;
    if (subscription !== null) {
      if (subscription.plan === plan && profile.plan === plan)
        throw new AppError('plan/current', { field: 'plan' });
      const change = { subscriptionId: subscription.id, plan };
      const order = { customerId, payer: viewer, returnUrl: `${deps.config.publicUrl}${portalReturnPath}` };
      return { url: await billing.openPortal(subscription.plan === plan ? order : { ...order, change }) };
    }
    assertLarger(planOf(profile.plan).id, plan);
    return { url: await openPage(deps, billing, { account, viewer, plan }) };
  });
}

/** What an administrator gave is not to be paid for. */
function assertLarger(current: PlanId, wanted: PlanId): void {
  if (current === wanted) throw new AppError('plan/current', { field: 'plan' });
  if (rankOf(current) > rankOf(wanted))
    throw new AppError('plan/smaller', { field: 'plan', data: { plan: planName(current) } });
}

/** The account’s customer, made at the first payment page. What the account has by then was given, not paid. */
async function accountOf(deps: SettleDeps, billing: OnlineBilling, viewer: Person): Promise<BillingAccount> {
  const known = await findBillingAccount(deps.db, viewer.uid);
  if (known !== null) return known;
  const customerId = await billing.createCustomer(viewer);
  await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, viewer.uid);
    if (user === null) throw new AppError('auth/required');
    await insertBillingAccount(tx, { uid: user.uid, customerId, grantedPlan: planOf(user.plan).id });
  });
  const account = await findBillingAccount(deps.db, viewer.uid);
  if (account === null) throw new AppError('auth/required');
  return account;
}

/** One page at a time: a second one paid by mistake would be a second subscription. */
async function openPage(
  deps: SettleDeps,
  billing: OnlineBilling,
  {
    account,
    viewer,
    plan,
  }: { readonly account: BillingAccount; readonly viewer: Person; readonly plan: PlanId },
): Promise<string> {
  const { publicUrl } = deps.config;
  const { customerId, checkoutId } = account;
  if (checkoutId !== null) await billing.closeCheckout(checkoutId);
  const page = await billing.openCheckout({
    customerId,
    payer: viewer,
    plan,
    returnUrl: `${publicUrl}${returnPath}`,
    cancelUrl: `${publicUrl}${cancelPath}`,
    // Two presses at once open the same page.
    key: `${viewer.uid}-${plan}-${checkoutId ?? 'first'}`,
  });
  const now = deps.clock.now();
  await updateBillingAccount(deps.db, viewer.uid, {
    checkoutId: page.id,
    checkoutAt: now,
    checkAt: laterBy(now, 10 * 60_000),
  });
  return page.url;
}
