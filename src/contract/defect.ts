import type { Severity } from './themes.ts';

/** A proven defect: neither a doubt nor what is only good to know. */
export const isDefect = ({
  verdict,
  severity,
}: {
  readonly verdict: 'fail' | 'review';
  readonly severity: Severity;
}): boolean => verdict === 'fail' && severity !== 'info';
