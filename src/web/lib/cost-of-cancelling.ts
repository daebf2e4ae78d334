/** What a cancelled audit cost of the month’s quota, in a sentence. */
export function costOfCancelling(countsInQuota: boolean): string {
  return countsInQuota
    ? 'Des pages avaient été lues\u00a0: il compte pour un audit de ce mois.'
    : 'Aucune page n’avait été lue\u00a0: il ne compte pas dans votre quota.';
}
