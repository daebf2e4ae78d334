import { salesItems } from '#reference/legal-patterns.ts';

/** Goods that the law leaves out of the right of withdrawal (L. 221-28), said in the sentence that refuses to take them back. */
const goods = String.raw`\b(?:personnalis\w+|sur[ -]mesure|perissables?|(?:des|de)scelle\w*)\b`;
const refusal = String.raw`\b(?:retours?|repris\w*|rembours\w+|echang\w+|retract\w+)\b`;
const exception = new RegExp(`${goods}[^.]{0,160}${refusal}|${refusal}[^.]{0,160}${goods}`);

/** Folded sales terms: they refuse the withdrawal for goods that may be left out of it, and grant it for no others. */
export const refusesWithdrawal = (folded: string): boolean =>
  exception.test(folded) && !salesItems.withdrawalDays.test(folded);

/** Why what hangs on the right of withdrawal is not asked of such terms. */
export const withdrawalRefused =
  'les conditions de vente refusent la rétractation pour des biens sur mesure ou périssables';
