/** How far another person is from receiving the results of a site. */
export const recipientStates = ['waiting', 'confirmed', 'left'] as const;
export type RecipientState = (typeof recipientStates)[number];

export const recipientStateLabels: Record<RecipientState, string> = {
  waiting: 'Attend sa confirmation',
  confirmed: 'Reçoit les résultats',
  left: 'Ne veut plus les recevoir',
};
