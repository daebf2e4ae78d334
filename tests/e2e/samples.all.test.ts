import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Worker } from '#jobs/start-worker.ts';
import type { AuditRunner } from '#service/audits/audit-runner.ts';
import { instantRunner } from '../support/audit-world.ts';
import { axeViolations } from '../support/e2e-axe.ts';
import { launchBrowser, openWatched, visit, type WatchedContext } from '../support/e2e-browser.ts';
import { type E2eSite, startE2eSite } from '../support/e2e-site.ts';
import { eventually } from '../support/eventually.ts';
import { visitedPage } from '../support/report.ts';

let site: E2eSite;
let browser: Browser;
let watched: WatchedContext;
let page: Page;
let worker: Worker;
/** Paths that answer an error from now on. */
const gone = new Set<string>();
const sitePaths = [
  '/',
  '/contact',
  '/mentions-legales',
  '/actualites/fete-du-port-2026',
  '/actualites/marche-de-noel-2026',
  '/tarifs',
];

/** What an engine would read of a small site: all of it, or the pages that it is asked for. */
const smallSite: AuditRunner = async (order, world) => {
  const outcome = await instantRunner(order, world);
  if (outcome.kind !== 'report') return outcome;
  const urls = order.pages ?? sitePaths.map((path) => new URL(path, order.url).href);
  const isGone = (url: string) => gone.has(new URL(url).pathname);
  const report = {
    ...outcome.report,
    scope: order.scope,
    ...(order.sample && { sample: order.sample }),
    pages: urls.filter((url) => !isGone(url)).map((url) => visitedPage({ url, title: '', score: 80 })),
    notAnalysed: urls
      .filter(isGone)
      .map((url) => ({ url, reason: 'http-error' as const, detail: 'HTTP 404' })),
    findings: [],
  };
  return { ...outcome, report };
};

beforeAll(async () => {
  site = await startE2eSite();
  browser = await launchBrowser();
  worker = await site.api.world.startWorker(smallSite);
  watched = await openWatched(browser, site.url, { cookie: site.api.claire.cookie, still: true });
  page = await watched.context.newPage();
});
afterAll(async () => {
  await worker?.stop();
  await browser?.close();
  await site?.close();
});

const press = (name: string | RegExp) => page.getByRole('button', { name }).press('Enter');
const doneAudits = async () =>
  (await site.rows("select id from audits where status = 'done' order by created_at")).map(({ id }) =>
    String(id),
  );
const untilDone = (count: number) =>
  eventually(async () => {
    const ids = await doneAudits();
    return ids.length === count ? ids[count - 1] : null;
  });

it('a sample is proposed, corrected by keyboard, saved, audited twice and compared page by page', async () => {
  await visit(page, `${site.url}/dashboard?tab=new`);
  await page.getByLabel('Adresse du site').fill('https://www.exemple.fr/');
  expect(await page.getByRole('radio', { name: /^Un échantillon/ }).count()).toBe(0);
  await press('Lancer l’audit');
  const first = await untilDone(1);

  await visit(page, `${site.url}/reports/${first}`);
  await page.getByText('Actions', { exact: true }).click();
  await page.getByRole('link', { name: 'Composer l’échantillon de ce site' }).press('Enter');
  await page.waitForURL('**/echantillons/nouveau?audit=*');
  await page.getByText('Aucune page d’aide trouvée').waitFor();
  const names = () =>
    page
      .getByLabel('Nom', { exact: true })
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect((await names()).slice(0, 3)).toEqual(['Accueil', 'Contact', 'Mentions légales']);
  expect(await axeViolations(page)).toEqual([]);

  await press('Descendre «\u00a0Contact\u00a0»');
  expect((await names()).slice(1, 3)).toEqual(['Mentions légales', 'Contact']);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await expect.poll(focused).toBe('Descendre «\u00a0Contact\u00a0»');
  await page.getByLabel('Ajouter des pages').fill('/aide\nhttps://autre.fr/\n/contact');
  await press('Ajouter ces pages');
  await page.getByText('2\u00a0lignes écartées').or(page.getByText('1\u00a0ligne écartée')).waitFor();
  await page.getByText('1\u00a0page ajoutée\u00a0; 1\u00a0page y était déjà.').waitFor();
  const last = page.getByRole('group', { name: `Page ${(await names()).length}` });
  await last.getByLabel('Type').selectOption('help');
  await last.getByLabel('Nom').fill('');
  await press('Enregistrer l’échantillon');
  await page.getByText('Donnez un nom à cette page.').waitFor();
  await last.getByLabel('Nom').fill('Nous demander de l’aide');
  const count = (await names()).length;
  await press('Enregistrer l’échantillon');
  await page.waitForURL('**/echantillons');
  await page.getByText(`${count}\u00a0pages, version 1`).waitFor();

  await page.getByRole('link', { name: /^Auditer l’échantillon/ }).press('Enter');
  await page.waitForURL('**/dashboard?tab=new&echantillon=*');
  expect(await page.getByRole('radio', { name: /^Un échantillon/ }).isChecked()).toBe(true);
  await press('Lancer l’audit');
  const second = await untilDone(2);
  gone.add('/aide');
  await visit(page, `${site.url}/dashboard?tab=new&from=${second}`);
  expect(await page.getByRole('radio', { name: /^Un échantillon/ }).isChecked()).toBe(true);
  await press('Lancer l’audit');
  const third = await untilDone(3);

  await visit(page, `${site.url}/reports/${third}`);
  await page.getByRole('heading', { name: /^Échantillon «.*», version 1$/ }).click();
  await page.getByText('réponse en erreur (HTTP 404)').first().waitFor();
  await visit(page, `${site.url}/reports/${third}/comparaison`);
  await page.getByText(`${count - 1}\u00a0pages lues les deux fois sur ${count}.`).waitFor();
  const table = page.getByRole('table', { name: 'Pages de l’échantillon dans les deux audits' });
  expect(await table.locator('tbody tr').count()).toBe(count);
  expect(await table.getByRole('row', { name: /Nous demander de l’aide/ }).textContent()).toContain(
    'non lue',
  );
  expect(await axeViolations(page)).toEqual([]);
  expect(watched.problems).toEqual([]);
});

it('what was saved elsewhere meanwhile is told, loses nothing, and may be saved over', async () => {
  const [{ id } = { id: '' }] = await site.rows('select id from samples');
  await visit(page, `${site.url}/dashboard/sites/www.exemple.fr/echantillons/${id}`);
  await page.getByLabel('Nom', { exact: true }).first().fill('Page d’accueil');
  const pages = [{ url: 'https://www.exemple.fr/', name: 'Seule', kind: 'home' }];
  const { claire } = site.api;
  const elsewhere = await site.api.call(claire, 'PUT', `/api/samples/${id}`, {
    name: 'RGAA',
    pages,
    version: 1,
  });
  expect(elsewhere.status).toBe(200);
  watched.expectOnce(/status of 409/);
  await press('Enregistrer l’échantillon');
  await page.getByText('vos changements restent à l’écran').waitFor();
  expect(await page.getByLabel('Nom', { exact: true }).first().inputValue()).toBe('Page d’accueil');
  await press('Enregistrer la mienne par-dessus');
  await page.waitForURL('**/echantillons');
  await page
    .getByText(/version 3/)
    .first()
    .waitFor();
  expect(await site.rows('select version from sample_versions order by version')).toEqual([
    { version: 1 },
    { version: 2 },
    { version: 3 },
  ]);
  expect(watched.problems).toEqual([]);
});
