import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openWatched, visit, type WatchedContext } from '../support/e2e-browser.ts';
import { type E2eSite, startE2eSite } from '../support/e2e-site.ts';
import { goodPassword } from '../support/http.ts';
import { appCode } from '../support/second-factor.ts';

const email = 'camille@exemple.fr';
let site: E2eSite;
let browser: Browser;
let watched: WatchedContext;
let page: Page;
/** Passkeys belong to a name: a number has none. */
let url: string;

beforeAll(async () => {
  site = await startE2eSite({ env: { HOST: 'localhost' } });
  url = site.url.replace('127.0.0.1', 'localhost');
  await register();
  browser = await launchBrowser();
  watched = await openWatched(browser, url, { still: true });
  page = await watched.context.newPage();
  const cdp = await watched.context.newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function post(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: url };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
}

async function register(): Promise<void> {
  await post('/api/identity/sign-up', { email, password: goodPassword });
  const [mail] = await site.rows("select data->>'url' as url from outbox where kind = 'email-verification'");
  const token = new URL(String(mail?.url)).searchParams.get('token');
  await post('/api/identity/verify', { token, password: goodPassword });
}

async function typePassword(): Promise<void> {
  await watched.context.clearCookies();
  await visit(page, `${url}/connexion`);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

const onDashboard = () => page.waitForURL(/\/dashboard/);
const button = (name: string) => page.getByRole('button', { name });

/** Adds a passkey, the account’s first factor. @returns its recovery codes */
async function addPasskey(): Promise<string[]> {
  await visit(page, `${url}/dashboard?tab=settings`);
  await button('Ajouter une clé d’accès').click();
  await page.getByRole('dialog').getByLabel('Nom').fill('Ordinateur');
  await button('Créer la clé d’accès').click();
  await page.getByText('Ils ne seront plus affichés').waitFor();
  const codes = await page.getByRole('dialog').locator('li code').allInnerTexts();
  expect(codes).toHaveLength(10);
  await button('Je les ai gardés').click();
  await page.getByText('Clé d’accès, ajoutée le').waitFor();
  return codes;
}

/** Adds an application. @returns its secret */
async function addApp(): Promise<string> {
  await button('Ajouter une application').click();
  await page.getByRole('dialog').getByLabel('Nom').fill('Téléphone');
  await button('Continuer').click();
  await page.getByRole('img', { name: 'Code QR' }).waitFor();
  const secret = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
  await page.getByLabel('Code affiché par l’application').fill(appCode(secret, new Date(), -1));
  await button('Activer').click();
  await page.getByText('Application d’authentification, ajoutée le').waitFor();
  return secret;
}

/** The second step in a browser without scripts, which has the cookies of this one. */
async function passWithoutScript(code: string): Promise<string> {
  const context: BrowserContext = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-FR' });
  await context.addCookies(await watched.context.cookies());
  const plain = await context.newPage();
  await plain.goto(`${url}/deuxieme-etape`);
  await plain.getByLabel('Code').fill('000000');
  await plain.getByRole('button', { name: 'Continuer' }).click();
  await plain.getByText('Ce code est incorrect').waitFor();
  await plain.getByLabel('Code').fill(code);
  await plain.getByRole('button', { name: 'Continuer' }).click();
  await plain.waitForURL(/\/dashboard/);
  const title = await plain.title();
  await context.close();
  return title;
}

it('a passkey, an application and a recovery code each open the account that the password alone opens no more', async () => {
  await typePassword();
  await onDashboard();
  const codes = await addPasskey();
  const secret = await addApp();

  await watched.context.clearCookies();
  await visit(page, `${url}/connexion`);
  await button('Utiliser une clé d’accès').click();
  await onDashboard();

  await typePassword();
  await page.waitForURL(/\/deuxieme-etape/);
  await page.getByLabel('Code').fill(appCode(secret, new Date()));
  await button('Continuer').click();
  await onDashboard();

  await typePassword();
  await page.waitForURL(/\/deuxieme-etape/);
  await button('Utiliser une clé d’accès').click();
  await onDashboard();

  await typePassword();
  await page.waitForURL(/\/deuxieme-etape/);
  expect(await passWithoutScript((codes[0] ?? '').toUpperCase())).toContain('Tableau de bord');
  expect(watched.problems).toEqual([]);
});
