import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openWatched, visit, type WatchedContext } from './e2e-browser.ts';
import { organisationPeople, type PageCase } from './e2e-pages.ts';
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
export function cookieOfCase(site: E2eSite, { visitor }: PageCase): { cookie?: string } {
  if (visitor === 'nobody') return {};
  const { api, held, stepping } = site;
  const members = organisationPeople.get(site);
  if (!members) throw new Error('The site was not filled');
  const people = { claire: api.claire, newcomer: api.marc, admin: api.admin, held, stepping, ...members };
  return { cookie: people[visitor].cookie };
}

/** A private window with one page in it. */
export interface CaseWindow {
  readonly watched: WatchedContext;
  readonly page: Page;
}

/** Opens the page at a width, as its visitor; it must answer what the case says. `from`: in that window of the visitor. */
export async function openCase(
  world: SeededSite,
  asked: PageCase,
  width: number,
  from?: CaseWindow,
): Promise<CaseWindow> {
  const { watched, page } = from ?? (await openWindow(world, asked));
  await page.setViewportSize({ width, height: 800 });
  if (asked.expected) watched.expectOnce(asked.expected);
  expect(await visit(page, addressOfCase(world, asked))).toBe(asked.status ?? 200);
  return { watched, page };
}

async function openWindow({ site, browser }: SeededSite, asked: PageCase): Promise<CaseWindow> {
  const watched = await openWatched(browser, site.url, { still: true, ...cookieOfCase(site, asked) });
  return { watched, page: await watched.context.newPage() };
}

/** Opens what is closed, and waits for what is fetched by that: the proofs of findings. */
export async function unfoldAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    // That it was opened is told in a task of its own, and what follows is drawn in the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  // A busy machine tells it frames later: proofs not yet asked for are a lone link to where they are.
  await page.waitForFunction(
    () =>
      document.querySelector('details [aria-busy="true"]') === null &&
      (document.querySelector('script[type="module"]') === null ||
        document.querySelector('details [aria-busy] > p:only-child > a:only-child') === null),
  );
}

/** What the person chose, and what the system says: pages outside the product’s shell know only the second. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
}
