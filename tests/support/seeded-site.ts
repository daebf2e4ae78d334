import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './e2e-browser.ts';
import { type PageCase, pageCases, seedPages } from './e2e-pages.ts';
import { startE2eSite } from './e2e-site.ts';
import type { SeededSite } from './open-case.ts';

/** The product with its pages in every state, for the tests of a file. */
export function seededSite(): { current(): SeededSite } {
  let world: SeededSite | undefined;
  beforeAll(async () => {
    const site = await startE2eSite();
    world = { site, ids: await seedPages(site), browser: await launchBrowser() };
  });
  afterAll(async () => {
    await world?.browser.close();
    await world?.site.close();
  });
  return {
    current: () => {
      if (!world) throw new Error('The site is not there yet');
      return world;
    },
  };
}

/** The route of a case: what stands in braces is an id. */
export const routeOf = ({ path }: PageCase): string => path.replace(/\?.*/, '').replaceAll(/\{\w+\}/g, ':id');

/** Whether a case is the first state of its route. */
export const isFirstState = (asked: PageCase): boolean =>
  pageCases.find((other) => routeOf(other) === routeOf(asked)) === asked;

/** How far the page can be scrolled sideways, px. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
