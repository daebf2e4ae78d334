import { type Compliance, complianceOf } from '#contract/accessibility-state.ts';
import type { Deps } from '#service/deps.ts';

/** What every page may say of this installation. */
export interface SiteFacts {
  /** Public address, without a trailing slash. */
  readonly publicUrl: string;
  readonly operatorName: string | null;
  /** State the law asks to show on every page. */
  readonly compliance: Compliance;
}

/** Reads them from the settings; the state of accessibility depends on the day. */
export function siteFactsOf({ config, clock }: Pick<Deps, 'config' | 'clock'>): SiteFacts {
  return {
    publicUrl: config.publicUrl,
    operatorName: config.operator.name,
    compliance: complianceOf(config.accessibility.audit, clock.now()),
  };
}

/** « Accessibilité : non conforme », in the words the law imposes. */
export const accessibilityMention = (compliance: Compliance): string =>
  `Accessibilité\u00a0: ${compliance} conforme`;
