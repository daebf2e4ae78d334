import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testOfAll } from '#tests/support/scope.ts';
import { axeViolations } from '../support/e2e-axe.ts';
import { launchBrowser, openWatched, visit, type WatchedContext } from '../support/e2e-browser.ts';
import { type E2eSite, startE2eSite } from '../support/e2e-site.ts';
import { goodPassword } from '../support/http.ts';
import { largeReport } from '../support/large-report.ts';

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
afterEach(async () => {
  expect(watched.problems).toEqual([]);
  await watched.close();
});

async function open(path: string, width: number): Promise<void> {
  watched = await openWatched(browser, site.url, { width, cookie: site.api.claire.cookie });
  page = await watched.context.newPage();
  await visit(page, site.url + path);
}

/** The name by which the focused element is read out. */
const focused = () =>
  page.evaluate(() => {
    const node = document.activeElement;
    return node?.getAttribute('aria-label') ?? node?.textContent ?? '';
  });

it.each(['/constat', '/dashboard?tab=overview'])(
  'the first Tab of %s offers to skip to the content',
  async (path) => {
    await open(path, 1280);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Aller au contenu');
    expect(await page.getByRole('link', { name: 'Aller au contenu' }).isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contenu');
  },
);

it('a page opened from the menu takes the focus to its title, and says which entry it is', async () => {
  await open('/dashboard?tab=overview', 1280);
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  for (const name of ['Nouvel audit', 'Plans & prix', 'Mon profil', 'Tableau de bord']) {
    await menu.getByRole('link', { name }).press('Enter');
    await menu.locator('a[aria-current="page"]', { hasText: name }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  }
  expect(await menu.getByRole('link').count()).toBe(4);
});

describe('the drawer of narrow screens', () => {
  const drawer = () => page.getByRole('dialog', { name: 'Menu' });

  beforeEach(async () => {
    await open('/dashboard?tab=overview', 390);
    await page.getByRole('button', { name: 'Ouvrir le menu' }).press('Enter');
    await drawer().waitFor();
  });

  it('holds on axe and keeps the focus inside', async () => {
    expect(await axeViolations(page)).toEqual([]);
    const seen = new Set<string>();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      seen.add(await focused());
      const inside = await drawer().evaluate((node) => node.contains(document.activeElement));
      expect(inside, await focused()).toBe(true);
    }
    for (const name of ['Fermer le menu', 'Tableau de bord', 'Nouvel audit', 'Déconnexion'])
      expect([...seen]).toContain(name);
  });

  it('closes on Escape and gives the focus back', async () => {
    await page.keyboard.press('Escape');
    await drawer().waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('Ouvrir le menu');
  });

  testOfAll('closes on its button', async () => {
    await drawer().getByRole('button', { name: 'Fermer le menu' }).click();
    await drawer().waitFor({ state: 'detached' });
  });

  testOfAll('closes on the backdrop', async () => {
    await page.mouse.click(380, 500);
    await drawer().waitFor({ state: 'detached' });
  });

  testOfAll('closes on an item, and opens its page', async () => {
    await drawer().getByRole('link', { name: 'Plans & prix' }).click();
    await drawer().waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: 'Plans & prix' }).waitFor();
  });
});

testOfAll(
  'the question before an account is deleted holds on axe, keeps the focus inside, and Escape says no',
  async () => {
    await open('/dashboard?tab=settings', 1280);
    await page.getByRole('button', { name: 'Supprimer mon compte' }).press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Supprimer mon compte' });
    await dialog.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((node) => node.contains(document.activeElement)), await focused()).toBe(
        true,
      );
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('Supprimer mon compte');
  },
);

it('a refused form takes the focus to the sentence that says why, and the way out follows it', async () => {
  watched = await openWatched(browser, site.url);
  page = await watched.context.newPage();
  await visit(page, `${site.url}/reinitialisation?token=none`);
  watched.expectOnce(/status of 4\d\d/);
  await page.getByLabel('Nouveau mot de passe').fill(goodPassword);
  await page.getByRole('button', { name: 'Changer mon mot de passe' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Ce lien a expiré' });
  await refusal.waitFor();
  await expect.poll(() => refusal.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Demander un nouveau lien');
});

it.each([
  ['Sombre', 'light', 'dark'],
  ['Clair', 'dark', 'light'],
  ['Comme l’appareil', 'dark', 'light dark'],
] as const)(
  'the theme « %s » is the page’s own from the server on, on a %s device',
  async (label, device, scheme) => {
    const { cookie } = site.api.marc;
    watched = await openWatched(browser, site.url, { cookie, colorScheme: device });
    page = await watched.context.newPage();
    await visit(page, `${site.url}/dashboard?tab=settings`);
    await page.getByRole('radio', { name: label }).check();
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await page
      .getByRole('status')
      .getByText(/enregistr/i)
      .waitFor();
    const schemeOf = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await expect.poll(schemeOf).toBe(scheme);
    const html = await (await fetch(`${site.url}/dashboard`, { headers: { cookie } })).text();
    const chosen = { Sombre: 'dark', Clair: 'light', 'Comme l’appareil': 'system' }[label];
    expect(html).toContain(`<html lang="fr" data-theme="${chosen}"`);
  },
);

testOfAll('« Déconnexion » of the drawer ends the session', async () => {
  watched = await openWatched(browser, site.url, { width: 390, cookie: site.api.admin.cookie });
  page = await watched.context.newPage();
  await visit(page, `${site.url}/dashboard?tab=admin`);
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Déconnexion' }).click();
  await page.waitForURL('**/constat');
  expect(await watched.context.cookies()).toEqual([]);
  await page.goto(`${site.url}/reports/admin`);
  expect(new URL(page.url()).searchParams.get('suite')).toBe('/reports/admin');
});

it('the proofs of a finding are turned by keyboard: the focus goes to which of its pages are shown', async () => {
  const id = await site.addAudit(site.api.claire, 'done', () => largeReport(2));
  await open(`/reports/${id}#theme-accessibility`, 1280);
  await page.locator('article li[id^="constat-"] > details > summary').first().press('Enter');
  await page.getByRole('link', { name: 'Suivante' }).first().press('Enter');
  await page.getByText('Pages 7 à 12 sur 200').waitFor();
  await expect.poll(focused).toBe('Pages 7 à 12 sur 200 (liste 2 sur 34)');
  await page.keyboard.press('Control+p');
  await page.waitForURL(`**/reports/${id}/impression`);
  await page.getByText('Tout est chargé.').waitFor();
  expect(await page.getByRole('button', { name: 'Imprimer' }).isEnabled()).toBe(true);
  expect(await page.getByText('et 194').count()).toBeGreaterThan(0);
});

it('the first fix of a report is at most twelve stops away, and the score in the first screen of a telephone', async () => {
  const id = await site.addAudit(site.api.claire, 'done');
  await open(`/reports/${id}`, 1280);
  const inFixes = () =>
    page.evaluate(() => document.querySelector('#correctifs li')?.contains(document.activeElement) ?? false);
  const passed: string[] = [];
  while (passed.length < 40) {
    await page.keyboard.press('Tab');
    if (await inFixes()) break;
    passed.push(await focused());
  }
  expect(passed.length + 1, passed.join(' | ')).toBeLessThanOrEqual(12);
  await page.setViewportSize({ width: 390, height: 844 });
  const box = await page.locator('#score-global + p').boundingBox();
  expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(844);
});
