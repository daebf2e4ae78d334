import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { pageCases } from '../support/e2e-pages.ts';
import { openCase, setTheme } from '../support/open-case.ts';
import { pictureFile } from '../support/picture-folder.ts';
import { seededSite } from '../support/seeded-site.ts';

/** What is taken of a long page: more of it looks like what stands above. */
const longest = { screen: 4000, paper: 9000 };
/** An A4 sheet without its margins, CSS px. */
const paperWidth = 718;

const seeded = seededSite();

async function take(page: Page, path: string, width: number, most: number): Promise<void> {
  const long = await page.evaluate(() => document.documentElement.scrollHeight);
  if (long <= most) await page.screenshot({ path, fullPage: true });
  else {
    // A browser draws the whole of a page to show its beginning, which takes minutes where it is a hundred screens long.
    const { height } = page.viewportSize() ?? { height: 800 };
    await page.setViewportSize({ width, height: most });
    await page.screenshot({ path });
    await page.setViewportSize({ width, height });
  }
}

it.each(pageCases)('$name', async (asked) => {
  for (const width of [1280, 390]) {
    const { watched, page } = await openCase(seeded.current(), asked, width);
    for (const theme of ['light', 'dark'] as const) {
      await setTheme(page, theme);
      await take(page, pictureFile('pages', asked.name, `${width}-${theme}.png`), width, longest.screen);
    }
    await watched.close();
  }
  const { watched, page } = await openCase(seeded.current(), asked, paperWidth);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await take(page, pictureFile('pages', asked.name, 'paper.png'), paperWidth, longest.paper);
  await watched.close();
});
