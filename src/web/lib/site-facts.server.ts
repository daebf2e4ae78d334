import { complianceOf } from '#contract/accessibility-state.ts';
import type { Deps } from '#service/deps.ts';
import type { SiteFacts } from './site-facts.ts';

/** Reads them from the settings; the state of accessibility depends on the day. */
export function siteFactsOf({ config, clock }: Pick<Deps, 'config' | 'clock'>): SiteFacts {
  return {
    publicUrl: config.publicUrl,
    operatorName: config.operator.name,
    compliance: complianceOf(config.accessibility.audit, clock.now()),
  };
}
