import type { BillingResponse } from '#contract/api/billing.ts';
import type { PlanResponse } from '#contract/api/plans.ts';
import { defaultPlan, type PlanId, planIds } from '#contract/plans.ts';

/** Why a plan that the person does not have cannot be chosen now, in a few words; null where it can. What is paid, or due, is not to be paid twice. */
export function planNote(
  id: PlanId,
  { plan, openRequest }: Pick<PlanResponse, 'plan' | 'openRequest'>,
  billing: BillingResponse,
  isPaying: boolean,
): string | null {
  if (openRequest?.plan === id) return 'Demande en cours';
  if (openRequest !== null && billing.mode === 'manual') return 'Une autre demande est en cours';
  if (billing.mode === 'manual') return null;
  const { subscription } = billing;
  if (subscription === null) {
    if (isPaying) return 'Attendez la fin du paiement en cours';
    // Given by an administrator, and larger: there is nothing to pay for.
    const isIncluded = planIds.indexOf(id) < planIds.indexOf(plan);
    return isIncluded && id !== defaultPlan ? 'Comprise dans la vôtre' : null;
  }
  if (subscription.plan === id)
    return ['active', 'ending'].includes(subscription.state) ? 'Votre abonnement' : 'Paiement attendu';
  if (id !== defaultPlan) return null;
  return subscription.state === 'ending'
    ? 'À la fin de votre abonnement'
    : 'Résiliez votre abonnement pour y revenir';
}
