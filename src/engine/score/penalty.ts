import { type Severity, severities } from '#contract/themes.ts';
import { countedWith, isPaidElsewhere, paidUnder } from '#reference/counted-once.ts';

/**
 * Edition of what follows and of the ceilings (`ceiling.ts`): raised with each change of a price, so that it is not taken for
 * a change of the site. 2: parents by severity, ceilings by defect, each defect once (decision 55). 3: a document that the law
 * asks for and that no page read holds is not seen (decision 54); trackers without a banner are paid with it (decision 55); what is
 * major or minor costs more, as real sites asked for (docs/scoring.md, « Calibration »).
 */
export const pricing = 3;

/** Largest share of a page’s worth in a theme that one failure of that severity can take (docs/scoring.md). */
export const severityPenalty: Readonly<Record<Severity, number>> = {
  bloquant: 0.18,
  majeur: 0.1,
  mineur: 0.02,
  info: 0,
};

/**
 * What a failed parent takes, and the most that its descendants take together where it does not fail: by the gravest, and
 * however many they are. A rule that is added below a parent makes no site costlier.
 */
export const familyPenalty: Readonly<Record<Severity, number>> = {
  bloquant: 0.35,
  majeur: 0.2,
  mineur: 0.04,
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

/** The tree of rules: who hides whom, and what is paid together. */
export interface RuleTree {
  severityOf(ruleId: string): Severity;
  /** Whose failure pays for it too, nearest first. */
  ancestorsOf(ruleId: string): readonly string[];
  /** Whose failure explains it to the reader too, nearest first: those of them that it names itself. */
  hiddenBy(ruleId: string): readonly string[];
  childrenOf(ruleId: string): readonly string[];
  /** Severity of the gravest of its descendants that costs something; null where none does. */
  gravestBelow(ruleId: string): Severity | null;
  /** Its last ancestor, or itself: all below one are one family. */
  rootOf(ruleId: string): string;
  /** What is paid once: the name of the defect that its family sees, among others or alone. */
  defectOf(ruleId: string): string;
  /** What it is paid with among its siblings: the name of their row, or itself. */
  rowOf(ruleId: string): string;
  /** Another theme makes pay for it. */
  isFree(ruleId: string): boolean;
}

/** What rules are paid together, under which other rule, and which in another theme: `reference/counted-once.ts`. */
export interface PaidOnce {
  readonly together: (ruleId: string) => string | undefined;
  readonly elsewhere: (ruleId: string) => boolean;
  readonly under?: (ruleId: string) => string | undefined;
}
const paidOnce: PaidOnce = { together: countedWith, elsewhere: isPaidElsewhere, under: paidUnder };

/** Builds the tree once for a set of rules. Unknown parents are ignored (a rule may be switched off). */
export function buildRuleTree(
  named: readonly ScoredRule[],
  { together, elsewhere, under = () => undefined }: PaidOnce = paidOnce,
): RuleTree {
  const rules = named.map((rule) => ({ ...rule, parent: rule.parent ?? under(rule.id) }));
  const namedById = new Map(named.map((rule) => [rule.id, rule]));
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const children = new Map<string, string[]>();
  for (const rule of rules) {
    if (rule.parent === undefined || !byId.has(rule.parent)) continue;
    children.set(rule.parent, [...(children.get(rule.parent) ?? []), rule.id]);
  }
  const severityOf = (id: string): Severity => byId.get(id)?.severity ?? 'info';
  const costs = (id: string): boolean => severityOf(id) !== 'info' && !elsewhere(id);
  const below = (id: string): string[] =>
    (children.get(id) ?? []).flatMap((child) => [child, ...below(child)]);
  const ancestors = new Map(rules.map(({ id }) => [id, ancestorsIn(byId, id)]));
  const gravest = new Map(
    [...children.keys()].map((id) => [id, below(id).filter(costs).map(severityOf).reduce(graver, 'info')]),
  );
  const rootOf = (id: string): string => ancestors.get(id)?.at(-1) ?? id;
  return {
    severityOf,
    ancestorsOf: (ruleId) => ancestors.get(ruleId) ?? [],
    hiddenBy: (ruleId) => ancestorsIn(namedById, ruleId),
    childrenOf: (ruleId) => children.get(ruleId) ?? [],
    gravestBelow: (ruleId) => {
      const severity = gravest.get(ruleId) ?? 'info';
      return severity === 'info' ? null : severity;
    },
    rootOf,
    defectOf: (ruleId) => together(rootOf(ruleId)) ?? rootOf(ruleId),
    rowOf: (ruleId) => together(ruleId) ?? ruleId,
    isFree: elsewhere,
  };
}

export const graver = (one: Severity, other: Severity): Severity =>
  severities.indexOf(one) <= severities.indexOf(other) ? one : other;

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
