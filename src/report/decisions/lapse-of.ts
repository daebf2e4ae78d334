import type { LapseReason } from '#contract/decision-words.ts';
import type { StandingDecision } from '#contract/decisions.ts';
import type { Finding, Report } from '#contract/report.ts';

/**
 * Why a decision does not apply to a finding it is about; null when it does. « Faux positif » never covers what is proven,
 * a contest nothing that is a doubt by now, no decision covers what another version of the rule found, « corrigé » nothing that an audit begun afterwards saw
 * again, and none applies after its last day.
 * @param today the calendar day in Paris, `2026-11-21`
 */
export function lapseOf(
  decision: StandingDecision,
  finding: Pick<Finding, 'verdict' | 'ruleVersion'>,
  report: Pick<Report, 'startedAt'>,
  today: string,
): LapseReason | null {
  if (decision.kind === 'false-positive' && finding.verdict !== 'review') return 'proven';
  if (decision.kind === 'contested' && finding.verdict === 'review') return 'unproven';
  if (decision.ruleVersion !== finding.ruleVersion) return 'rule-changed';
  if (decision.kind === 'mended' && beganAfter(report, decision)) return 'still-there';
  return isExpired(decision, today) ? 'expired' : null;
}

/** Its last day is over. */
export const isExpired = ({ until }: { readonly until: string | null }, today: string): boolean =>
  until !== null && today > until;

/** The audit began once the decision was made: it saw the site as it was then. */
export const beganAfter = (
  { startedAt }: Pick<Report, 'startedAt'>,
  { madeAt }: Pick<StandingDecision, 'madeAt'>,
): boolean => Date.parse(startedAt) > Date.parse(madeAt);
