import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testOfAll } from '#tests/support/scope.ts';
import { launchBrowser, openWatched, untilHydrated, visit } from '../support/e2e-browser.ts';
import { type E2eSite, startE2eSite } from '../support/e2e-site.ts';
import { eventually } from '../support/eventually.ts';
import { goodPassword } from '../support/http.ts';

const email = 'lea.martin@exemple.fr';
const address = 'www.mairie-exemple.fr/accueil?langue=fr';

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

/** The link of the verification mail, from the outbox: this site runs without a worker. */
async function verificationLink(): Promise<string> {
  return eventually(async () => {
    const rows = await site.rows(
      `select data->>'url' as url from outbox where recipient = '${email}' and kind = 'email-verification'`,
    );
    return rows[0] === undefined ? null : String(rows[0].url);
  });
}

it('the address typed on the landing page waits in « Nouvel audit » after sign-up, verification and login', async () => {
  const watched = await openWatched(browser, site.url);
  const page = await watched.context.newPage();
  await visit(page, `${site.url}/constat`);
  await page.getByLabel('Adresse du site à auditer').first().fill(address);
  await page.getByRole('button', { name: 'Auditer mon site' }).first().click();
  await page.waitForURL('**/inscription?url=*');
  await page.getByText(address).waitFor();
  await untilHydrated(page);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await page.waitForURL('**/verification');
  await page.goto(await verificationLink());
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Valider mon adresse' }).click();
  await page.getByText('Votre adresse e-mail est validée.').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await page.waitForURL('**/connexion');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/dashboard?tab=new*');
  expect(await page.getByLabel('Adresse du site').inputValue()).toBe(address);
  expect(watched.problems).toEqual([]);
  await watched.close();
});

testOfAll('someone who has an account and logs in instead finds the address too', async () => {
  const watched = await openWatched(browser, site.url);
  const page = await watched.context.newPage();
  await visit(page, `${site.url}/inscription?url=${encodeURIComponent(address)}`);
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await page.waitForURL('**/connexion?*');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/dashboard?tab=new*');
  expect(await page.getByLabel('Adresse du site').inputValue()).toBe(address);
  expect(watched.problems).toEqual([]);
  await watched.close();
});

it('the path asked for signed out is the one shown after login', async () => {
  const watched = await openWatched(browser, site.url);
  const page = await watched.context.newPage();
  await visit(page, `${site.url}/dashboard?tab=plan`);
  expect(new URL(page.url()).pathname).toBe('/connexion');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL(`${site.url}/dashboard?tab=plan`);
  expect(watched.problems).toEqual([]);
  await watched.close();
});

it('the report of the demonstration site is six screens at most, closed, and its first three fixes are the urgent ones', async () => {
  const watched = await openWatched(browser, site.url);
  const page = await watched.context.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, `${site.url}/exemple`);
  const heights = await page.evaluate(() => ({
    report: document.querySelector('article')?.getBoundingClientRect().height ?? Number.POSITIVE_INFINITY,
    screen: innerHeight,
  }));
  expect(heights.report / heights.screen).toBeLessThanOrEqual(6);
  const fixes = page.locator('section[aria-labelledby="premiers"] h3');
  expect((await fixes.allInnerTexts()).slice(0, 3)).toEqual([
    'Révoquer la clé secrète lisible dans la page',
    'Réparer les pages en erreur',
    'Servir tout le site en HTTPS',
  ]);
  await watched.close();
});
