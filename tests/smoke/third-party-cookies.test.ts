import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GuardProxy, startGuardProxy } from '#engine/browser/guard-proxy.ts';
import { type LaunchedBrowser, launchBrowser } from '#engine/browser/launch-browser.ts';
import { silentLog } from '#engine/engine-log.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { type StaticServer, startStaticServer } from '#tests/support/static-server.ts';

/** Another site than 127.0.0.1, and one whose `Secure` cookies count without TLS. */
const thirdParty = 'localhost';
const cookieHeaders: string[] = [];
let site: StaticServer;
let proxy: GuardProxy;
let browser: LaunchedBrowser;

beforeAll(async () => {
  site = await startStaticServer({
    '/': (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<!doctype html><title>Essai</title><img alt="" src="http://${thirdParty}:${site.port}/pixel">`),
    '/pixel': (request, response) => {
      cookieHeaders.push(request.headers.cookie ?? '');
      response.writeHead(204, { 'set-cookie': 'suivi=1; SameSite=None; Secure; Max-Age=9999' }).end();
    },
  });
  proxy = await startGuardProxy({ allow: [`127.0.0.1:${site.port}`, `${thirdParty}:${site.port}`] });
  browser = await launchBrowser({ executablePath: chromiumPath(), proxyPort: proxy.port, log: silentLog });
});
afterAll(async () => {
  await browser?.close();
  await proxy?.close();
  await site?.close();
});

test('a third party gets its cookie back, as with most visitors', async () => {
  const context = await browser.browser.createBrowserContext();
  const page = await context.newPage();
  for (const _ of [1, 2]) {
    proxy.beginPage();
    await page.goto(`http://127.0.0.1:${site.port}/`, { waitUntil: 'load' });
  }
  expect(cookieHeaders).toEqual(['', 'suivi=1']);
});
