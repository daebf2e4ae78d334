import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { axeViolations } from '../support/e2e-axe.ts';
import { launchBrowser, openWatched, visit, type WatchedContext } from '../support/e2e-browser.ts';
import { type E2eSite, startE2eSite } from '../support/e2e-site.ts';
import { type Loopback, startLoopback } from '../support/loopback.ts';

const file = '/.well-known/constat-verification.txt';
let target: Loopback;
let fileText: string | null = null;
let site: E2eSite;
let browser: Browser;
let watched: WatchedContext;
let page: Page;

beforeAll(async () => {
  target = await startLoopback((request, response) => {
    const text = request.url === file ? fileText : null;
    if (text === null) response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Introuvable</h1>');
    else response.writeHead(200, { 'content-type': 'text/plain' }).end(text);
  });
  site = await startE2eSite({ allowTargets: [target.target] });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await target?.close();
});
beforeEach(async () => {
  fileText = null;
  watched = await openWatched(browser, site.url, { width: 390, still: true, cookie: site.api.claire.cookie });
  page = await watched.context.newPage();
  await visit(page, `${site.url}/dashboard?tab=settings`);
});
afterEach(async () => {
  expect(watched.problems).toEqual([]);
  await watched.close();
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const status = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const focusedText = () => page.evaluate(() => document.activeElement?.textContent ?? '');

it('a domain is added, fails, is proved, and is removed, by keyboard and in words', async () => {
  watched.expectOnce(/status of 400/);
  const field = page.getByLabel('Ajouter un domaine');
  await field.fill('pas un domaine');
  await field.press('Enter');
  await page.getByText('Ceci n’est pas une adresse de site.').waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await field.evaluate((node) => node === document.activeElement)).toBe(true);

  await field.fill(`http://${target.target}/une/page`);
  await field.press('Enter');
  await status(`${target.target} a été ajouté`).waitFor();
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: target.target }) });
  expect(await item.getByRole('heading', { level: 3 }).textContent()).toContain('À prouver');
  // An address has no DNS.
  expect(await item.getByRole('heading', { level: 4 }).allTextContents()).toEqual(['Fichier', 'Balise']);

  await button(`Vérifier ${target.target}`).press('Enter');
  await status('Aucune preuve trouvée').waitFor();
  await item.getByText('Le fichier répond 404').waitFor();
  expect(await item.getByRole('heading', { level: 3 }).textContent()).toContain('Non prouvé');
  expect(await focusedText()).toContain('Vérifier');
  expect(await axeViolations(page)).toEqual([]);

  fileText = (await site.rows('select token from domains')).map(({ token }) => String(token)).join();
  expect(await item.locator('code').allTextContents()).toContain(fileText);
  await button(`Vérifier ${target.target}`).press('Enter');
  await status('est prouvé par le fichier').waitFor();
  expect(await item.getByRole('heading', { level: 3 }).textContent()).toContain('Prouvé');
  expect(await item.getByText(/Preuve valable jusqu’au/).count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);

  await button(`Retirer ${target.target}`).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Retirer le domaine' });
  await dialog.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(focusedText).toContain('Retirer');
  await button(`Retirer ${target.target}`).press('Enter');
  await dialog.getByRole('button', { name: 'Retirer' }).press('Enter');
  await status(`${target.target} a été retiré.`).waitFor();
  await expect.poll(focusedText).toContain('a été retiré');
  expect(await item.count()).toBe(0);
  await page.getByText('Aucun domaine pour l’instant').waitFor();
});

it('what is to be copied is copied, or selected where the browser refuses', async () => {
  await page.getByLabel('Ajouter un domaine').fill('www.exemple.fr');
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  const copy = button('Copier la valeur de l’enregistrement');
  await copy.waitFor();
  const value = `constat-verification=${(await site.rows('select token from domains'))[0]?.token}`;
  await watched.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await copy.click();
  await status('Copié.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await button('Copier le nom de l’enregistrement').click();
  await status('Texte sélectionné').waitFor();
  expect(await page.evaluate(() => String(getSelection()))).toBe('_constat.www.exemple.fr');
});
