import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations } from '../support/e2e-axe.ts';
import { launchBrowser, openWatched, visit } from '../support/e2e-browser.ts';
import { type E2eSite, startE2eSite } from '../support/e2e-site.ts';

let site: E2eSite;
let browser: Browser;
let id: string;
beforeAll(async () => {
  site = await startE2eSite();
  id = await site.addAudit(site.api.claire, 'done');
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

it('a place of a finding is decided where it stands, told beside it, replaced and undone, by keyboard', async () => {
  const { cookie } = site.api.claire;
  const watched = await openWatched(browser, site.url, { cookie, still: true });
  // The API refuses an « accepté » without an end; the console repeats it.
  watched.expectOnce(/status of 400/);
  const page = await watched.context.newPage();
  expect(await visit(page, `${site.url}/reports/${id}#constat-security-mineur`)).toBe(200);
  const finding = page.locator('#constat-security-mineur');
  const place = finding.locator('li', { hasText: 'lien-sans-texte' }).first();
  await place.getByText('Décider', { exact: false }).first().press('Enter');
  // At the top, where the strip of chapters covers nothing.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await axeViolations(page)).toEqual([]);
  await place.getByRole('button', { name: 'Enregistrer la décision' }).press('Enter');
  await place.getByText('Choisissez ce que vous décidez.').waitFor();
  await place.getByLabel('Accepté').press('Space');
  await place.getByLabel('Raison').fill('Refonte prévue en juin.');
  await place.getByRole('button', { name: 'Enregistrer la décision' }).press('Enter');
  await place.getByText('Un risque est accepté jusqu’à une date').waitFor();
  expect(await place.getByLabel('Raison').inputValue()).toBe('Refonte prévue en juin.');
  await place.getByLabel('Jusqu’au').fill('2028-06-30');
  await place.getByRole('button', { name: 'Enregistrer la décision' }).press('Enter');
  await place.getByText('Accepté (un endroit)').waitFor();
  await finding.getByText(/jusqu’au 30 juin 2028\. Raison\s: Refonte prévue en juin\./).waitFor();
  await place.getByText('Changer la décision').press('Enter');
  await place.getByText('Une décision est déjà en vigueur').waitFor();
  await finding.getByRole('button', { name: /^Annuler la décision «\sAccepté/ }).press('Enter');
  await place.getByText('Accepté (un endroit)').first().waitFor({ state: 'detached' });
  expect(watched.problems).toEqual([]);
  await watched.close();
});

it('the later of two sees the earlier, without losing what they typed', async () => {
  const { claire } = site.api;
  const watched = await openWatched(browser, site.url, { cookie: claire.cookie, still: true });
  watched.expectOnce(/status of 409/);
  const page = await watched.context.newPage();
  await visit(page, `${site.url}/reports/${id}/decision?controle=quality-majeur&verdict=defaut`);
  await page.getByLabel('Contenu tiers').check();
  await page.getByLabel('Raison').fill('La mienne.');
  const earlier = {
    ruleId: 'quality-majeur',
    verdict: 'fail',
    scope: 'rule',
    kind: 'mended',
    reason: 'Livré.',
  };
  await site.api.call(claire, 'POST', `/api/reports/${id}/decisions`, earlier);
  await page.getByRole('button', { name: 'Enregistrer la décision' }).click();
  await page.getByText(/a décidé avant vous, le .+\s: corrigé, à revérifier \(«\sLivré\.\s»\)/).waitFor();
  expect(await page.getByLabel('Raison').inputValue()).toBe('La mienne.');
  await page.getByRole('button', { name: 'Remplacer la décision' }).click();
  await page.waitForURL(`**/reports/${id}#constat-quality-majeur`);
  await page
    .locator('#constat-quality-majeur')
    .getByText(/Raison\s: La mienne\./)
    .waitFor();
  expect(watched.problems).toEqual([]);
  await watched.close();
});

it('without a script, the browser’s own form decides and undoes', async () => {
  const { cookie } = site.api.claire;
  const address = `${site.url}/reports/${id}/decision?controle=seo-mineur&verdict=defaut`;
  const post = (values: Record<string, string>) =>
    fetch(address, {
      method: 'POST',
      headers: { cookie, origin: site.url },
      body: new URLSearchParams(values),
      redirect: 'manual',
    });
  const refused = await post({ kind: 'accepted', reason: 'Connu.', takenBy: 'La direction' });
  const html = await refused.text();
  expect(html).toContain('Un risque est accepté jusqu’à une date');
  expect(html).toContain('Connu.');
  const made = await post({ kind: 'third-party', reason: 'Module fourni.' });
  expect([made.status, made.headers.get('location')]).toEqual([302, `/reports/${id}#constat-seo-mineur`]);
  const [row] = await site.rows("select id from decisions where reason = 'Module fourni.'");
  expect((await post({ annuler: String(row?.id) })).status).toBe(302);
  expect(
    await site.rows("select 1 from decisions where reason = 'Module fourni.' and end_how = 'undone'"),
  ).toHaveLength(1);
  expect((await post({ annuler: 'none' })).status).toBe(404);
});
