import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { it } from 'vitest';
import type { Report } from '#contract/report.ts';
import { createLog } from '#platform/log.ts';
import type { PrintInput } from '#report/pdf/print-input.ts';
import { reportPdfHtml } from '#report/pdf/report-pdf.ts';
import { printPicturesOf } from '#service/reports/print-input.ts';
import { createPdfRenderer } from '#service/reports/render-pdf.ts';
import { testChromium } from '../support/chromium.ts';
import { fullReport } from '../support/e2e-report.ts';
import { largeReport } from '../support/large-report.ts';
import { sampleSources, seenOnly } from '../support/mail-as-sent.ts';
import { pictureFile } from '../support/picture-folder.ts';
import { auditReport, greenPixel, toPrint } from '../support/report.ts';

const address = 'https://www.exemple.fr/';
const demo = (): Report => JSON.parse(readFileSync('src/web/sample/report.json', 'utf8'));
const brand = { name: 'Agence Lumière & fils', logo: `data:image/png;base64,${greenPixel}` };

const faultless = (): Report => {
  const report = auditReport({ findings: [], score: 100 });
  return { ...report, themes: report.themes.map((theme) => ({ ...theme, score: 100 })) };
};

const illustrated = async (report: Report, changes: Partial<PrintInput> = {}) =>
  toPrint(report, { ...(await printPicturesOf(report, sampleSources)), ...changes });

const inputs: Readonly<Record<string, () => PrintInput | Promise<PrintInput>>> = {
  'the demonstration site': () => illustrated(demo()),
  'what pictures show': () => illustrated(seenOnly(demo())),
  'partial, everything at once': () => toPrint(fullReport(address)),
  'under the name of an agency': () => illustrated(demo(), { brand }),
  'a site without a defect': () => toPrint(faultless()),
  'a thousand pages': () => toPrint(largeReport()),
};

const pdfToPictures = promisify(execFile);

/** The file itself, and its pages as pictures where poppler’s pdftoppm is installed. */
it.each(Object.entries(inputs))('%s', async (name, input) => {
  const { path } = await testChromium();
  const render = createPdfRenderer({ chromiumPath: path, log: createLog('error'), toHtml: reportPdfHtml });
  const file = pictureFile('pdf', name, 'report.pdf');
  writeFileSync(file, await render(await input(), AbortSignal.timeout(120_000)));
  const without = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    console.info('pdftoppm (poppler-utils) is not installed: the PDF is there, its pages are not.');
  };
  await pdfToPictures('pdftoppm', ['-r', '60', '-png', file, pictureFile('pdf', name, 'page')]).catch(
    without,
  );
});
