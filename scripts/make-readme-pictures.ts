// Makes docs/pictures/: the sample report as an HTML file and the mail that announces a report, as the README shows them.
// node --import ./scripts/tsx-hook.mjs scripts/make-readme-pictures.ts
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseReport } from '#contract/parse-report.ts';
import { mailTemplates, renderMail } from '#mail/index.ts';
import { reportFile } from '#report/file/report-file.ts';
import { launchBrowser } from '#tests/support/e2e-browser.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/pictures');
const report = parseReport(JSON.parse(readFileSync(join(root, 'src/web/sample/report.json'), 'utf8')));
const mail = await renderMail('audit-finished', mailTemplates['audit-finished'].sample);

const shown = [
  {
    name: 'report',
    html: reportFile(report, { reportUrl: 'https://constat.example/exemple', pictures: new Map() }),
  },
  { name: 'mail', html: mail.html },
];

mkdirSync(folder, { recursive: true });
const browser = await launchBrowser();
try {
  for (const { name, html } of shown) {
    const page = await browser.newPage({ viewport: { width: 760, height: 900 }, deviceScaleFactor: 0.75 });
    await page.setContent(html);
    await page.screenshot({ path: join(folder, `${name}.png`) });
  }
} finally {
  await browser.close();
}
