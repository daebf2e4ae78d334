import { beforeAll, describe, expect, test } from 'vitest';
import { type Report, report as reportSchema } from '#contract/report.ts';
import { themeIds } from '#contract/themes.ts';
import { themeOf } from '#engine/rules/registry.ts';
import { auditDemo } from '#tests/support/audit-demo.ts';

let faulty: Report;
let fixed: Report;
let planted: readonly string[];

beforeAll(async () => {
  const audited = await auditDemo('faulty');
  faulty = audited.report;
  planted = audited.plantedFaults.map(({ ruleId }) => ruleId);
  ({ report: fixed } = await auditDemo('fixed'));
}, 600_000);

/** Facts a server can lie about (a distribution mends old versions): evidence for a person, never a failure. */
const doubtful = ['sec-php-obsolete'];

describe('the demonstration site', () => {
  test('has faults planted in every theme', () => {
    const themes = new Set(planted.map((ruleId) => themeOf(ruleId)));
    expect(themeIds.filter((theme) => !themes.has(theme))).toEqual([]);
  });

  test('shows every planted fault', () => {
    const found = faulty.findings
      .filter(({ verdict, ruleId }) => verdict === 'fail' || doubtful.includes(ruleId))
      .map(({ ruleId }) => ruleId);
    expect(planted.filter((ruleId) => !found.includes(ruleId))).toEqual([]);
  });

  test('shows none of them once corrected, not even as a doubt', () => {
    const found = fixed.findings.map(({ ruleId }) => ruleId);
    expect(planted.filter((ruleId) => found.includes(ruleId))).toEqual([]);
  });

  test('scores better corrected than faulty, in every theme', () => {
    const scoreOf = (report: Report, theme: string) =>
      report.themes.find((result) => result.theme === theme)?.score ?? 0;
    expect(themeIds.filter((theme) => scoreOf(fixed, theme) < scoreOf(faulty, theme))).toEqual([]);
    expect(fixed.score ?? 0).toBeGreaterThan(faulty.score ?? 0);
  });

  test('gives reports that follow the schema, with every page accounted for and no control in error', () => {
    for (const report of [faulty, fixed]) {
      expect(reportSchema.parse(report)).toEqual(report);
      expect(report.checks.filter(({ status }) => status === 'error')).toEqual([]);
      expect(report.pages.length).toBeGreaterThanOrEqual(10);
    }
  });

  test('proves each finding by at least one piece of evidence', () => {
    for (const finding of [...faulty.findings, ...fixed.findings]) {
      const proofs =
        finding.evidence.length + finding.pages.reduce((sum, page) => sum + page.evidence.length, 0);
      expect({ rule: finding.ruleId, proofs }).not.toEqual({ rule: finding.ruleId, proofs: 0 });
    }
  });
});
