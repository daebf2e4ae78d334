import { expect, test } from 'vitest';
import type { CheckedRule, Report } from '#contract/report.ts';
import type { FixBasis } from '#store/schema-handovers.ts';
import { auditReport, finding, visitedPage } from '#tests/support/report.ts';
import { seenByAudit } from './seen-by-audit.ts';

const home = 'https://exemple.fr/';
const other = 'https://exemple.fr/a';
const key = 'rule:axe-image-alt';
const basis: FixBasis = {
  rules: [{ ruleId: 'axe-image-alt', verdict: 'fail', version: 3 }],
  pages: [home],
  pictures: [],
};
const fault = (url: string, ruleVersion = 3) =>
  finding({ ruleId: 'axe-image-alt', ruleVersion, pages: [{ url, occurrences: 1, evidence: [] }] });
const passed = (changes: Partial<CheckedRule> = {}): CheckedRule => ({
  ...{ ruleId: 'axe-image-alt', ruleVersion: 3, theme: 'accessibility', title: '', status: 'pass' },
  ...{ automation: 'automatique', ...changes },
});
const report = (changes: Partial<Report>): Report => {
  const { fixes: _, ...rest } = auditReport({
    ...{ findings: [], checks: [], pages: [visitedPage({ url: home }), visitedPage({ url: other })] },
    ...changes,
  });
  return rest;
};
const seen = (changes: Partial<Report>, of = basis) => seenByAudit(key, of, report(changes));

test('the same fault on its page is still there', () => {
  expect(seen({ findings: [fault(home)] })).toBe('there');
});

test('the same version of the rule, tested on a page that was read and silent, says that it is gone', () => {
  expect(seen({ checks: [passed()] })).toBe('gone');
  expect(seen({ findings: [fault(other)] })).toBe('gone');
});

test.each([
  ['a rule that was not tested', { checks: [passed({ status: 'error' })] }],
  ['a rule that was switched off', { checks: [passed({ status: 'off' })] }],
  ['a rule of which nothing is told', {}],
  ['another version of the rule', { checks: [passed({ ruleVersion: 4 })] }],
  ['a page that was not read', { checks: [passed()], pages: [visitedPage({ url: other })] }],
])('%s says nothing', (_, changes) => {
  expect(seen(changes)).toBeNull();
});
