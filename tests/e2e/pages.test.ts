import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import routes from '../../src/web/routes.ts';
import { auditedPages } from '../support/audited-pages.ts';
import { axeViolations } from '../support/e2e-axe.ts';
import { type PageCase, pageCases } from '../support/e2e-pages.ts';
import {
  addressOfCase,
  type CaseWindow,
  cookieOfCase,
  openCase,
  setTheme,
  unfoldAll,
} from '../support/open-case.ts';
import { casesInScope } from '../support/scope.ts';
import { isFirstState, overflow, routeOf, seededSite } from '../support/seeded-site.ts';

const seeded = seededSite();

const addressOf = (asked: PageCase) => addressOfCase(seeded.current(), asked);
const cookieOf = (asked: PageCase) => cookieOfCase(seeded.current().site, asked);

/** One window of each visitor for all pages they look at: the browser keeps what it compiled of their scripts. */
const windows = new Map<PageCase['visitor'], CaseWindow>();

/** What `look` sees of the page at a width, with everything it can fold unfolded. A window that saw a failure is left. */
async function lookAt(asked: PageCase, width: number, look: (page: Page) => Promise<void>): Promise<void> {
  const kept = windows.get(asked.visitor);
  windows.delete(asked.visitor);
  await kept?.watched.renew(kept.page);
  const opened = await openCase(seeded.current(), asked, width, kept);
  await setTheme(opened.page, 'light');
  await unfoldAll(opened.page);
  await look(opened.page);
  expect(opened.watched.problems).toEqual([]);
  windows.set(asked.visitor, opened);
}

async function expectSoundDocument(page: Page): Promise<void> {
  expect(await page.title()).toMatch(/\S – Constat$/);
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  expect(await page.locator('h1').count()).toBe(1);
}

/** The first state of each route stands for its others; what failed only in `test:all` once stands too. */
const failedOnce = ['report of an organisation, for its client'];
const standing = casesInScope(pageCases, (asked) => failedOnce.includes(asked.name) || isFirstState(asked));
/** Public pages are judged whole by \`own-audit\`, which asks for 100 in every theme. */
const ownAudited = new Set<string>(auditedPages.map(({ path }) => path));
const looked = casesInScope(standing, ({ path }) => !ownAudited.has(path));
const allLooks = [1280, 390].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
);
/** Of the looks, the two that differ most stand for all: one page in the one, the next in the other. */
const looksOf = (asked: PageCase) => {
  const isNarrow = looked.indexOf(asked) % 2 === 1;
  return casesInScope(
    allLooks,
    ({ width, theme }) => (width === 390) === isNarrow && (theme === 'dark') === isNarrow,
  );
};

describe.each(looked)('$name ($path)', (asked) => {
  // One load is seen at both widths, as a window that is resized: to load it again would cost as much as all the rest.
  it('holds on axe at 1280 and 390 px, light and dark, fits 320 px, and says no error', async () => {
    await lookAt(asked, 1280, async (page) => {
      await expectSoundDocument(page);
      for (const [index, { width, theme }] of looksOf(asked).entries()) {
        await page.setViewportSize({ width, height: 800 });
        await setTheme(page, theme);
        const rules = index === 0 || theme === 'light' ? 'all' : 'colours';
        expect(await axeViolations(page, rules), `${width} ${theme}`).toEqual([]);
        expect(await overflow(page), `${width} px`).toBe(0);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflow(page), '320 px').toBe(0);
    });
  });
});

describe.each(standing)('$name ($path)', (asked) => {
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
  for (const { path, file } of routes) {
    // The first redirects to /constat; the last is any unknown address.
    if (path === undefined) continue;
    const address = path === '*' ? '/nulle-part' : `/${path.replaceAll(/:\w+/g, ':id')}`;
    const cases = pageCases.filter((asked) => routeOf(asked) === address);
    expect(cases, address).not.toEqual([]);
    const isPlain = /handle = \{[^}]*\bjs: false\b/.test(readFileSync(`src/web/${file}`, 'utf8'));
    for (const asked of cases.filter(({ visitor }) => visitor === 'nobody'))
      expect(asked.plain ?? false, asked.name).toBe(isPlain);
  }
});

it('an outage is said on a page of its own', async () => {
  await seeded.current().site.rows('alter table sessions rename to sessions_away');
  try {
    const asked: PageCase = { name: 'outage', path: '/dashboard', visitor: 'claire', status: 500 };
    await lookAt({ ...asked, expected: /status of 500/ }, 390, async (page) => {
      await page.getByRole('heading', { name: 'Un problème est survenu de notre côté' }).waitFor();
      await expectSoundDocument(page);
      expect(await axeViolations(page)).toEqual([]);
    });
  } finally {
    await seeded.current().site.rows('alter table sessions_away rename to sessions');
  }
});
