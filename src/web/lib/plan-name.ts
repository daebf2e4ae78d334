import { planOf } from '#contract/plans.ts';

/** « formule gratuite », « formule Pro »: a stored plan in a sentence. */
export function planName(id: string): string {
  const plan = planOf(id);
  return plan.id === 'free' ? 'formule gratuite' : `formule ${plan.label}`;
}
