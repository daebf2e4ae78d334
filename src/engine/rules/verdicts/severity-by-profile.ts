import type { Severity, SiteProfile } from '#contract/themes.ts';
import { mildestOf, severityFor } from '#reference/severity-by-kind.ts';

export interface Weight {
  readonly severity: Severity;
  /** The least grave it may be on some kind of site, while none is declared; absent where that changes nothing. */
  readonly mildest?: Severity;
}

/** How grave a failure is on that kind of site; while none is declared, its own gravity and the least it may be. */
export function severityByProfile(ruleId: string, own: Severity, profile: SiteProfile | null): Weight {
  const mildest = mildestOf(ruleId, own);
  return {
    severity: severityFor(ruleId, own, profile),
    ...(profile === null && mildest !== own && { mildest }),
  };
}
