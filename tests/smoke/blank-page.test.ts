import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inPageScript } from '#engine/gather/in-page-script.ts';
import type { paintsNothing } from '#engine/in-page/blank-document.ts';
import { launchBrowser } from '../support/e2e-browser.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = await (await browser.newContext()).newPage();
});
afterAll(() => browser?.close());

const drawn = '<svg width="20" height="20"><rect width="20" height="20"/></svg>';

test.each([
  ['nothing at all', '<main></main>', { nothing: true, mayChange: false }],
  ['a script alone', '<main></main><script>1</script>', { nothing: true, mayChange: true }],
  [
    'what is hidden alone',
    `<div hidden>Bonjour</div><p style="visibility:hidden">${drawn}</p>`,
    { nothing: true, mayChange: true },
  ],
  ['a word', '<main>Bonjour</main>', { nothing: false, mayChange: true }],
  [
    'a drawing in what is hidden',
    `<p style="visibility:hidden"><span style="visibility:visible">${drawn}</span></p>`,
    { nothing: false, mayChange: true },
  ],
  [
    'a picture in a style sheet',
    '<main style="background:linear-gradient(red,blue);height:9px"></main>',
    { nothing: false, mayChange: true },
  ],
])('%s', async (_, body, expected) => {
  await page.setContent(`<!doctype html><html lang="fr"><title>Essai</title><body>${body}`);
  const said: ReturnType<typeof paintsNothing> = await page.evaluate(
    `(()=>{${await inPageScript('index')}return inPage.paintsNothing()})()`,
  );
  expect(said).toMatchObject(expected);
  // What is said to show nothing, the browser has not painted.
  if (expected.nothing) expect(said.painted).toBe(false);
});
