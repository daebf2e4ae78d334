import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseReport } from '#contract/parse-report.ts';
import type { Report } from '#contract/report.ts';
import { createLog } from '#platform/log.ts';
import { pdfUaFaults } from '#platform/pdf/check-pdf.ts';
import { outlineOf } from '#platform/pdf/outline.ts';
import { bodyPages, type PrintInput } from '#report/pdf/print-input.ts';
import { reportPdfHtml } from '#report/pdf/report-pdf.ts';
import { printPicturesOf } from '#service/reports/print-input.ts';
import { createPdfRenderer } from '#service/reports/render-pdf.ts';
import { testChromium } from '../support/chromium.ts';
import { largeReport } from '../support/large-report.ts';
import { sampleSources, seenOnly } from '../support/mail-as-sent.ts';
import { readPdf } from '../support/read-pdf.ts';
import { auditReport, greenPixel, toPrint, visitedPage } from '../support/report.ts';

const { path: chromiumPath } = await testChromium();
const renderPdf = createPdfRenderer({ chromiumPath, log: createLog('silent'), toHtml: reportPdfHtml });
const drawnLogo = `data:image/png;base64,${greenPixel}`;
const manyFindings = largeReport(120);
const render = async (report: Report, changes: Partial<PrintInput>) =>
  readPdf(await renderPdf(toPrint(report, changes), AbortSignal.timeout(120_000)));

const long = 'Une phrase qui n’en finit pas de décrire ce que le contrôle a vu. '.repeat(12).trim();
const sample = () => parseReport(JSON.parse(readFileSync('src/web/sample/report.json', 'utf8')));
const bodies: Readonly<Record<string, () => Promise<Partial<PrintInput> & { readonly report: Report }>>> = {
  'the sample, with its pictures': async () => ({
    report: sample(),
    ...(await printPicturesOf(sample(), sampleSources)),
  }),
  'only what pictures show': async () => ({
    report: seenOnly(sample()),
    ...(await printPicturesOf(seenOnly(sample()), sampleSources)),
  }),
  'the sample without pictures': async () => ({ report: sample() }),
  'one page': async () => ({ report: auditReport() }),
  'no finding': async () => ({ report: auditReport({ findings: [], score: 100 }) }),
  'a thousand pages': async () => ({ report: largeReport() }),
  'nothing could be measured': async () => ({
    report: auditReport({
      findings: [],
      score: null,
      partial: true,
      unseen: long,
      themes: auditReport().themes.map((theme) => ({ ...theme, score: null, unseen: long })),
    }),
  }),
  'long words everywhere': async () => ({
    report: {
      ...manyFindings,
      findings: manyFindings.findings.map((one) => ({ ...one, title: long, why: long, fix: long })),
      pages: [visitedPage({ title: long }), ...manyFindings.pages.slice(1, 12)],
      unseen: long,
      themes: auditReport().themes.map((theme) => ({ ...theme, upTo: 100, unseen: long })),
    },
    picture: { source: drawnLogo, width: 1, height: 1 },
  }),
};
it.each(Object.entries(bodies))(
  'has a body of eight pages at most, then « Annexes »: %s',
  async (_, input) => {
    const { report, ...changes } = await input();
    const pdf = await render(report, changes);
    const marks = outlineOf(pdf.file);
    const [annexes, first] = marks.filter(({ title }) => /^Annexes?\b/.test(title));
    expect([annexes?.title, first?.title]).toEqual(['Annexes', 'Annexe 1 – Tous les constats']);
    const bodyLength = (annexes?.page ?? 0) - 1;
    expect(bodyLength).toBeLessThanOrEqual(bodyPages);
    // The cover is one page; every theme and the method are told before the annexes.
    const pageOf = (name: string) => marks.find(({ title }) => title === name)?.page ?? 0;
    expect(pageOf('Sommaire')).toBe(2);
    for (const name of [...report.themes.map(({ label }) => label), 'Méthode et limites'])
      expect([name, pageOf(name) > 1 && pageOf(name) <= bodyLength]).toEqual([name, true]);
    expect(pdf.pageCount).toBeLessThanOrEqual(45);
    expect(pdf.sizeBytes).toBeLessThan(2_000_000);
    expect(pdfUaFaults(pdf.file)).toEqual([]);
  },
);
