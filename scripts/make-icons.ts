/**
 * Draws the icons of the home screen and the picture of share previews from our own sign, into src/web/public:
 * `node --import ./scripts/tsx-hook.mjs scripts/make-icons.ts`. Needed again only when the sign changes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { launchBrowser } from '#tests/support/e2e-browser.ts';

const out = 'src/web/public';
/** The drawing of favicon.svg without its tile, so that each icon gives it the room its shape needs. */
const sign = readFileSync(`${out}/favicon.svg`, 'utf8').match(/<path.*\/>/)?.[0] ?? '<path d="M0 0"/>';

/** `margin`: share of the side left free on each side (a maskable icon may lose a tenth, and its corners). */
const icon = (margin: number) => {
  const side = 32 / (1 - 2 * margin);
  const start = (32 - side) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}" width="100%" height="100%"><rect x="${start}" y="${start}" width="${side}" height="${side}" fill="#2a3fbd"/>${sign}</svg>`;
};

const fonts = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const font = readFileSync(`node_modules/${fonts}`).toString('base64');

const preview = `<style>
  @font-face { font-family: B; src: url(data:font/woff2;base64,${font}); font-weight: 200 800; }
  body { margin: 0; width: 1200px; height: 630px; background: #f7f6f2; color: #161d2b; font: 700 84px/1.12 B; position: relative; }
  .name { position: absolute; left: 88px; top: 84px; display: flex; align-items: center; gap: 24px; font-size: 52px; }
  .name span { width: 84px; height: 84px; border-radius: 21px; overflow: hidden; }
  h1 { position: absolute; left: 88px; top: 236px; margin: 0; font: inherit; letter-spacing: -.02em; }
  mark { background: linear-gradient(#0000 58%, #ffdf5d 58% 92%, #0000 92%); color: inherit; }
  p { position: absolute; left: 88px; bottom: 76px; margin: 0; font: 500 31px B; color: #454e60; }
  .ring { position: absolute; right: -150px; top: -150px; width: 470px; height: 470px; }
</style>
<svg class="ring" viewBox="4 4 24 24"><path d="M22.6 10.2a9 9 0 1 0 0 11.6" fill="none" stroke="#2a3fbd" stroke-opacity=".16" stroke-width="2.4" stroke-linecap="round"/></svg>
<div class="name"><span>${icon(0)}</span>Constat</div>
<h1>L’audit de votre site,<br><mark>noir sur blanc.</mark></h1>
<p>Accessibilité, performance, sécurité, vie privée, loi : avec les preuves.</p>`;

async function draw(page: Page, html: string, [width, height]: [number, number], file: string) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<!doctype html><body style="margin:0">${html}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const bytes = await page.screenshot({ type: 'png' });
  writeFileSync(`${out}/${file}`, bytes);
  console.info(`${file}: ${bytes.length} bytes`);
}

const browser = await launchBrowser();
const page = await browser.newPage();
mkdirSync(`${out}/icons`, { recursive: true });
await draw(page, icon(0.06), [180, 180], 'icons/icone-180.png');
await draw(page, icon(0), [192, 192], 'icons/icone-192.png');
await draw(page, icon(0), [512, 512], 'icons/icone-512.png');
await draw(page, icon(0.14), [512, 512], 'icons/icone-512-masquable.png');
await draw(page, preview, [1200, 630], 'images/partage.png');
await browser.close();
