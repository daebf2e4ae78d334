import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import routes from '../../src/web/routes.ts';
import { axeViolations } from '../support/e2e-axe.ts';
import { launchBrowser, openWatched, visit, type WatchedContext } from '../support/e2e-browser.ts';
import { type PageCase, pageCases, seedPages } from '../support/e2e-pages.ts';
import { type E2eSite, startE2eSite } from '../support/e2e-site.ts';

let site: E2eSite;
let browser: Browser;
let ids: Record<string, string>;

beforeAll(async () => {
  site = await startE2eSite();
  ids = await seedPages(site);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const addressOf = ({ path }: PageCase) =>
  site.url + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name);

function cookieOf({ visitor }: PageCase): { cookie?: string } {
  if (visitor === 'nobody') return {};
  const people = { claire: site.api.claire, newcomer: site.api.marc, admin: site.api.admin };
  return { cookie: people[visitor].cookie };
}

/** The page at a width, with everything it can fold unfolded. */
async function open(asked: PageCase, width: number): Promise<{ watched: WatchedContext; page: Page }> {
  const watched = await openWatched(browser, site.url, { width, still: true, ...cookieOf(asked) });
  if (asked.expected) watched.expectOnce(asked.expected);
  const page = await watched.context.newPage();
  expect(await visit(page, addressOf(asked))).toBe(asked.status ?? 200);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  return { watched, page };
}

const setTheme = (page: Page, theme: string) =>
  page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);

/** Where pictures of the beginning of all pages go, to be looked at; none are taken by default. */
const pictures = process.env.CONSTAT_TEST_PICTURES;

async function takePicture(page: Page, { name }: PageCase, width: number, theme: string): Promise<void> {
  if (!pictures) return;
  const file = `${name.replaceAll(/\W+/g, '-')}-${width}-${theme}.png`;
  const long = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(long, 3_000) };
  await page.screenshot({ path: join(pictures, file), fullPage: true, clip });
}

/** How far the page can be scrolled sideways, px. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectSoundDocument(page: Page): Promise<void> {
  expect(await page.title()).toMatch(/\S – Constat$/);
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  expect(await page.locator('h1').count()).toBe(1);
}

describe.each(pageCases)('$name ($path)', (asked) => {
  // One load is seen at both widths, as a window that is resized: to load it again would cost as much as all the rest.
  it('holds on axe at 1280 and 390 px, light and dark, fits 320 px, and says no error', async () => {
    const { watched, page } = await open(asked, 1280);
    await expectSoundDocument(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      for (const theme of ['light', 'dark'] as const) {
        await setTheme(page, theme);
        expect(await axeViolations(page, theme === 'light' ? 'all' : 'colours'), `${width} ${theme}`).toEqual(
          [],
        );
        await takePicture(page, asked, width, theme);
      }
      expect(await overflow(page), `${width} px`).toBe(0);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page), '320 px').toBe(0);
    expect(watched.problems).toEqual([]);
    await watched.close();
  });

  it('is sent with a strict policy, and with scripts only where it needs them', async () => {
    const answer = await fetch(addressOf(asked), { headers: cookieOf(asked) });
    const policy = answer.headers.get('content-security-policy') ?? '';
    const html = await answer.text();
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).toMatch(/base-uri 'none'/);
    const scripts = policy.match(/script-src ([^;]*)/)?.[1] ?? '';
    expect(scripts).not.toMatch(/unsafe|https?:|\*/);
    const nonce = scripts.match(/'nonce-([\w+/=]{20,})'/)?.[1];
    const tags = html.match(/<script[\s>][^>]*/g) ?? [];
    if (asked.plain && asked.visitor === 'nobody') return expect(tags).toEqual([]);
    expect(nonce).toBeDefined();
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);
    const again = await fetch(addressOf(asked), { headers: cookieOf(asked) });
    expect(again.headers.get('content-security-policy')).not.toContain(nonce);
  });
});

it('every route is among the pages looked at, without script where it says so', () => {
  const routeOf = ({ path }: PageCase) => path.replace(/\?.*/, '').replaceAll(/\{\w+\}/g, ':id');
  for (const { path, file } of routes) {
    // The first redirects to /constat; the last is any unknown address.
    if (path === undefined) continue;
    const address = path === '*' ? '/nulle-part' : `/${path.replaceAll(/:\w+/g, ':id')}`;
    const cases = pageCases.filter((asked) => routeOf(asked) === address);
    expect(cases, address).not.toEqual([]);
    const isPlain = readFileSync(`src/web/${file}`, 'utf8').includes('handle = { js: false }');
    for (const asked of cases.filter(({ visitor }) => visitor === 'nobody'))
      expect(asked.plain ?? false, asked.name).toBe(isPlain);
  }
});

it('an outage is said on a page of its own', async () => {
  await site.rows('alter table sessions rename to sessions_away');
  try {
    const asked: PageCase = { name: 'outage', path: '/dashboard', visitor: 'claire', status: 500 };
    const { watched, page } = await open({ ...asked, expected: /status of 500/ }, 390);
    await page.getByRole('heading', { name: 'Un problème est survenu de notre côté' }).waitFor();
    await expectSoundDocument(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(watched.problems).toEqual([]);
    await watched.close();
  } finally {
    await site.rows('alter table sessions_away rename to sessions');
  }
});
