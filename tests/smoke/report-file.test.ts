import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportFile } from '#report/file/report-file.ts';
import { axeViolations } from '../support/e2e-axe.ts';
import { launchBrowser, openWatched } from '../support/e2e-browser.ts';
import { fullReport } from '../support/e2e-report.ts';
import { greenPixel } from '../support/report.ts';

const folder = mkdtempSync(join(tmpdir(), 'constat-file-'));
const path = join(folder, 'report.html');
let browser: Browser;

beforeAll(async () => {
  const report = fullReport('https://www.exemple.fr/');
  const pictures = new Map(
    report.pages.flatMap(({ screenshot }) =>
      screenshot ? [[screenshot.key, `data:image/png;base64,${greenPixel}`] as const] : [],
    ),
  );
  const html = reportFile(report, { reportUrl: 'https://constat.example/reports/a', pictures });
  // What is folded is judged too.
  writeFileSync(path, html.replaceAll('<details', '<details open'));
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

async function opened(colorScheme: 'light' | 'dark', width: number) {
  const { context, problems, close } = await openWatched(browser, 'null', { colorScheme, width });
  const page = await context.newPage();
  await page.goto(pathToFileURL(path).href);
  return { page, problems, close };
}

describe.each(['light', 'dark'] as const)('the HTML file opened from a disk, %s', (scheme) => {
  it.each([320, 1280])(
    'at %i px: axe finds nothing, it loads nothing, the page does not scroll across',
    async (width) => {
      const { page, problems, close } = await opened(scheme, width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await axeViolations(page)).toEqual([]);
      expect(problems).toEqual([]);
      await close();
    },
  );
});

it('every table that is wider than its place scrolls with the keyboard', async () => {
  const { page, close } = await opened('light', 320);
  const scrolled = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.scroll')].map((part) => ({
      isWider: part.scrollWidth > part.clientWidth,
      isReached: part.tabIndex === 0 && (part.getAttribute('aria-label') ?? '') !== '',
    })),
  );
  expect(scrolled.some(({ isWider }) => isWider)).toBe(true);
  expect(scrolled.every(({ isReached }) => isReached)).toBe(true);
  await close();
});

it('is printed whole in dark ink, also by who reads in the dark', async () => {
  const { page, close } = await opened('dark', 1280);
  await page.emulateMedia({ media: 'print' });
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(ink).toBe('rgb(22, 29, 43)');
  await close();
});
