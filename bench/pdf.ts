/**
 * The PDF of a small report and of one of 1,000 pages and 50,000 occurrences: seconds with its own browser, size, pages of
 * body, what a program finds against PDF/UA-1; and the HTML file and the table of occurrences of the same reports:
 * `npm run bench -- pdf [rounds]`.
 */
import type { Evidence, Report } from '#contract/report.ts';
import { themeIds } from '#contract/themes.ts';
import { createLog } from '#platform/log.ts';
import { pdfUaFaults } from '#platform/pdf/check-pdf.ts';
import { outlineOf } from '#platform/pdf/outline.ts';
import { readPdfFile } from '#platform/pdf/pdf-file.ts';
import { pagesOf } from '#platform/pdf/structure.ts';
import { reportFile } from '#report/file/report-file.ts';
import { reportPdfHtml } from '#report/pdf/report-pdf.ts';
import { createPdfRenderer } from '#service/reports/render-pdf.ts';
import { occurrencesToCsv } from '#service/reports/report-csv.ts';
import { fullReport } from '#tests/support/e2e-report.ts';
import { finding, toPrint, visitedPage } from '#tests/support/report.ts';
import { benchChromium } from './commands.ts';
import { medianOf, printTable } from './measure.ts';

const rounds = Number(process.argv[2] ?? 3);
const chromiumPath = await benchChromium();
const log = createLog('error');

/** 250 findings over 1,000 pages with 50,000 occurrences in all, and everything else a report may show. */
function largeReport(): Report {
  const pages = Array.from({ length: 1000 }, (_, index) =>
    visitedPage({
      url: `https://www.exemple.fr/rubrique-${index % 40}/page-${index}`,
      title: `Page numéro ${index} de la rubrique ${index % 40}`,
      failures: (index * 7) % 90,
    }),
  );
  const proof = (index: number, part: number): Evidence => ({
    type: 'element',
    selector: `main > section:nth-child(${index % 9}) > ul > li:nth-child(${part}) > a.lien`,
    snippet: `<a class="lien" href="/rubrique/${index}-${part}">${'en savoir plus '.repeat(6)}</a>`,
    note: 'Aucun texte ne dit où mène ce lien.',
  });
  const findings = Array.from({ length: 250 }, (_, index) =>
    finding({
      ruleId: `controle-${index}`,
      theme: themeIds[index % themeIds.length] ?? 'quality',
      verdict: index % 6 === 5 ? 'review' : 'fail',
      severity:
        (['bloquant', 'majeur', 'majeur', 'mineur', 'mineur', 'info'] as const)[index % 6] ?? 'mineur',
      title: `Constat numéro ${index}, tel qu’un contrôle le dit en une ligne`,
      why: 'Une personne qui navigue au clavier ne sait pas où elle se trouve. '.repeat(2).trim(),
      fix: 'Ajouter un intitulé à chaque lien, puis vérifier avec un lecteur d’écran.',
      occurrences: 200,
      pages: pages.slice(index, index + 100).map(({ url }) => ({
        url,
        occurrences: 2,
        evidence: [proof(index, 1), proof(index, 2)],
      })),
    }),
  );
  return { ...fullReport('https://www.exemple.fr/'), pages, findings };
}

const header = ['report', 'PDF, s', 'MB', 'pages', 'body', 'faults', 'HTML, ms', 'MB', 'CSV, ms', 'lines'];

async function measure(name: string, report: Report): Promise<string[]> {
  const render = createPdfRenderer({ chromiumPath, log, toHtml: reportPdfHtml });
  const times: number[] = [];
  let bytes = new Uint8Array();
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    bytes = new Uint8Array(await render(toPrint(report), AbortSignal.timeout(120_000)));
    times.push(performance.now() - start);
  }
  const file = readPdfFile(bytes);
  const annex = outlineOf(file).find(({ title }) => title.startsWith('Annexe'));
  const reportUrl = 'https://constat.example/';
  const [fileMs, html] = timed(() => reportFile(report, { reportUrl, pictures: new Map() }));
  const [csvMs, csv] = timed(() => occurrencesToCsv(report));
  const figures = [
    (medianOf(times) / 1000).toFixed(1),
    (bytes.length / 1e6).toFixed(2),
    pagesOf(file).length,
    (annex?.page ?? 0) - 1,
    pdfUaFaults(file).length,
    fileMs,
    (html.length / 1e6).toFixed(1),
    csvMs,
    csv.split('\r\n').length - 2,
  ];
  return [name, ...figures.map(String)];
}

function timed<T>(make: () => T): readonly [number, T] {
  const start = performance.now();
  const made = make();
  return [Math.round(performance.now() - start), made];
}

printTable([
  header,
  await measure('32 findings', fullReport('https://www.exemple.fr/')),
  await measure('1,000 pages, 50,000 occurrences', largeReport()),
]);
process.exit();
