import type { Severity } from '#contract/themes.ts';

/** Largest share of a page’s worth in a theme that one failure of that severity can take (docs/scoring.md). */
export const severityPenalty: Readonly<Record<Severity, number>> = {
  bloquant: 0.18,
  majeur: 0.06,
  mineur: 0.015,
  info: 0,
};

/** Beyond, more occurrences cost nothing more. */
const mostOccurrences = 1000;

/** Growth with the number of occurrences, 0.68 for one to nearly 1: half of it is reached at 4. */
export function amountOf(occurrences: number): number {
  const counted = Math.min(Math.max(1, occurrences), mostOccurrences);
  return 0.6 + 0.4 * (counted / (counted + 4));
}

/** What scoring needs to know of a rule. */
export interface ScoredRule {
  readonly id: string;
  readonly severity: Severity;
  readonly parent?: string | undefined;
}

/** The tree of rules: who hides whom, and what a parent costs. */
export interface RuleTree {
  severityOf(ruleId: string): Severity;
  /** Ancestors, nearest first. */
  ancestorsOf(ruleId: string): readonly string[];
  /** Cost of a failed rule together with all its descendants at their worst; null when it has none. */
  worstOf(ruleId: string): number | null;
}

/** Builds the tree once for a set of rules. Unknown parents are ignored (a rule may be switched off). */
export function buildRuleTree(rules: readonly ScoredRule[]): RuleTree {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const children = new Map<string, string[]>();
  for (const rule of rules) {
    if (rule.parent === undefined || !byId.has(rule.parent)) continue;
    children.set(rule.parent, [...(children.get(rule.parent) ?? []), rule.id]);
  }
  const severityOf = (id: string): Severity => byId.get(id)?.severity ?? 'info';
  const keptAtWorst = (id: string): number =>
    (children.get(id) ?? []).reduce(
      (kept, child) => kept * keptAtWorst(child),
      1 - severityPenalty[severityOf(id)],
    );
  const ancestors = new Map(rules.map(({ id }) => [id, ancestorsIn(byId, id)]));
  const worst = new Map([...children.keys()].map((id) => [id, 1 - keptAtWorst(id)]));
  return {
    severityOf,
    ancestorsOf: (ruleId) => ancestors.get(ruleId) ?? [],
    worstOf: (ruleId) => worst.get(ruleId) ?? null,
  };
}

function ancestorsIn(byId: ReadonlyMap<string, ScoredRule>, ruleId: string): string[] {
  const found: string[] = [];
  for (
    let at = byId.get(ruleId)?.parent;
    at && byId.has(at) && !found.includes(at);
    at = byId.get(at)?.parent
  )
    found.push(at);
  return found;
}
