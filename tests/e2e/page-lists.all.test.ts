import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { axeViolations } from '../support/e2e-axe.ts';
import { launchBrowser, openWatched, visit, type WatchedContext } from '../support/e2e-browser.ts';
import { type E2eSite, startE2eSite } from '../support/e2e-site.ts';

let site: E2eSite;
let browser: Browser;
let watched: WatchedContext;
let page: Page;

beforeAll(async () => {
  site = await startE2eSite();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});
beforeEach(async () => {
  watched = await openWatched(browser, site.url, { cookie: site.api.claire.cookie, still: true });
  page = await watched.context.newPage();
  await visit(page, `${site.url}/dashboard?tab=new`);
  await page.getByLabel('Adresse du site').fill('http://127.0.0.1:3100/');
});
afterEach(async () => {
  await site.rows('delete from audits');
  expect(watched.problems).toEqual([]);
  await watched.close();
});

const addresses = () => page.getByLabel('Adresses des pages');
const isFocused = () => addresses().evaluate((field) => field === document.activeElement);
const press = (name: string) => page.getByRole('button', { name }).press('Enter');

it('a list is pasted, checked, told line by line and audited, by keyboard', async () => {
  await page.getByRole('radio', { name: /^Une liste de pages/ }).focus();
  await page.keyboard.press('Space');
  await addresses().fill('/a\nhttps://autre.fr/x\n/a#haut\nbonjour\n/deconnexion\n/b');
  await press('Lancer l’audit');
  await page.getByText('Vérifiez d’abord la liste').waitFor();
  await expect.poll(isFocused).toBe(true);

  await press('Vérifier la liste');
  await page
    .getByRole('status')
    .getByText('2\u00a0pages seront visitées\u00a0; 4\u00a0lignes sont écartées.')
    .waitFor();
  const refused = await page
    .getByRole('region', { name: 'Lignes écartées' })
    .getByRole('listitem')
    .allTextContents();
  expect(refused).toEqual([
    expect.stringMatching(/^Ligne 2.*autre\.fr\/x.*n’est pas sur 127\.0\.0\.1:3100/),
    expect.stringMatching(/^Ligne 3.*déjà dans la liste, à la ligne 1\.$/),
    expect.stringMatching(/^Ligne 4.*bonjour.*pas l’adresse d’une page\.$/),
    expect.stringMatching(/^Ligne 5.*déconnexion, suppression, panier/),
  ]);
  expect(await page.getByText('Vérifiez d’abord la liste').count()).toBe(0);
  expect(await page.getByText(/Jusqu’à 2\u00a0pages seront analysées/).count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('radio', { name: /^Tout le site/ }).check();
  await page.getByRole('radio', { name: /^Une liste de pages/ }).check();
  expect(await addresses().inputValue()).toContain('bonjour');
  await press('Lancer l’audit');
  await page.waitForURL('**/dashboard?tab=overview');
  expect(
    await site.rows('select scope, max_pages, pages from audits join audit_pages on id = audit_id'),
  ).toEqual([{ scope: 'list', max_pages: 2, pages: ['http://127.0.0.1:3100/a', 'http://127.0.0.1:3100/b'] }]);

  const [audit] = await site.rows('select id from audits');
  await visit(page, `${site.url}/dashboard?tab=new&from=${audit?.id}`);
  expect(await page.getByRole('radio', { name: /^Une liste de pages/ }).isChecked()).toBe(true);
  expect(await addresses().inputValue()).toBe('http://127.0.0.1:3100/a\nhttp://127.0.0.1:3100/b');
});

it('a table fills the list, what the plan does not allow is told, and refusals take the focus', async () => {
  await page.getByRole('radio', { name: /^Une liste de pages/ }).check();
  const lines = Array.from({ length: 12 }, (_, index) => `Page ${index};/page-${index}`);
  await page.getByLabel('Ou un fichier').setInputFiles({
    name: 'pages.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeffTitre;URL\r\n${lines.join('\r\n')}\r\n`),
  });
  await expect.poll(() => addresses().inputValue()).toContain('Page 11;/page-11');
  await press('Vérifier la liste');
  await page
    .getByRole('status')
    .getByText('10\u00a0pages seront visitées\u00a0; 2\u00a0lignes sont écartées.')
    .waitFor();
  expect(await page.getByText(/Votre formule permet 10\u00a0pages par audit/).count()).toBe(2);

  watched.expectOnce(/status of 400/);
  await page.getByLabel('Adresse du site').fill('exemple.fr');
  await press('Lancer l’audit');
  await page.getByText('La ligne 1 de la liste ne peut pas être auditée').waitFor();
  await expect.poll(isFocused).toBe(true);
  await page.getByLabel('Adresse du site').fill('http://127.0.0.1:3100/');

  watched.expectOnce(/status of 400/);
  await page.getByLabel('Ou l’adresse d’un plan de site').fill('https://autre.fr/sitemap.xml');
  await press('Lire ce plan de site');
  await page.getByText('Ce plan de site n’est pas sur 127.0.0.1:3100').waitFor();
  const field = page.getByLabel('Ou l’adresse d’un plan de site');
  await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
});
