import type { Severity, Theme } from './themes.ts';

/** A proven defect: neither a doubt nor what is only good to know. */
export const isDefect = ({
  verdict,
  severity,
}: {
  readonly verdict: 'fail' | 'review';
  readonly severity: Severity;
}): boolean => verdict === 'fail' && severity !== 'info';

/** How many of a theme’s findings are defects. */
export const defectsOfTheme = (
  findings: readonly ({ readonly theme: Theme } & Parameters<typeof isDefect>[0])[],
  theme: Theme,
): number => findings.filter((finding) => finding.theme === theme && isDefect(finding)).length;
