import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openWatched, visit } from '../support/e2e-browser.ts';
import { type E2eSite, startE2eSite } from '../support/e2e-site.ts';
import { seedFollowedSites } from '../support/followed-sites.ts';

let site: E2eSite;
let browser: Browser;
let ids: Record<string, string>;
beforeAll(async () => {
  site = await startE2eSite();
  ids = await seedFollowedSites(site.api);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const open = async (path: string, person = site.api.admin) => {
  const watched = await openWatched(browser, site.url, { cookie: person.cookie, still: true });
  const page = await watched.context.newPage();
  expect(await visit(page, site.url + path)).toBe(200);
  return { watched, page };
};

it('an audit is scheduled from its form, suspended, resumed, changed and deleted, by keyboard', async () => {
  const { watched, page } = await open('/dashboard?tab=new&when=monthly');
  await page.getByLabel('Adresse du site').fill('nouveau.exemple.fr');
  await page.getByLabel('Chaque semaine').focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Jour').selectOption('Mardi');
  await page.getByLabel('Heure de Paris').selectOption('7');
  await page.getByRole('button', { name: 'Programmer l’audit' }).press('Enter');
  await page.waitForURL('**/dashboard/schedules');
  const item = page.getByRole('listitem').filter({ hasText: 'nouveau.exemple.fr' });
  await expect.poll(() => item.textContent()).toContain('Chaque mardi à 7\u00a0h');
  const status = page.locator('main p[role=status]');
  await page
    .getByRole('button', { name: 'Suspendre l’audit programmé de nouveau.exemple.fr' })
    .press('Enter');
  await expect.poll(() => status.textContent()).toContain('est suspendu');
  await page
    .getByRole('button', { name: 'Reprendre l’audit programmé de nouveau.exemple.fr' })
    .press('Enter');
  await expect.poll(() => status.textContent()).toContain('est repris');
  await page.getByRole('link', { name: 'Modifier l’audit programmé de nouveau.exemple.fr' }).press('Enter');
  await page.waitForURL(/schedules\/[\da-f-]{36}$/);
  await page.getByLabel('Chaque mois').check();
  await page.getByRole('button', { name: 'Enregistrer' }).press('Enter');
  await page.waitForURL('**/dashboard/schedules');
  await expect.poll(() => item.textContent()).toContain('de chaque mois');
  await page
    .getByRole('button', { name: 'Supprimer l’audit programmé de nouveau.exemple.fr' })
    .press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).press('Enter');
  await expect.poll(() => status.textContent()).toContain('est supprimé');
  await expect.poll(() => item.count()).toBe(0);
  expect(await status.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(watched.problems).toEqual([]);
  await watched.close();
});

it('an audit asked for again fills the form with all that was chosen, and its report can be deleted', async () => {
  const { claire } = site.api;
  const id = await site.addAudit(claire, 'done');
  await site.rows(
    `update audits set exclude = '["/panier"]', device = 'desktop', max_pages = 7 where id = '${id}'`,
  );
  const { watched, page } = await open(`/reports/${id}`, claire);
  await page.getByText('Actions', { exact: true }).click();
  await page.getByRole('link', { name: 'Auditer de nouveau' }).click();
  await page.waitForURL('**/dashboard?tab=new**');
  expect(await page.getByLabel('Adresse du site').inputValue()).toBe('https://www.exemple.fr/');
  expect(await page.getByLabel('Nombre de pages').inputValue()).toBe('7');
  expect(await page.getByLabel('Appareil').inputValue()).toBe('desktop');
  expect(await page.getByLabel('Débuts d’adresse à écarter').inputValue()).toBe('/panier');
  expect(await page.getByLabel('Chaque semaine').isDisabled()).toBe(true);
  await page.goto(`${site.url}/reports/${id}`);
  await page.getByText('Actions', { exact: true }).click();
  await page.getByRole('button', { name: /^Supprimer l’audit de www\.exemple\.fr/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await page.waitForURL('**/dashboard?tab=overview');
  expect(await site.rows(`select 1 from reports where audit_id = '${id}'`)).toEqual([]);
  expect(watched.problems).toEqual([]);
  await watched.close();
});

it('one click of a mail program stops the mails of a schedule, without session, origin or script', async () => {
  const address = `${site.url}/desabonnement/${ids.stop}`;
  const mail = async () =>
    (await site.rows(`select mail from schedules where id = '${ids.schedule}'`))[0]?.mail;
  await fetch(address);
  expect(await mail()).toBe('worse');
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    redirect: 'manual',
  });
  expect([answer.status, await mail()]).toEqual([200, 'never']);
  expect(await answer.text()).toContain('n’envoie plus de messages');
  // Elsewhere a request from nowhere changes nothing.
  expect((await fetch(`${site.url}/api/schedules/${ids.schedule}`, { method: 'DELETE' })).status).toBe(403);
});

it('the filters of the sites are in their address', async () => {
  const { watched, page } = await open('/dashboard/sites');
  expect(await page.getByRole('row').count()).toBe(32);
  await page.getByLabel('Site', { exact: true }).fill('site-1');
  await page.getByLabel('Montrer').selectOption('En baisse');
  await page.getByRole('button', { name: 'Filtrer' }).press('Enter');
  await page.waitForURL(/q=site-1.*etat=worse/);
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(12);
  const shown = await page.getByRole('row').allTextContents();
  expect(shown.length).toBeGreaterThan(1);
  for (const row of shown.slice(1)) expect(row).toContain('−');
  expect(watched.problems).toEqual([]);
  await watched.close();
});
