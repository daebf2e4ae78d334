import { type RuleTree, type ScoredFailure, severityPenalty } from './penalty.ts';

/** Highest theme score while a `bloquant` is open. */
const blockedCap = 69;

/**
 * Share of a theme’s score one failure takes, 0–1: grows with the share of pages concerned and with the number of
 * occurrences (half of the growth at 4). A rule with descendants costs its worst whatever its reach, so that mending
 * it never uncovers something dearer.
 */
export function penaltyOf(failure: ScoredFailure, tree: RuleTree): number {
  const worst = tree.worstOf(failure.ruleId);
  if (worst !== null) return worst;
  const occurrences = Math.min(failure.occurrences, 1000);
  const spread = 0.35 + 0.65 * Math.min(1, failure.reach);
  const amount = 0.6 + 0.4 * (occurrences / (occurrences + 4));
  return severityPenalty[failure.severity] * spread * amount;
}

/** Failures that count: one whose ancestor failed too is hidden by it. */
export function unmasked<Failure extends { readonly ruleId: string }>(
  failures: readonly Failure[],
  tree: RuleTree,
): Failure[] {
  const failed = new Set(failures.map((failure) => failure.ruleId));
  return failures.filter(
    (failure) => !tree.ancestorsOf(failure.ruleId).some((ancestor) => failed.has(ancestor)),
  );
}

/** Score of a theme, an integer 0–100: `floor(100 · Π(1 − pᵢ))`, at most 69 while a `bloquant` is open. */
export function themeScore(failures: readonly ScoredFailure[], tree: RuleTree): number {
  const counted = unmasked(failures, tree);
  const kept = counted.reduce((product, failure) => product * (1 - penaltyOf(failure, tree)), 1);
  const blocked = counted.some((failure) => failure.severity === 'bloquant');
  return Math.floor(Math.min(100 * kept, blocked ? blockedCap : 100) + 1e-9);
}
