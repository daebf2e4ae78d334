/** What a try of an access or a journey comes to; apart, so that pages do not ship the schemas. */

export const trialStates = ['queued', 'running', 'done'] as const;
export type TrialState = (typeof trialStates)[number];

export const trialOutcomes = [
  // Of an access: what the home page, or the page after the sign-in, answered.
  ...(['opened', 'refused', 'elsewhere', 'error', 'unreachable'] as const),
  // Of a sign-in that did not work.
  ...(['second-factor', 'captcha', 'sign-missing', 'sign-before', 'step', 'late'] as const),
  // Of a journey.
  ...(['played', 'stopped'] as const),
  // Ours.
  'incident',
] as const;

/** Minutes that what a try showed is kept. */
export const trialLifeMinutes = 15;
