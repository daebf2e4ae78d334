import type { Compliance } from '#contract/accessibility-state.ts';

/** What every page may say of this installation. */
export interface SiteFacts {
  /** Public address, without a trailing slash. */
  readonly publicUrl: string;
  readonly operatorName: string | null;
  /** State the law asks to show on every page. */
  readonly compliance: Compliance;
}

/** « Accessibilité : non conforme », in the words the law imposes. */
export const accessibilityMention = (compliance: Compliance): string =>
  `Accessibilité\u00a0: ${compliance} conforme`;
