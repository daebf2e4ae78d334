/** What a cancelled audit cost of the month’s quota, in a sentence. */
export function costOfCancelling(countsInQuota: boolean): string {
  return countsInQuota
    ? 'Il avait commencé\u00a0: il compte pour un audit de ce mois.'
    : 'Il n’avait pas commencé\u00a0: il ne compte pas dans votre quota.';
}
