import { expect, it } from 'vitest';
import type { Report } from '#contract/report.ts';
import { auditReport, finding } from '#tests/support/report.ts';
import { chooseLimits } from './print-limits.ts';

const reportOf = (count: number): Report =>
  auditReport({
    findings: Array.from({ length: count }, (_, index) =>
      finding({
        ruleId: `rule-${index}`,
        pages: Array.from({ length: 40 }, (_, page) => ({
          url: `https://www.exemple.fr/${page}`,
          occurrences: 3,
          evidence: Array.from({ length: 3 }, () => ({ type: 'text', quote: 'x'.repeat(400) })),
        })),
      }),
    ),
  });

it('a usual report keeps five pieces of evidence and ten pages a finding; a very large one none', () => {
  expect(chooseLimits(reportOf(30))).toMatchObject({ evidence: 5, pages: 10 });
  expect(chooseLimits(reportOf(120)).evidence).toBeLessThan(5);
  expect(chooseLimits(reportOf(260))).toMatchObject({ evidence: 0, pages: 0 });
});
