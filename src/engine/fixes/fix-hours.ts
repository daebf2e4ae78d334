import { hoursBand } from '#contract/fix-words.ts';
import type { FixGroup } from './fix-group.ts';
import { roleOfFix } from './fix-role.ts';

/** Hours of work by the effort of a rule, once somebody is at the place. */
const hoursByEffort = { 1: 0.25, 2: 3, 3: 12 } as const;

/**
 * A band of hours: each rule’s effort once, since one place is mended once; where a text is written for each page, once
 * a page.
 */
export function hoursOf(group: FixGroup): [number, number] {
  const rules = new Map(group.findings.map(({ finding, pages }) => [finding.ruleId, { finding, pages }]));
  const each = group.kind === 'rule' && roleOfFix(group) === 'editorial';
  let hours = 0;
  for (const { finding, pages } of rules.values())
    hours += hoursByEffort[finding.effort] * (each ? Math.max(1, pages.size) : 1);
  return hoursBand(hours);
}
