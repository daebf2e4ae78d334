import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openWatched, visit } from '../support/e2e-browser.ts';
import { type E2eSite, startE2eSite } from '../support/e2e-site.ts';

let site: E2eSite;
let browser: Browser;
let auditId: string;
beforeAll(async () => {
  site = await startE2eSite();
  await site.rows(`update users set plan = 'pro'`);
  auditId = await site.addAudit(site.api.claire, 'done');
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

it('a report is shared with a password, read by somebody without an account or a script, and closed again', async () => {
  const owner = await openWatched(browser, site.url, { cookie: site.api.claire.cookie, still: true });
  const report = await owner.context.newPage();
  await visit(report, `${site.url}/reports/${auditId}`);
  await report.locator('#partager').getByText('Partager ce rapport').press('Enter');
  await report.getByLabel('Pour qui (facultatif)').fill('Prestataire');
  await report.getByLabel('Mot de passe (facultatif)').fill('entre nous deux');
  await report.getByRole('button', { name: 'Créer un lien' }).press('Enter');
  const link = (await report.getByText(/\/partage\/[\w-]{43}$/).textContent()) ?? '';

  const reader = await browser.newContext({ javaScriptEnabled: false });
  const page = await reader.newPage();
  const path = new URL(link).pathname;
  const answer = await page.goto(site.url + path);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  expect(await page.content()).not.toContain('www.exemple.fr');
  await page.getByLabel('Mot de passe du lien').fill('raté');
  await page.getByRole('button', { name: 'Lire le rapport' }).click();
  expect(await page.locator('main').getByRole('alert').textContent()).toContain('n’est pas celui de ce lien');
  await page.getByLabel('Mot de passe du lien').fill('entre nous deux');
  await page.getByRole('button', { name: 'Lire le rapport' }).click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('www.exemple.fr');
  expect(await page.content()).not.toContain(site.api.claire.viewer.email);
  const picture = await reader.request.get(`${site.url}${path}/captures/page-1`);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);

  await report.getByRole('button', { name: 'Révoquer Prestataire' }).press('Enter');
  await report.getByRole('alertdialog').getByRole('button', { name: 'Révoquer' }).press('Enter');
  await expect.poll(() => report.getByText('Révoqué', { exact: true }).count()).toBe(1);
  expect((await page.reload())?.status()).toBe(410);
  expect(await page.locator('main').textContent()).toBe('Ce lien de partage a été révoqué.');
  expect(owner.problems).toEqual([]);
  await reader.close();
  await owner.close();
});
