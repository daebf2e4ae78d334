/**
 * What leaves with a report, of a small one, of the sample, and of one of 1,000 pages and 50,000 occurrences: its PDF
 * (milliseconds with its own browser, size, pages in all and of body, what a program finds against PDF/UA-1), its mail as sent
 * without that PDF (kB, pictures, milliseconds to draw them with their own browser), the HTML file and the table of
 * occurrences: `npm run bench -- report-files [rounds]`.
 */
import { readFileSync } from 'node:fs';
import { parseReport } from '#contract/parse-report.ts';
import type { Report } from '#contract/report.ts';
import { createLog } from '#platform/log.ts';
import { pdfUaFaults } from '#platform/pdf/check-pdf.ts';
import { outlineOf } from '#platform/pdf/outline.ts';
import { readPdfFile } from '#platform/pdf/pdf-file.ts';
import { pagesOf } from '#platform/pdf/structure.ts';
import { reportFile } from '#report/file/report-file.ts';
import { reportPdfHtml } from '#report/pdf/report-pdf.ts';
import { finishedMail } from '#service/audits/audit-mails.ts';
import { createPictureDrawer } from '#service/reports/draw-pictures.ts';
import { printPicturesOf } from '#service/reports/print-input.ts';
import { createPdfRenderer } from '#service/reports/render-pdf.ts';
import { occurrencesToCsv } from '#service/reports/report-csv.ts';
import type { AuditRow } from '#store/audits.ts';
import { fullReport } from '#tests/support/e2e-report.ts';
import { largeReport } from '#tests/support/large-report.ts';
import { drawnFor, mailAsSent, samplePicture } from '#tests/support/mail-as-sent.ts';
import { toPrint } from '#tests/support/report.ts';
import { benchChromium } from './commands.ts';
import { medianOf, printTable } from './measure.ts';

const rounds = Number(process.argv[2] ?? 3);
const chromiumPath = await benchChromium();
const log = createLog('error');
const sample = parseReport(JSON.parse(readFileSync('src/web/sample/report.json', 'utf8')));

/** Pictures of the sample by their key, and its home page for any other: a real picture of a visit. */
const home = sample.pages[0]?.screenshot?.key ?? '';
const known = new Set(sample.pages.map(({ screenshot }) => screenshot?.key));
const stored = (key: string) => samplePicture(known.has(key) ? key : home);
const sources = async (pages: Report['pages']) =>
  new Map(
    pages.flatMap(({ screenshot }) => {
      if (!screenshot) return [];
      const { contentType, bytes } = stored(screenshot.key);
      return [[screenshot.key, `data:${contentType};base64,${bytes.toString('base64')}`] as const];
    }),
  );

const header = [
  ...['report', 'PDF, ms', 'MB', 'pages', 'body', 'faults', 'mail, kB', 'pictures', 'ms'],
  ...['HTML, ms', 'MB', 'CSV, ms', 'lines'],
];
const reportUrl = 'https://constat.example/';

async function measure(name: string, report: Report): Promise<string[]> {
  const figures = [...(await pdfOf(report)), ...(await mailOf(report)), ...textsOf(report)];
  return [name, ...figures.map(String)];
}

async function pdfOf(report: Report): Promise<(string | number)[]> {
  const render = createPdfRenderer({ chromiumPath, log, toHtml: reportPdfHtml });
  const input = toPrint(report, await printPicturesOf(report, sources));
  const times: number[] = [];
  let bytes = new Uint8Array();
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    bytes = new Uint8Array(await render(input, AbortSignal.timeout(120_000)));
    times.push(performance.now() - start);
  }
  const file = readPdfFile(bytes);
  const annexes = outlineOf(file).find(({ title }) => title === 'Annexes');
  return [
    Math.round(medianOf(times)),
    (bytes.length / 1e6).toFixed(2),
    pagesOf(file).length,
    (annexes?.page ?? 0) - 1,
    pdfUaFaults(file).length,
  ];
}

async function mailOf(report: Report): Promise<(string | number)[]> {
  const draw = createPictureDrawer({ chromiumPath, log });
  const audit = { id: '0199', url: report.url, host: report.host } as AuditRow;
  const person = { displayName: 'Camille Durand' };
  const data = finishedMail('https://constat.example', person, audit, report, null, new Date());
  const start = performance.now();
  const placed = await drawnFor(data, draw, stored);
  const drawMs = Math.round(performance.now() - start);
  const { bytes, cids } = await mailAsSent(data, placed);
  return [(bytes.length / 1000).toFixed(1), cids.length, drawMs];
}

function textsOf(report: Report): (string | number)[] {
  const [fileMs, html] = timed(() => reportFile(report, { reportUrl, pictures: new Map() }));
  const [csvMs, csv] = timed(() => occurrencesToCsv(report));
  return [fileMs, (html.length / 1e6).toFixed(1), csvMs, csv.split('\r\n').length - 2];
}

function timed<T>(make: () => T): readonly [number, T] {
  const start = performance.now();
  const made = make();
  return [Math.round(performance.now() - start), made];
}

printTable([
  header,
  await measure('32 findings', fullReport('https://www.exemple.fr/')),
  await measure('the sample', sample),
  await measure('1,000 pages, 50,000 occurrences', largeReport()),
]);
process.exit();
