import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addBlob, deleteBlobsLike } from '#store/blobs.ts';
import { casesInScope } from '#tests/support/scope.ts';
import { launchBrowser } from '../support/e2e-browser.ts';
import { type E2eSite, startE2eSite } from '../support/e2e-site.ts';

let site: E2eSite;
let browser: Browser;
beforeAll(async () => {
  site = await startE2eSite();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const contentType = 'application/pdf';

async function contextOfClaire(javaScriptEnabled: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({ javaScriptEnabled, acceptDownloads: true });
  const [name = '', ...value] = site.api.claire.cookie.split(';')[0]?.split('=') ?? [];
  await context.addCookies([{ name, value: value.join('='), url: site.url }]);
  return context;
}

/** As a worker that made it. */
const makePdf = (auditId: string) =>
  site.api.world.deps.db.transaction((tx) =>
    addBlob(tx, auditId, { key: 'report.pdf', contentType, bytes: Buffer.from('%PDF-1.7') }, new Date()),
  );

const visitors: [string, boolean][] = [
  ['with JavaScript', true],
  ['without JavaScript', false],
];

it.each(casesInScope(visitors, ([, script]) => script))(
  'a PDF that is being made is said to be, and given once it is there, %s',
  async (_, script) => {
    const { db } = site.api.world.deps;
    const id = await site.addAudit(site.api.claire, 'done');
    await deleteBlobsLike(db, id, { contentType, except: '' });
    const context = await contextOfClaire(script);
    const page = await context.newPage();
    await page.goto(`${site.url}/reports/${id}`);
    await page.getByText('Exporter', { exact: true }).first().click();
    await page.getByRole('link', { name: 'PDF', exact: true }).click();
    await page.getByText('En préparation.').waitFor();
    const given = page.waitForEvent('download');
    await makePdf(id);
    // By itself: nothing is pressed.
    expect((await given).suggestedFilename()).toMatch(/\.pdf$/);
    await page.getByText('Le PDF est prêt.').waitFor();

    // Once it is there, its link gives it at once, and the report stays.
    await page.goto(`${site.url}/reports/${id}`);
    await page.getByText('Exporter', { exact: true }).first().click();
    const again = page.waitForEvent('download');
    await page.getByRole('link', { name: 'PDF', exact: true }).click();
    await again;
    expect(new URL(page.url()).pathname).toBe(`/reports/${id}`);
    await context.close();
  },
);
