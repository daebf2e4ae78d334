import { type DecisionScope, settles } from '#contract/decision-words.ts';
import type { DecidedFinding, DecidedReport, Decision } from '#contract/decisions.ts';
import type { Finding } from '#contract/report.ts';
import { evidenceAt, isAt, markedPart, type Place } from './reach-of.ts';

/** A decision that stands on something, and whether it applies. */
export interface StandingThere {
  readonly decision: Decision;
  readonly applies: boolean;
}

/** What was decided of a finding; undefined where nothing was. */
export const decidedFindingOf = (
  decided: DecidedReport | null,
  { ruleId, verdict }: Pick<Finding, 'ruleId' | 'verdict'>,
): DecidedFinding | undefined =>
  decided?.findings.find((one) => one.ruleId === ruleId && one.verdict === verdict);

/**
 * What a person who decides of something should know: the decision that covers it, else one of the same scope that stands
 * there without applying any more.
 * @param place the element, or one of the component; null for a whole rule
 */
export function decisionAt(
  decided: DecidedReport,
  finding: Finding,
  scope: DecisionScope,
  place: Place | null,
): StandingThere | null {
  const about = decidedFindingOf(decided, finding);
  if (!about) return null;
  const named = (id: string | null | undefined) => decided.decisions.find((one) => one.id === id);
  const covering = (place && about.occurrences.find((one) => isAt(one, place))?.decision) || null;
  const applying = [named(covering), named(about.decision)].filter((one) => one !== undefined);
  const own = applying.find((one) => one.scope === scope) ?? applying[0];
  if (own) return { decision: own, applies: true };
  const lapsed = about.lapsed.find((one) => {
    const standing = named(one.decision);
    return standing?.scope === scope && (scope === 'rule' || isThere(finding, scope, one.place, place));
  });
  const decision = named(lapsed?.decision);
  return decision ? { decision, applies: false } : null;
}

function isThere(
  finding: Finding,
  scope: DecisionScope,
  one: Place | undefined,
  other: Place | null,
): boolean {
  if (!one || !other) return false;
  if (scope === 'element') return isAt(one, other);
  const partAt = (place: Place) => {
    const evidence = evidenceAt(finding, place);
    return evidence ? markedPart(evidence) : null;
  };
  return partAt(one) !== null && partAt(one) === partAt(other);
}

/** Everything a finding shows is decided: it is counted apart, and not among what to do first. */
export const isDecided = (
  decided: DecidedReport | null,
  finding: Pick<Finding, 'ruleId' | 'verdict'>,
): boolean => decidedFindingOf(decided, finding)?.isWhole ?? false;

/** That decision is one that settles what it covers. */
export const isSettledBy = (decided: DecidedReport | null, id: string | null): boolean =>
  decided?.decisions.some((one) => one.id === id && settles(one.kind)) ?? false;
