import { countOf } from './french.ts';
import { defaultPlan, historyGraceDays, plans } from './plans.ts';

/** What becomes of an account that goes back to the plan without payment; the end of a sentence. */
export const backToFree = `votre compte passe à la formule gratuite : vos réglages et vos scores sont gardés, mais les rapports de plus de ${countOf(plans[defaultPlan].historyDays, 'jour', 'jours')} sont supprimés ${countOf(historyGraceDays, 'jour', 'jours')} plus tard`;
