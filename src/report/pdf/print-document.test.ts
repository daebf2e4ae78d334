import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseReport } from '#contract/parse-report.ts';
import type { Report } from '#contract/report.ts';
import { largeReport } from '#tests/support/large-report.ts';
import { auditReport, finding, firstLayout, toPrint } from '#tests/support/report.ts';
import { reportPdfHtml } from './report-pdf.ts';

const textOf = (report: Report, share = 1) =>
  reportPdfHtml(toPrint(report), { ...firstLayout, share })
    .replaceAll(/<style>[\s\S]*?<\/style>|<code>[\s\S]*?<\/code>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const doubt = finding({ ruleId: 'doute', verdict: 'review' });
const sample = parseReport(JSON.parse(readFileSync('src/web/sample/report.json', 'utf8')));

describe('a theme on paper', () => {
  test('names its rows « autres » only after findings that it told', () => {
    expect(textOf(auditReport({ findings: [finding(), doubt] }))).toContain('Autres constats Constat');
    const alone = textOf(auditReport({ findings: [doubt] }));
    expect(alone).toContain('Constats Constat Gravité');
    expect(alone).not.toContain('Autres constats');
    // As many rows as failures, and two findings told before: these are others.
    const findings = [finding({ ruleId: 'a' }), finding({ ruleId: 'note', severity: 'info' }), doubt];
    expect(textOf(auditReport({ findings }))).toContain('Autres constats Constat');
  });

  test('counts what has no room, as others only beside some', () => {
    expect(textOf(auditReport(), 0)).toMatch(/ 1 constat, dans le rapport en ligne/);
    const many = Array.from({ length: 600 }, (_, index) => finding({ ruleId: `r-${index}` }));
    expect(textOf(auditReport({ findings: many }))).toMatch(/ et \d+ autres constats, dans le rapport/);
  });
});

test('an annex without anything in it is neither printed nor in the contents', () => {
  expect(textOf(auditReport())).toMatch(/Annexe 4 – Autres contrôles.*Annexe 4 – Autres contrôles/);
  expect(textOf(auditReport({ checks: [] }))).not.toContain('Autres contrôles');
});

test('what checks on trial found is an annex of its own, and no finding of a theme', () => {
  const found = finding({ ruleId: 'seo-regle-nouvelle', title: 'Vu par un contrôle récent' });
  const text = textOf(auditReport({ trial: { checked: 1, findings: [found] } }));
  expect(text).toMatch(/Annexe 5 – À l’essai.*Annexe 5 – À l’essai.*Vu par un contrôle récent/);
  expect(text.match(/Vu par un contrôle récent/g)).toHaveLength(1);
  expect(textOf(auditReport())).not.toContain('À l’essai');
});

describe('what was not measured', () => {
  const untested = (report: Report): Report => ({
    ...report,
    score: null,
    themes: report.themes.map((theme) => ({ ...theme, score: null })),
  });

  test('is not listed as passed', () => {
    const passed = 'Le texte apparaît vite';
    const check = { ruleId: 'perf-texte', theme: 'performance', title: passed } as const;
    const of = (report: Report) =>
      textOf({ ...report, checks: [{ ...check, status: 'pass', automation: 'automatique' }] });
    expect(of(auditReport())).toMatch(new RegExp(` Respectés \\(1\\) ${passed}`));
    const text = of(untested(auditReport()));
    expect(text).not.toContain(' Respectés ');
    expect(text).toContain(`trop peu mesuré pour avoir un score (1) ${passed}`);
  });

  test('is not told as a site without a defect', () => {
    const text = textOf(untested(auditReport({ findings: [] })));
    expect(text).not.toContain('Aucun défaut');
    expect(text).toContain('Aucun thème n’a pu être testé');
    // No count of defects stands where nothing was looked for.
    expect(text).toContain('Sécurité non noté – – –');
  });
});

test('no sentence of a rule is printed with a place left to fill', () => {
  for (const report of [sample, largeReport(120)]) expect(textOf(report)).not.toMatch(/\{\w+\}/);
});
