import type { CriterionVerdict } from '#contract/rgaa-grid.ts';
import type { Rule } from '../rule.ts';
import type { RuleVerdict } from '../rules/run-rules.ts';
import type { ProvenFact } from './prove-page.ts';
import type { SiteFact } from './prove-site.ts';
import type { Referential } from './referentials.ts';

export type Status = RuleVerdict['status'];

/** A rule beside a criterion: `settles` where its fault is one of the criterion, but for those messages. */
export interface CriterionRule {
  readonly rule: Rule;
  readonly settles: boolean;
  readonly except?: readonly string[];
}

/** The rules that speak of each criterion. */
export function rulesByCriterion(
  referential: Referential,
  rules: readonly Rule[],
): ReadonlyMap<string, readonly CriterionRule[]> {
  const found = new Map<string, CriterionRule[]>();
  for (const rule of rules)
    for (const { number, ...cited } of referential.citedBy(rule))
      found.set(number, [...(found.get(number) ?? []), { rule, ...cited }]);
  return found;
}

/** What one page shows. */
export interface SeenPage {
  readonly url: string;
  readonly facts: ReadonlySet<ProvenFact | SiteFact>;
  /** Rule → verdict on this page, site rules included. */
  readonly statuses: ReadonlyMap<string, Status>;
  /** Rule → which of its messages it failed by; none of its first one. */
  readonly messages: ReadonlyMap<string, string>;
}

/** What a rule says of a criterion on a page. `noted`: it failed, and a person judges what that is worth here. */
export function heardOn(
  { rule, settles, except = [] }: CriterionRule,
  { statuses, messages }: SeenPage,
): Status | 'noted' {
  const status = statuses.get(rule.id) ?? 'error';
  if (status !== 'fail') return status;
  return settles && !except.includes(messages.get(rule.id) ?? '') ? 'fail' : 'noted';
}

/** A site rule says of each page: what it says of the site, or nothing certain when it names other pages. */
export function statusOnPage(verdict: RuleVerdict, url: string): Status {
  const named = verdict.pages.length === 0 || verdict.pages.includes(url);
  return verdict.status === 'fail' && !named ? 'review' : verdict.status;
}

/**
 * Verdict of a criterion on one page: a certain failure, else a person where a failure was noted, else no object, else – for a
 * criterion that a machine can settle – every check run and the needed facts proven, else a person looks. A check that could not
 * run proves nothing.
 * Frames of other origins are never read by the visit, so what third parties show is no failure here.
 */
export function judgePage(
  referential: Referential,
  criterion: Referential['criteria'][number],
  rules: readonly CriterionRule[],
  page: SeenPage,
): CriterionVerdict {
  const statuses = rules.map((rule) => heardOn(rule, page));
  if (statuses.includes('fail')) return 'nc';
  if (statuses.includes('noted')) return 'review';
  if (absenceOf(referential, criterion.number, page)) return 'na';
  const proofs = referential.proofs[criterion.number];
  if (criterion.automation !== 'A' || !proofs) return 'review';
  const clean = statuses.every((status) => status === 'pass' || status === 'inapplicable');
  const met = clean && statuses.includes('pass') && proofs.every((fact) => page.facts.has(fact));
  return met ? 'c' : 'review';
}

/** The sentence of the first fact that leaves the criterion without object on the page. */
export function absenceOf(referential: Referential, number: string, page: SeenPage): string | undefined {
  return referential.notApplicable[number]?.find(([fact]) => page.facts.has(fact))?.[1];
}
