import { readFileSync } from 'node:fs';
import { simpleParser } from 'mailparser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import type { MailKind, RenderedMail } from '#contract/mails.ts';
import { parseReport } from '#contract/parse-report.ts';
import { mailTemplates, renderMail } from '#mail/index.ts';
import { createLog } from '#platform/log.ts';
import { finishedMail } from '#service/audits/audit-mails.ts';
import { createPictureDrawer } from '#service/reports/draw-pictures.ts';
import type { AuditRow } from '#store/audits.ts';
import { testChromium } from '../support/chromium.ts';
import { launchBrowser } from '../support/e2e-browser.ts';
import { drawnFor, mailAsSent, seenOnly } from '../support/mail-as-sent.ts';
import { mailVariants } from '../support/mail-variants.ts';
import { pictureFile } from '../support/picture-folder.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const sampleReport = () => parseReport(JSON.parse(readFileSync('src/web/sample/report.json', 'utf8')));
const kinds = Object.keys(mailTemplates) as MailKind[];
const mails: readonly (readonly [string, () => Promise<RenderedMail>])[] = [
  ...kinds.map((kind) => [kind, () => renderMail(kind, mailTemplates[kind].sample as never)] as const),
  ...Object.entries(mailVariants).map(
    ([name, { kind, data }]) => [`${kind}, ${name}`, () => renderMail(kind, data as never)] as const,
  ),
];

it.each(mails)('%s', async (name, render) => takePictures(name, (await render()).html));

/** A result as it is sent, its pictures drawn as a worker draws them; and as a mail program shows it that blocks them. */
const sent = { 'the demonstration site': sampleReport, 'what pictures show': () => seenOnly(sampleReport()) };
it.each(Object.entries(sent))('audit-finished as sent, %s', async (name, report) => {
  const { path: chromiumPath } = await testChromium();
  const draw = createPictureDrawer({ chromiumPath, log: createLog('error') });
  const { url, host } = report();
  const audit = { id: '0199', url, host } as AuditRow;
  const person = { displayName: 'Camille Durand' };
  const told = finishedMail('https://constat.example', person, audit, report(), null, new Date());
  const data = { ...told, pdf: true };
  const { bytes } = await mailAsSent(data, await drawnFor(data, draw));
  const { html } = await simpleParser(bytes);
  await takePictures(`audit-finished as sent, ${name}`, String(html));
  await takePictures(
    `audit-finished as sent, ${name}, pictures blocked`,
    String(html).replaceAll(/src="data:[^"]+"/g, 'src="https://blocked.example/"'),
  );
});

async function takePictures(name: string, html: string): Promise<void> {
  for (const width of [700, 600, 360, 320])
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport: { width, height: 600 }, colorScheme });
      // As mail programs that know nobody show it: without pictures from elsewhere.
      await page.route('**', (route) => route.abort());
      await page.setContent(html);
      await page.screenshot({
        path: pictureFile('mails', name, `${width}-${colorScheme}.png`),
        fullPage: true,
      });
      await page.close();
    }
}
