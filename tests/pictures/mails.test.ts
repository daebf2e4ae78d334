import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import type { MailKind, RenderedMail } from '#contract/mails.ts';
import { mailTemplates, renderMail } from '#mail/index.ts';
import { launchBrowser } from '../support/e2e-browser.ts';
import { mailVariants } from '../support/mail-variants.ts';
import { pictureFile } from '../support/picture-folder.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const kinds = Object.keys(mailTemplates) as MailKind[];
const mails: readonly (readonly [string, () => Promise<RenderedMail>])[] = [
  ...kinds.map((kind) => [kind, () => renderMail(kind, mailTemplates[kind].sample as never)] as const),
  ...Object.entries(mailVariants).map(
    ([name, { kind, data }]) => [`${kind}, ${name}`, () => renderMail(kind, data as never)] as const,
  ),
];

it.each(mails)('%s', async (name, render) => {
  const { html } = await render();
  for (const width of [700, 320])
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
});
