import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { auditReport, finding } from '#tests/support/report.ts';
import { TrialChapter } from './chapters/trial-chapter.tsx';
import { reportFile } from './file/report-file.ts';
import { outlineReport } from './reading/outline-report.ts';
import { viewReport } from './report-view.ts';
import { trialSentence, viewTrial } from './trial-view.ts';

const title = 'Un défaut que voit un contrôle récent';
const page = (at: number) => ({ url: `https://www.exemple.fr/${at}`, occurrences: 1, evidence: [] });
const found = finding({ ruleId: 'seo-regle-nouvelle', title, occurrences: 12 });
const pages = Array.from({ length: 12 }, (_, at) => page(at));
const report = auditReport({ trial: { checked: 2, findings: [{ ...found, pages }] } });
const context = { reportUrl: 'https://constat.example/reports/1', pictures: new Map<string, string>() };

describe('what checks on trial found', () => {
  test('is a chapter of the report with its own count, outside the themes', () => {
    const view = viewReport(report);
    const markup = renderToStaticMarkup(<TrialChapter trial={view.trial} />);
    expect(markup).toContain(title);
    expect(markup).toContain('1\u00a0constat');
    expect(markup).toContain('et 2\u00a0autres pages');
    const counted = view.themes.flatMap((theme) => [...theme.failures, ...theme.reviews]);
    expect(counted.map((one) => one.finding.title)).not.toContain(title);
    expect(view.score).toEqual(viewReport(auditReport()).score);
  });

  test('is a section of the HTML file', () => {
    const file = reportFile(report, context);
    expect(file).toContain('<h2 id="essai">À l’essai</h2>');
    expect(file).toContain(title);
    expect(reportFile(auditReport(), context)).not.toContain('id="essai"');
  });

  test('is one sentence of the mail, none where nothing was found', () => {
    expect(trialSentence(report)).toMatch(/^À l’essai, hors du score/);
    expect(trialSentence(auditReport({ trial: { checked: 2, findings: [] } }))).toBeNull();
    expect(trialSentence(auditReport())).toBeNull();
  });

  test('stands in the outline that pages read, and is absent where no check is on trial', () => {
    expect(viewTrial(outlineReport(report))).toEqual(viewTrial(report));
    expect(viewReport(auditReport()).trial).toBeNull();
    expect(renderToStaticMarkup(<TrialChapter trial={null} />)).toBe('');
  });
});
