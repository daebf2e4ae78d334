import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testOfAll } from '#tests/support/scope.ts';
import { axeViolations } from '../support/e2e-axe.ts';
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

/** Opens a page as it is found after an audit was started in it, or before the browser was closed. */
async function openFollowing(path: string, id: string): Promise<void> {
  await watched.context.addInitScript((value) => {
    if (sessionStorage.getItem('seeded') !== null) return;
    sessionStorage.setItem('seeded', 'yes');
    localStorage.setItem('pendingAuditId', value);
  }, id);
  await visit(page, site.url + path);
}
const stored = () => page.evaluate(() => localStorage.getItem('pendingAuditId'));
const box = (kind: string) => page.locator(`[data-kind="${kind}"]`);
const colourOf = (kind: string) => box(kind).evaluate((node) => getComputedStyle(node).backgroundColor);

describe('the toast in the browser', () => {
  it('is orange at the bottom right while pending, and green once done; it opens the report', async () => {
    const id = await site.addAudit(site.api.claire, 'running');
    await openFollowing('/dashboard?tab=overview', id);
    await box('pending').waitFor();
    expect(await colourOf('pending')).toBe('rgb(245, 158, 63)');
    const seen = (await box('pending').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(1280 - (seen.x + seen.width)).toBeLessThan(24);
    expect(800 - (seen.y + seen.height)).toBeLessThan(24);
    expect(await axeViolations(page)).toEqual([]);
    await site.finish(id);
    await box('success').waitFor();
    expect(await colourOf('success')).toBe('rgb(21, 122, 67)');
    expect(await axeViolations(page)).toEqual([]);
    await box('success').getByText('Audit terminé 🎉').click();
    await page.waitForURL(`${site.url}/reports/${id}`);
    expect(await stored()).toBeNull();
  });

  testOfAll('reloads the whole page when it opens the report that is already there', async () => {
    const id = await site.addAudit(site.api.claire, 'done');
    await openFollowing(`/reports/${id}`, id);
    await box('success').waitFor();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await Promise.all([page.waitForEvent('load'), box('success').getByText('Audit terminé 🎉').click()]);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    expect(new URL(page.url()).pathname).toBe(`/reports/${id}`);
    expect(await stored()).toBeNull();
  });

  it('shows why an audit failed, in red, forgets it, and leaves by itself after seven seconds', async () => {
    const id = await site.addAudit(site.api.claire, 'error');
    const askedAt = performance.now();
    await openFollowing('/dashboard?tab=plan', id);
    const alert = page.getByRole('alert').getByText('Le site n’a pas répondu à temps.');
    await alert.waitFor();
    expect(await colourOf('error')).toBe('rgb(192, 39, 29)');
    expect(await stored()).toBeNull();
    await alert.waitFor({ state: 'detached' });
    // Seven seconds at least, counted from before it was shown: a busy machine only adds to them.
    expect(performance.now() - askedAt).toBeGreaterThan(7_000);
  });

  testOfAll('stays pending while polls fail, and finds the result when they work again', async () => {
    const id = await site.addAudit(site.api.claire, 'done');
    const polls = `**/api/reports/${id}`;
    let failed = 0;
    await page.route(polls, (route) => {
      failed += 1;
      watched.expectOnce(/status of 503/);
      return route.fulfill({ status: 503, json: {} });
    });
    await openFollowing('/dashboard?tab=new', id);
    await box('pending').waitFor();
    await expect.poll(() => failed, { timeout: 15_000 }).toBeGreaterThan(1);
    expect(await box('pending').isVisible()).toBe(true);
    expect(await stored()).toBe(id);
    await page.unroute(polls);
    await box('success').waitFor();
  });
});
