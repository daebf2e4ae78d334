import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openWatched, visit, type WatchedContext } from './e2e-browser.ts';
import type { PageCase } from './e2e-pages.ts';
import type { E2eSite } from './e2e-site.ts';

/** The product with its pages in every state. */
export interface SeededSite {
  readonly site: E2eSite;
  readonly browser: Browser;
  /** What stands in braces in the paths of the cases. */
  readonly ids: Readonly<Record<string, string>>;
}

export const addressOfCase = ({ site, ids }: SeededSite, { path }: PageCase): string =>
  site.url + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name);

/** The session of whoever looks at that page. */
export function cookieOfCase({ api }: E2eSite, { visitor }: PageCase): { cookie?: string } {
  if (visitor === 'nobody') return {};
  const people = { claire: api.claire, newcomer: api.marc, admin: api.admin };
  return { cookie: people[visitor].cookie };
}

/** Opens the page at a width, as its visitor; it must answer what the case says. */
export async function openCase(
  world: SeededSite,
  asked: PageCase,
  width: number,
): Promise<{ watched: WatchedContext; page: Page }> {
  const { site, browser } = world;
  const watched = await openWatched(browser, site.url, { width, still: true, ...cookieOfCase(site, asked) });
  if (asked.expected) watched.expectOnce(asked.expected);
  const page = await watched.context.newPage();
  expect(await visit(page, addressOfCase(world, asked))).toBe(asked.status ?? 200);
  return { watched, page };
}

export const unfoldAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

/** What the person chose, and what the system says: pages outside the product’s shell know only the second. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
}
