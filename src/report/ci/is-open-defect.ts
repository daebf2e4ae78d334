import type { DecidedReport } from '#contract/decisions.ts';
import type { Finding } from '#contract/report.ts';
import { isDecided } from '../decisions/decision-at.ts';

/** Something proven, to mend, that nobody has decided to leave. */
export function isOpenDefect(
  finding: Pick<Finding, 'ruleId' | 'verdict' | 'severity'>,
  decided: DecidedReport | null,
): boolean {
  return finding.verdict === 'fail' && finding.severity !== 'info' && !isDecided(decided, finding);
}
