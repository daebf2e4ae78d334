import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations } from '../support/e2e-axe.ts';
import { launchBrowser } from '../support/e2e-browser.ts';
import { type E2eSite, startE2eSite } from '../support/e2e-site.ts';

let site: E2eSite;
let browser: Browser;
let id: string;

beforeAll(async () => {
  site = await startE2eSite();
  browser = await launchBrowser();
  id = await site.addAudit(site.api.claire, 'done');
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** The pages one looks at, with their stops before what one came for. */
const pages = () =>
  [
    ['the report', `/reports/${id}`],
    ['the page view', `/reports/${id}/pages/1`],
    ['the tab walk', `/reports/${id}/pages/1?vue=clavier`],
    ['the reading order', `/reports/${id}/pages/1?vue=lecture&ecran=desktop`],
    ['the dashboard', '/dashboard?tab=overview'],
  ] as const;

/** Claire’s window, looked at in one way. */
async function open(options: BrowserContextOptions, path: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-FR', ...options });
  const [name = '', value = ''] = site.api.claire.cookie.split('=');
  await context.addCookies([{ name, value, url: site.url }]);
  const page = await context.newPage();
  await page.goto(site.url + path, { waitUntil: 'load' });
  return page;
}

async function each(options: BrowserContextOptions, look: (page: Page) => Promise<unknown>): Promise<void> {
  for (const [name, path] of pages()) {
    const page = await open(options, path);
    expect([name, await look(page)]).toEqual([name, true]);
    await page.context().close();
  }
}

/** Whether nothing is cut at the right: what scrolls by itself is not counted. */
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

it('at 200 % nothing scrolls sideways: half the window, and letters twice as large', async () => {
  await each({ viewport: { width: 640, height: 400 } }, fits);
  await each({ viewport: { width: 1280, height: 800 } }, async (page) => {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    return fits(page);
  });
});

it('in forced colours axe holds, and what is chosen is told by more than a colour', async () => {
  await each({ forcedColors: 'active' }, async (page) => (await axeViolations(page)).length === 0);
  const page = await open({ forcedColors: 'active' }, `/reports/${id}/pages/1?vue=clavier`);
  const chosen = page.getByRole('link', { name: 'Parcours au clavier' });
  expect(await chosen.getAttribute('aria-current')).toBe('true');
  const weight = (name: string) =>
    page.getByRole('link', { name }).evaluate((node) => Number(getComputedStyle(node).fontWeight));
  expect(await weight('Parcours au clavier')).toBeGreaterThan(await weight('Ordre de lecture'));
  await page.context().close();
});

it('with reduced motion nothing moves', async () => {
  await each({ reducedMotion: 'reduce' }, (page) =>
    page.evaluate(() =>
      document.getAnimations().every(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) <= 10),
    ),
  );
});

it('without JavaScript each page says what it is, and the layers of a page are links that work', async () => {
  await each({ javaScriptEnabled: false }, async (page) => (await page.locator('h1').count()) === 1);
  const page = await open({ javaScriptEnabled: false }, `/reports/${id}/pages/1`);
  await page.getByRole('link', { name: 'Parcours au clavier' }).click();
  await page.getByRole('heading', { level: 2, name: /arrêts de la touche Tab/ }).waitFor();
  expect(await page.getByText('piège : la touche Tab n’en sort plus').count()).toBe(1);
  await page.getByRole('link', { name: 'Ordinateur' }).click();
  await page.waitForURL(/vue=clavier&ecran=desktop/);
  await page.getByRole('link', { name: 'Ordre de lecture' }).click();
  await page.getByRole('heading', { level: 2, name: /dans l’ordre de lecture/ }).waitFor();
  await page.context().close();
});

it('stops before what one came for are counted', async () => {
  const most = [
    [`/reports/${id}/pages/1`, 'main ul li a[href*="/constats/"]', 20],
    ['/dashboard?tab=overview', 'main a[href^="/reports/"]', 12],
  ] as const;
  for (const [path, wanted, limit] of most) {
    const page = await open({ viewport: { width: 1280, height: 800 } }, path);
    let stops = 0;
    for (; stops < 60; stops += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((selector) => document.activeElement?.matches(selector), wanted)) break;
    }
    expect([path, stops + 1 <= limit ? 'near' : stops + 1]).toEqual([path, 'near']);
    await page.context().close();
  }
});
