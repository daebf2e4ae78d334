import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeTellsAll, axeViolations } from '../support/e2e-axe.ts';
import { launchBrowser } from '../support/e2e-browser.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = await (await browser.newContext()).newPage();
});
afterAll(() => browser?.close());

const open = (css: string, body: string, width = 800) =>
  page
    .setViewportSize({ width, height: 600 })
    .then(() =>
      page.setContent(
        `<!doctype html><html lang="fr"><title>Essai</title><style>${css}</style><body><main><h1>Essai</h1>${body}</main>`,
      ),
    );

const contrast = (lines: readonly string[]) => lines.filter((line) => line.startsWith('color-contrast'));

/** Ten cells that are alike, but for the one that is said. */
const cells = (odd: string) =>
  `<div class="list">${Array.from({ length: 10 }, (_, index) => (index === 7 ? odd : '<p class="cell">Une cellule</p>')).join('')}</div>`;

const base = '.cell { color: #777; background: #000; padding: 4px } body { background: #fff }';

const planted: readonly [string, string, string][] = [
  ['its own colour', '', '<p class="cell" id="odd" style="color:#333">Une cellule</p>'],
  [
    'its size alone, beside large ones',
    '.cell { font-size: 30px; color: #606060 }',
    '<p class="cell" id="odd" style="font-size:12px">Une cellule</p>',
  ],
  [
    'the background of an ancestor',
    '',
    '<div style="background:#666"><p class="cell" id="odd" style="background:none">Une cellule</p></div>',
  ],
  [
    'the opacity of an ancestor',
    '',
    '<div style="opacity:.5"><p class="cell" id="odd">Une cellule</p></div>',
  ],
  [
    'a rule for the seventh',
    '.cell:nth-child(8) { background: #555 }',
    '<p class="cell" id="odd">Une cellule</p>',
  ],
  [
    'a neighbour that is drawn behind it',
    '.cell { background: none; color: #fff } .list { background: #000; position: relative; z-index: 0 } .under { height: 40px; margin-bottom: -40px; background: #ddd }',
    '<div><div class="under"></div><p class="cell" id="odd" style="position:relative">Une cellule</p></div>',
  ],
  [
    'its text, where the first is a single sign',
    '.cell { color: #333 } .cell:nth-child(-n+7) { font-size: 0 }',
    '<p class="cell" id="odd">Une cellule</p>',
  ],
];

describe('what is judged once for texts that are alike is what axe says of each', () => {
  it.each(planted)('one text in ten breaks the contrast by %s', async (_, css, odd) => {
    await open(base + css, cells(odd));
    const whole = contrast(await axeTellsAll(page));
    expect(whole.length, 'axe sees it').toBeGreaterThan(0);
    expect(contrast(await axeViolations(page, 'colours'))).toEqual(whole);
  });

  it('all of them are told where all are broken', async () => {
    await open(`${base}.cell { color: #222 }`, cells('<p class="cell">Une cellule</p>'));
    expect(contrast(await axeViolations(page))).toHaveLength(10);
  });

  it('a first one that axe cannot measure speaks for no other', async () => {
    const sign = '<p class="cell"><b>·</b></p>';
    const disabled = '<fieldset disabled><button class="cell">Une cellule</button></fieldset>';
    await open(
      `${base}.cell { color: #222 }`,
      `${sign}${disabled}<button class="cell" id="odd">Une cellule</button>`,
    );
    const whole = contrast(await axeTellsAll(page));
    expect(whole.join(' ')).toContain('#odd');
    expect(contrast(await axeViolations(page))).toEqual(whole);
  });

  it('a sound page breaks nothing, in one text of each look', async () => {
    await open(base.replace('#777', '#fff'), cells('<p class="cell">Une cellule</p>'));
    expect(await axeViolations(page)).toEqual([]);
    const looks = await page.evaluate('constatTexts().map(({ texts }) => texts.length)');
    expect(looks).toEqual(expect.arrayContaining([10]));
  });

  it('a look found sound on one page is not measured on the next, and speaks for no text with another behind it', async () => {
    const css = `${base}.cell { color: #fff; background: none } .list { background: #000 }`;
    const text = '<p class="cell">Une cellule</p>';
    await open(css, `<div class="list">${text}</div>`);
    expect(await axeViolations(page, 'colours')).toEqual([]);
    const under = '<div style="height:40px;margin-bottom:-40px;background:#ddd"></div>';
    await open(css, `<div class="list">${under}${text.replace('<p', '<p style="position:relative"')}</div>`);
    expect(contrast(await axeViolations(page, 'colours'))).toHaveLength(1);
    await open(css, `<div class="list">${text}</div>`);
    await page.evaluate(
      `new MutationObserver((seen) => { window.marked = (window.marked ?? []).concat(seen.map(({ target }) => target.className)) })
        .observe(document.body, { attributes: true, subtree: true })`,
    );
    expect(await axeViolations(page, 'colours')).toEqual([]);
    expect(await page.evaluate('window.marked ?? []')).not.toContain('cell');
  });
});
