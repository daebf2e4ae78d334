import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type PageCase, pageCases } from '../support/e2e-pages.ts';
import { addressOfCase, type CaseWindow, cookieOfCase, openCase, unfoldAll } from '../support/open-case.ts';
import { casesInScope } from '../support/scope.ts';
import { isFirstState, overflow, routeOf, seededSite } from '../support/seeded-site.ts';

const seeded = seededSite();

/** What people read and fill in most. */
const mostRead = ['/connexion', '/dashboard', '/reports/:id'];
const read = casesInScope(pageCases, (asked) => isFirstState(asked) && mostRead.includes(routeOf(asked)));

const windows = new Map<PageCase['visitor'], CaseWindow>();

async function lookAt(asked: PageCase, look: (page: Page) => Promise<void>, unfolds = true): Promise<void> {
  const kept = windows.get(asked.visitor);
  windows.delete(asked.visitor);
  await kept?.watched.renew(kept.page);
  const opened = await openCase(seeded.current(), asked, 1280, kept);
  if (unfolds) await unfoldAll(opened.page);
  await look(opened.page);
  await opened.page.emulateMedia({ forcedColors: 'none' });
  windows.set(asked.visitor, opened);
}

/** Controls whose own text is cut off, by what they say. */
const cutControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main summary, main a[href], main label')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        const { overflowX, display } = getComputedStyle(one);
        return display !== 'inline' && overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
      })
      .map((one) => one.textContent.slice(0, 60)),
  );

/** Buttons and fields that nothing but a background colour shows, which forced colours take away. */
const shapeless = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main input, main select, main textarea')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => one.getBoundingClientRect().width > 4)
      .filter((one) => {
        const { borderTopStyle, borderTopWidth, textDecorationLine, appearance } = getComputedStyle(one);
        const isBordered = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        const type = one.getAttribute('type') ?? '';
        const isDrawnByBrowser =
          type === 'file' || (appearance !== 'none' && /^(?:checkbox|radio|range)$/.test(type));
        const holdsPicture = one.querySelector('img, svg') !== null;
        return !isBordered && !isDrawnByBrowser && !holdsPicture && textDecorationLine === 'none';
      })
      // A name is enough to find it.
      .map((one) => [one.tagName, one.getAttribute('type'), one.id, one.className.slice(0, 60)].join(' ')),
  );

/** The ring of what the keyboard is on, in forced colours. */
async function focusRing(page: Page): Promise<string> {
  await page.locator('main').focus();
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? 'none' : 'seen';
  });
}

/** Characters that the page shows. */
async function lengthOf(page: Page): Promise<number> {
  const texts = await page.locator('main').allInnerTexts();
  return texts.join(' ').replaceAll(/\s+/g, ' ').length;
}

/** Its script unfolds all of it for the printer; without, each proof is unfolded by hand. */
const isForPaper = ({ path }: PageCase) => path.endsWith('/impression');

describe.each(read)('$name ($path)', (asked) => {
  it('is read at 200 %, in forced colours, and without movement', async () => {
    await lookAt(asked, async (page) => {
      // 1280 px at 200 % are 640.
      await page.setViewportSize({ width: 640, height: 400 });
      expect(await overflow(page), '200 %').toBe(0);
      expect(await cutControls(page), '200 %').toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await shapeless(page), 'forced colours').toEqual([]);
      expect(await focusRing(page), 'forced colours').toBe('seen');
      // Windows of these tests ask for no movement.
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 10,
          )
          .map(({ id }) => id || 'unnamed'),
      );
      expect(moving, 'reduced motion').toEqual([]);
    });
  });

  it('says the same without JavaScript', async () => {
    const { cookie } = cookieOfCase(seeded.current().site, asked);
    const context = await seeded.current().browser.newContext({
      ...{ javaScriptEnabled: false, locale: 'fr-FR', viewport: { width: 1280, height: 800 } },
      ...(cookie && { extraHTTPHeaders: { cookie } }),
    });
    try {
      const page = await context.newPage();
      await page.goto(addressOfCase(seeded.current(), asked));
      expect(await page.locator('h1').count()).toBe(1);
      const plain = await lengthOf(page);
      let scripted = 0;
      await lookAt(
        asked,
        async (other) => {
          scripted = await lengthOf(other);
        },
        false,
      );
      if (!isForPaper(asked)) expect(plain / scripted).toBeGreaterThan(0.5);
      // What is filled in is sent without a script, or is for a script alone and says so.
      const mute = await page
        .locator('main form')
        .evaluateAll((forms) =>
          forms
            .filter(
              (form) => !(form as HTMLFormElement).hasAttribute('action') && !form.getAttribute('method'),
            )
            .map((form) => (form.textContent ?? '').slice(0, 60)),
        );
      expect(mute).toEqual([]);
    } finally {
      await context.close();
    }
  });
});
