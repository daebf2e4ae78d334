import { AppError } from '#contract/errors.ts';
import { planName } from '#contract/plan-words.ts';
import { defaultPlan, type PlanId, planOf } from '#contract/plans.ts';
import type { Db } from '#platform/database.ts';
import { lockBillingAccount, updateBillingAccount } from '#store/billing.ts';
import { rankOf } from '../billing/judge-subscriptions.ts';
import { type GrantDeps, grantPlan } from './grant-plan.ts';

/**
 * Gives a plan to a locked account, as an administrator does: kept whatever becomes of a subscription. What is paid
 * for is not taken away; to choose just that takes back what was given beyond it.
 * @throws AppError `plan/paid` for less than the person pays for.
 */
export async function grantByAdmin(
  deps: GrantDeps,
  tx: Db,
  user: Parameters<typeof grantPlan>[2],
  plan: PlanId,
  cause: 'request' | 'admin',
): Promise<void> {
  const account = await lockBillingAccount(tx, user.uid);
  if (account !== null) {
    const paid = planOf(account.paidPlan);
    if (rankOf(plan) < rankOf(paid.id))
      throw new AppError('plan/paid', { data: { plan: planName(paid.id) } });
    await updateBillingAccount(tx, user.uid, { grantedPlan: plan === paid.id ? defaultPlan : plan });
  }
  await grantPlan(deps, tx, user, plan, cause);
}
