import type { CheckedRule, Finding } from '#contract/report.ts';
import type { Rule } from '../rule.ts';

/** What a rule is about: the criteria it answers for, and the rules that look at the same defect. */
function subjectsOf({ id, parent, sameDefectAs, rgaa = [] }: Rule): string[] {
  const criteria = rgaa.map((number) => number.split('.').slice(0, 2).join('.'));
  return [...criteria, id, parent, sameDefectAs].filter((subject) => subject !== undefined);
}

/**
 * The checks, those marked that passed beside a finding about the same thing: each is right about what it looked at, and
 * none may be read as if the whole subject were in order.
 */
export function markNear(
  checks: readonly CheckedRule[],
  findings: readonly Pick<Finding, 'ruleId'>[],
  rules: readonly Rule[],
): CheckedRule[] {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const subjects = (id: string) => {
    const rule = byId.get(id);
    return rule ? subjectsOf(rule) : [];
  };
  const found = new Set(findings.flatMap(({ ruleId }) => subjects(ruleId)));
  return checks.map((check) =>
    check.status === 'pass' && subjects(check.ruleId).some((subject) => found.has(subject))
      ? { ...check, beside: true }
      : check,
  );
}
