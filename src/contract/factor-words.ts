/** What a person proves to have besides the password, and its words. */
export const factorLabels = {
  totp: 'Application d’authentification',
  passkey: 'Clé d’accès',
} as const;
type FactorKind = keyof typeof factorLabels;
export const factorKinds = Object.keys(factorLabels) as FactorKind[];

/** How a second step may be passed: by a factor, or by a recovery code. */
export const stepKinds = [...factorKinds, 'recovery'] as const;
export type StepKind = (typeof stepKinds)[number];

/** Characters of the name of a factor at most. */
export const maxFactorName = 60;
/** Applications and passkeys of one account at most. */
export const mostFactors = 10;

/** What a mail tells of second factors. */
export const factorChanges = ['added', 'removed', 'codes-renewed', 'recovery-used', 'reset-done'] as const;
export type FactorChange = (typeof factorChanges)[number];

/** Hours that a reset by an administrator waits, so that the person can refuse it. */
export const resetWaitHours = 24;
/** Hours that an application may wait for its first code. */
export const waitingAppHours = 24;
/** Days after which a reset that nobody made use of lapses. */
export const resetLapseDays = 7;
