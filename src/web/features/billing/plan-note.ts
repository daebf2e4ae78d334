import type { BillingResponse } from '#contract/api/billing.ts';
import type { PlanResponse } from '#contract/api/plans.ts';
import { defaultPlan, type PlanId, planIds } from '#contract/plans.ts';

/** Why a plan cannot be chosen now, in a few words; null where it can. What is paid, or due, is not to be paid twice. */
export function planNote(
  id: PlanId,
  { plan, openRequest }: Pick<PlanResponse, 'plan' | 'openRequest'>,
  billing: BillingResponse,
  isPaying: boolean,
): string | null {
  if (id === plan) return 'Formule actuelle';
  if (openRequest?.plan === id) return 'Demande en cours';
  if (billing.mode === 'manual') return null;
  const { subscription } = billing;
  if (subscription === null) {
    if (isPaying) return 'Paiement en cours';
    // Given by an administrator, and larger: there is nothing to pay for.
    const isIncluded = planIds.indexOf(id) < planIds.indexOf(plan);
    return isIncluded && id !== defaultPlan ? 'Comprise dans la vôtre' : null;
  }
  if (subscription.plan === id)
    return ['active', 'ending'].includes(subscription.state) ? 'Votre abonnement' : 'Paiement attendu';
  if (id !== defaultPlan) return null;
  return subscription.state === 'ending' ? 'À la fin de votre abonnement' : 'Après résiliation';
}
