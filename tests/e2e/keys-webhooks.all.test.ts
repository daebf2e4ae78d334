import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { axeViolations } from '../support/e2e-axe.ts';
import { launchBrowser, openWatched, visit, type WatchedContext } from '../support/e2e-browser.ts';
import { type E2eSite, startE2eSite } from '../support/e2e-site.ts';

const email = 'camille@exemple.fr';
const password = 'girafe violon 7 nénuphar';
let site: E2eSite;
let browser: Browser;
let cookie: string;
let watched: WatchedContext;
let page: Page;

const post = (path: string, body: object) =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { origin: site.url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Somebody with a password of their own, in a plan that has the API. @returns the `Cookie` header. */
async function signUp(): Promise<string> {
  await post('/api/identity/sign-up', { email, password });
  const [mail] = await site.rows(`select data->>'url' as url from outbox where recipient = '${email}'`);
  const token = new URL(String(mail?.url)).searchParams.get('token') ?? '';
  await post('/api/identity/verify', { token, password });
  const { idToken } = (await (await post('/api/identity/sign-in', { email, password })).json()) as {
    idToken: string;
  };
  const session = await post('/api/auth/session', { idToken });
  await site.rows(`update users set plan = 'pro' where email = '${email}'`);
  return (session.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

beforeAll(async () => {
  site = await startE2eSite();
  browser = await launchBrowser();
  cookie = await signUp();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});
beforeEach(async () => {
  await site.rows('delete from webhooks');
  await site.rows('delete from api_keys');
  watched = await openWatched(browser, site.url, { width: 320, still: true, cookie });
  page = await watched.context.newPage();
  await visit(page, `${site.url}/dashboard?tab=settings`);
});
afterEach(async () => {
  expect(watched.problems).toEqual([]);
  await watched.close();
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

it('a key is made with the password, shown once, works, and is revoked', async () => {
  watched.expectOnce(/status of 403/);
  await page.getByText('Clés d’API', { exact: true }).click();
  await page.getByLabel('Où elle servira').fill('Intégration continue');
  await page.getByRole('radio', { name: /^Audits/ }).check();
  const field = page.getByLabel('Votre mot de passe');
  await field.fill('autre chose 12');
  await button('Créer une clé').click();
  await page.getByText('Le mot de passe actuel est incorrect.').waitFor();
  await field.fill(password);
  await button('Créer une clé').click();
  await page.getByText('Clé créée').waitFor();
  const token =
    (await page
      .locator('code')
      .filter({ hasText: /^cst_[\w-]{43}$/ })
      .textContent()) ?? '';
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflow()).toBeLessThanOrEqual(0);

  const asked = () => fetch(`${site.url}/api/plan`, { headers: { authorization: `Bearer ${token}` } });
  expect((await asked()).status).toBe(200);
  await visit(page, `${site.url}/dashboard?tab=settings`);
  await page.getByText('Clés d’API', { exact: true }).click();
  await page.getByText(/utilisée le/).waitFor();
  expect(await page.content()).not.toContain(token);
  await button('Révoquer Intégration continue').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Révoquer' }).click();
  await button('Révoquer Intégration continue').waitFor({ state: 'detached' });
  expect((await asked()).status).toBe(401);
});

it('a webhook is added, tried, told of, given a new secret and removed', async () => {
  watched.expectOnce(/status of 400/);
  await page.getByText('Webhooks et salons', { exact: true }).click();
  const field = page.getByLabel('Adresse https à prévenir');
  await field.fill('https://10.0.0.1/');
  await button('Ajouter un webhook').click();
  await page.getByText('réseau privé ou réservé').waitFor();
  await field.fill('https://outils.exemple.fr/constat');
  await button('Ajouter un webhook').click();
  await page.getByText('Webhook ajouté', { exact: true }).waitFor();
  const secret = page.locator('code').filter({ hasText: /^whsec_[\w-]{43}$/ });
  const first = await secret.textContent();

  await button(/^Essayer/).click();
  await page.getByText('En attente').waitFor();
  await site.rows(
    `update webhook_deliveries set state = 'failed', attempts = 1, status = 500, answer = '<b>panne</b>'`,
  );
  await page.getByText('Refusé').waitFor();
  await page.getByText('<b>panne</b>').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflow()).toBeLessThanOrEqual(0);

  await button(/^Changer le secret/).click();
  await page.getByText('Secret changé').waitFor();
  expect(await secret.last().textContent()).not.toBe(first);
  await page.getByText(/L’ancien secret signe aussi jusqu’au/).waitFor();
  await button(/^Suspendre/).click();
  await page.getByText('Suspendu').waitFor();
  await button(/^Supprimer https/).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await page.getByText('Webhooks et salons ajoutés').waitFor({ state: 'detached' });
});
