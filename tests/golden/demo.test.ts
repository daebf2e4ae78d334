import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Finding, type Report, report as reportSchema } from '#contract/report.ts';
import { type Theme, themeIds } from '#contract/themes.ts';
import { replayAudit } from '#engine/replay/replay-audit.ts';
import { allRules, themeOf } from '#engine/rules/registry.ts';

const folder = 'tests/golden/demo';

/** How often, proved by how many pieces of evidence, how grave, and the title that is read. */
function lineOfFinding(finding: Finding, pageCount: number): string {
  const { ruleId, ruleVersion, verdict, severity, occurrences, pages, evidence, title } = finding;
  const where = pages.length === 0 ? 'the site' : `${pages.length} of ${pageCount} pages`;
  const shown = pages.reduce((sum, page) => sum + page.evidence.length, evidence.length);
  const count = shown === occurrences ? `${occurrences}` : `${occurrences} (${shown} shown)`;
  return `  ${verdict.padEnd(13)}${ruleId}@${ruleVersion}  ${count} on ${where}  ${severity}: ${title}`;
}

/** Every rule with its verdict, one a line: what a reviewer reads when a rule changes (recipe: record.ts). */
function verdictsOf(report: Report): string {
  const lineOf = (theme: Theme) => {
    const { score, counts } = report.themes.find((result) => result.theme === theme) ?? {};
    const found = report.findings
      .filter((finding) => finding.theme === theme)
      .map((finding) => ({ ruleId: finding.ruleId, line: lineOfFinding(finding, report.pages.length) }));
    const others = report.checks
      .filter((check) => check.theme === theme)
      .map(({ ruleId, ruleVersion, status, reason }) => ({
        ruleId,
        line: `  ${status.padEnd(13)}${ruleId}@${ruleVersion}${reason ? `  (${reason})` : ''}`,
      }));
    const told = new Set([...found, ...others].map(({ ruleId }) => ruleId));
    const masked = allRules
      .filter(({ id }) => themeOf(id) === theme && !told.has(id))
      .map(({ id, version = 1 }) => ({ ruleId: id, line: `  masked       ${id}@${version}` }));
    const lines = [...found, ...others, ...masked].sort((a, b) => (a.line < b.line ? -1 : 1));
    return [`${theme}: ${score ?? 'no score'} ${JSON.stringify(counts)}`, ...lines.map(({ line }) => line)];
  };
  const grid =
    report.rgaa?.criteria.map(({ number, verdict, noted }) => `${number} ${noted ? 'noted' : verdict}`) ?? [];
  return `${[
    `${report.pages.length} pages, ${report.score} of 100`,
    ...themeIds.flatMap((theme) => ['', ...lineOf(theme)]),
    '',
    `RGAA ${JSON.stringify(report.rgaa?.counts)}`,
    ...grid.map((line) => `  ${line}`),
  ].join('\n')}\n`;
}

test('the recorded pages of the demonstration site give the verdicts that were reviewed', async () => {
  const { report } = await replayAudit(folder, { engineVersion: 'golden' });
  expect(reportSchema.parse(report)).toEqual(report);
  await expect(verdictsOf(report)).toMatchFileSnapshot('./demo.verdicts.txt');
});

test('the recording stays small enough for a repository', () => {
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(300_000);
});
