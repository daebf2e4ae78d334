import { countOf } from './french.ts';
import { defaultPlan, historyGraceDays, planOf, plans } from './plans.ts';

/** « formule gratuite », « formule Pro »: a stored plan in a sentence. */
export function planName(id: string): string {
  const plan = planOf(id);
  return plan.id === defaultPlan ? 'formule gratuite' : `formule ${plan.label}`;
}

/** How long reports are kept, in years where they are whole: « 1 an », « 90 jours ». */
export const historyText = (days: number): string =>
  days % 365 === 0 ? countOf(days / 365, 'an', 'ans') : countOf(days, 'jour', 'jours');

const onFree = `à la formule gratuite : vos réglages et vos scores sont gardés, mais les rapports de plus de ${countOf(plans[defaultPlan].historyDays, 'jour', 'jours')} sont supprimés ${countOf(historyGraceDays, 'jour', 'jours')} plus tard`;

/** What becomes of an account that goes back to the plan without payment; the end of a sentence. */
export const backToFree = `votre compte passe ${onFree}`;
/** The same where it has happened. */
export const nowFree = `votre compte est passé ${onFree}`;
