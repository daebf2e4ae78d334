import { Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  watched = await openWatched(browser, site.url, { cookie: site.api.claire.cookie });
  page = await watched.context.newPage();
});
afterEach(async () => {
  expect(watched.problems).toEqual([]);
  await watched.close();
});

const uid = () => site.api.claire.viewer.uid;
const claire = async () =>
  (await site.rows(`select unwanted_mails, unsubscribe_token from users where uid = '${uid()}'`))[0] ?? {};
const stopAddress = async (group: string) =>
  `${site.url}/desabonnement?jeton=${(await claire()).unsubscribe_token}&groupe=${group}`;

describe('optional mails are stopped from the mail itself', () => {
  it('by the button of the page, which needs no session and no script', async () => {
    const nobody = await openWatched(browser, site.url, {});
    const shown = await nobody.context.newPage();
    await visit(shown, await stopAddress('results'));
    await shown.getByRole('button', { name: 'Ne plus les recevoir' }).click();
    await shown.getByText('Vous ne recevrez plus ces messages').waitFor();
    expect(await shown.getByRole('button', { name: 'Ne plus les recevoir' }).count()).toBe(0);
    expect((await claire()).unwanted_mails).toEqual(['results']);
    expect(nobody.problems).toEqual([]);
    await nobody.close();
  });

  it('by a mail program, in one post without origin; nothing else is open to one', async () => {
    const post = (address: string) =>
      fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    const address = await stopAddress('failures');
    expect((await fetch(address)).status).toBe(200);
    expect((await claire()).unwanted_mails).not.toContain('failures');
    expect((await post(address)).status).toBe(200);
    expect((await claire()).unwanted_mails).toContain('failures');
    expect((await post(`${site.url}/partage/x`)).status).toBe(403);
  });
});

it('the export of my data is an archive that the built product makes', async () => {
  await site.addAudit(site.api.claire, 'done');
  const answer = await fetch(`${site.url}/api/account/export`, {
    headers: { cookie: site.api.claire.cookie },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const entries = await new ZipReader(new Uint8ArrayReader(bytes)).getEntries();
  const names = entries.map(({ filename }) => filename.replace(/.*\//, ''));
  expect(names).toEqual(
    expect.arrayContaining(['compte.json', 'rapport.json', 'rapport.csv', 'page-1.jpeg']),
  );
});

it('a cancelled audit is forgotten at once, and what it cost is said', async () => {
  const id = await site.addAudit(site.api.claire, 'running');
  await watched.context.addInitScript((value) => {
    if (sessionStorage.getItem('seeded') !== null) return;
    sessionStorage.setItem('seeded', 'yes');
    localStorage.setItem('pendingAuditId', value);
  }, id);
  await visit(page, `${site.url}/reports/${id}`);
  await page.getByText('3\u00a0pages sur 10').waitFor();
  await page.getByText('une-rubrique-au-nom-assez-long').waitFor();
  await page.locator('[data-kind="pending"]').waitFor();
  const polls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api/reports/${id}`) polls.push(request.url());
  });
  await page.getByRole('button', { name: 'Annuler' }).click();
  const message = 'Audit annulé. Des pages avaient été lues\u00a0: il compte pour un audit de ce mois.';
  await page.locator('[data-kind="successSimple"]').getByText(message).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('pendingAuditId'))).toBeNull();
  expect(polls).toEqual([]);
  await visit(page, `${site.url}/dashboard?tab=overview`);
  expect(await page.getByRole('table').getByText('Annulé').count()).toBe(0);
  await page.locator('summary').filter({ hasText: 'Tous les audits' }).press('Enter');
  await page.getByRole('link', { name: 'Afficher aussi' }).click();
  await page.getByRole('table').getByText('Annulé').first().waitFor();
});

it('a full quota is no fault of the address, and leads to the plans', async () => {
  await site.rows(`delete from audits where uid = '${uid()}'`);
  await visit(page, `${site.url}/dashboard?tab=new`);
  await page.getByLabel('Adresse du site').fill('exemple.fr');
  for (let spent = 0; spent < 5; spent += 1) await site.addAudit(site.api.claire, 'done');
  watched.expectOnce(/status of 409/);
  await page.getByRole('button', { name: 'Lancer l’audit' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Vous avez utilisé vos 5' });
  await refusal.waitFor();
  expect(await page.getByLabel('Adresse du site').getAttribute('aria-invalid')).not.toBe('true');
  await refusal.getByRole('link', { name: 'Comparer les formules' }).click();
  await page.getByRole('heading', { name: 'Plans & prix' }).waitFor();
});
