/** How far a fix is that was handed to a provider: the first three by their hand, the others by what was seen since. */
export const handedStates = {
  todo: { label: 'À faire', tone: 'neutral' },
  doing: { label: 'En cours', tone: 'brand' },
  done: { label: 'Fait', tone: 'fine' },
  verified: { label: 'Vérifié', tone: 'good' },
  again: { label: 'À revérifier', tone: 'watch' },
} as const;
export type HandedState = keyof typeof handedStates;
export const handedStateIds = Object.keys(handedStates) as [HandedState, ...HandedState[]];

/** What a provider may say of a fix. */
export const fixMarks = ['todo', 'doing', 'done'] as const;
export type FixMark = (typeof fixMarks)[number];

/** Of one plan: as many as one form and one mail hold. */
export const mostHandedFixes = 40;
/** Fixes whose tickets stand in the mail; the others are named there. */
export const mostMailedTickets = 10;

export const handoverDays = [30, 90, 180] as const;
export const usualHandoverDays = 90;
export const longestHandoverDays = 180;

/** In characters. */
export const longestHandoverMessage = 1_000;
export const longestFixNote = 500;

/** Verifications that one link may start in a day: they are its owner’s. */
export const verificationsPerLinkDay = 20;
