import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Worker } from '#jobs/start-worker.ts';
import type { AuditRunner } from '#service/audits/audit-runner.ts';
import { instantRunner } from '../support/audit-world.ts';
import { axeViolations } from '../support/e2e-axe.ts';
import { launchBrowser, openWatched, visit, type WatchedContext } from '../support/e2e-browser.ts';
import { type E2eSite, startE2eSite } from '../support/e2e-site.ts';
import { eventually } from '../support/eventually.ts';

let site: E2eSite;
let browser: Browser;
let watched: WatchedContext;
let page: Page;
let worker: Worker;

/** Sites whose security has the score that their name ends with. */
const scored: AuditRunner = async (order, world) => {
  const outcome = await instantRunner(order, world);
  if (outcome.kind !== 'report') return outcome;
  const security = Number(/-(\d+)\./.exec(order.url)?.[1] ?? 50);
  const themes = outcome.report.themes.map((theme) => ({
    ...theme,
    edition: 'une',
    ...(theme.theme === 'security' && { score: security }),
  }));
  return { ...outcome, report: { ...outcome.report, scope: order.scope, themes } };
};

beforeAll(async () => {
  site = await startE2eSite();
  const { admin } = site.api;
  await site.rows(`update users set plan = 'agency' where uid = '${admin.viewer.uid}'`);
  browser = await launchBrowser();
  worker = await site.api.world.startWorker(scored, { auditsAtOnce: 2 });
  watched = await openWatched(browser, site.url, { cookie: admin.cookie, still: true });
  page = await watched.context.newPage();
});
afterAll(async () => {
  await worker?.stop();
  await browser?.close();
  await site?.close();
});

const untilDone = (count: number) =>
  eventually(async () => (await site.rows(`select 1 from audits where status = 'done'`)).length === count);

it('two addresses are kept side by side, audited, compared, taken away and refreshed', async () => {
  await visit(page, `${site.url}/dashboard/cote-a-cote`);
  await page.getByLabel('Adresses des sites, une par ligne').fill('ville-40.exemple.fr');
  await page.getByLabel('Nom de la comparaison').fill('Voisins');
  watched.expectOnce(/status of 400/);
  await page.getByRole('button', { name: 'Garder cette comparaison' }).press('Enter');
  // What is wrong is said at its field, and nothing typed is lost.
  await page.getByText('Choisissez au moins 2 sites').waitFor();
  expect(await page.getByLabel('Nom de la comparaison').inputValue()).toBe('Voisins');
  await page.getByLabel('Adresses des sites, une par ligne').fill('ville-40.exemple.fr\nville-90.exemple.fr');
  await page.getByRole('button', { name: 'Garder cette comparaison' }).press('Enter');
  await page.waitForURL(/cote-a-cote\/[\da-f-]{36}$/);
  await untilDone(2);
  await page.getByText('Sécurité\u00a0: 90/100, contre 40/100 au mieux ailleurs.').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Image pour présentation' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^constat-cote-a-cote-.*\.svg$/);

  await page.getByRole('button', { name: 'Actualiser' }).press('Enter');
  await page.getByText('2\u00a0audits démarrés').waitFor();
  await untilDone(4);
});
