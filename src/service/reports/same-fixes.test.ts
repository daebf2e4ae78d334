import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderMail } from '#mail/index.ts';
import { firstFixes, fixesOf } from '#report/fixes/fixes-of.ts';
import { reportPdfHtml } from '#report/pdf/report-pdf.ts';
import { ReportDocument } from '#report/report-document.tsx';
import type { AuditRow } from '#store/audits.ts';
import { fullReport } from '#tests/support/e2e-report.ts';
import { firstLayout, toPrint } from '#tests/support/report.ts';
import { finishedMail } from '../audits/audit-mails.ts';

const report = fullReport('https://www.exemple.fr/');
const first = firstFixes(fixesOf(report)).map(({ title }) => title);

/** As it is read: without markup, entities and ways of spacing. */
const read = (text: string) =>
  text
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/&(?:nbsp|#160);/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('page, PDF and mail tell the same fixes first, in the same order, before anything else', async () => {
  const audit = { id: 'a', url: report.url, host: report.host } as AuditRow;
  const data = finishedMail('https://constat.example', { displayName: '' }, audit, report, null, new Date());
  const mail = await renderMail('audit-finished', data);
  const places = {
    page: renderToStaticMarkup(createElement(ReportDocument, { report, screenshotUrl: () => '' })),
    pdf: reportPdfHtml(toPrint(report), firstLayout),
    'mail, html': mail.html,
    'mail, text': mail.text,
  };
  for (const [place, text] of Object.entries(places)) {
    const words = read(text);
    // A mail tells three of them.
    const told = place.startsWith('mail') ? first.slice(0, 3) : first;
    const found = told.map((title) => words.indexOf(read(title)));
    expect(
      found.every((at) => at >= 0),
      `${place}: ${found}`,
    ).toBe(true);
    expect(found, place).toEqual(found.toSorted((a, b) => a - b));
  }
  expect(first.length).toBeGreaterThanOrEqual(3);
  expect(data.failureCount).toBe(
    report.findings.filter(({ verdict, severity }) => verdict === 'fail' && severity !== 'info').length,
  );
});
