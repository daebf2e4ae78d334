import { get } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type GuardProxy, startGuardProxy } from '#engine/browser/guard-proxy.ts';
import { type LaunchedBrowser, launchBrowser } from '#engine/browser/launch-browser.ts';
import type { Lookup } from '#engine/browser/target-policy.ts';
import { silentLog } from '#engine/engine-log.ts';
import { type Canary, startCanary } from '#tests/support/canary.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { page, type StaticServer, startStaticServer } from '#tests/support/static-server.ts';

/** Names the guard resolves for these tests; the second look-up of `rebond.test` would lie. */
let looks = 0;
const lookup: Lookup = async (hostname) => {
  looks += 1;
  if (hostname === 'nom-prive.test') return [{ address: '127.0.0.1', family: 4 }];
  if (hostname === 'double.test')
    return [
      { address: '93.184.215.14', family: 4 },
      { address: '::1', family: 6 },
    ];
  throw new Error('ENOTFOUND');
};

let canary: Canary;
let site: StaticServer;
let proxy: GuardProxy;
let browser: LaunchedBrowser;
let html = '';

beforeAll(async () => {
  canary = await startCanary();
  site = await startStaticServer({
    '/': (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html),
    '/redirige': (_request, response) => response.writeHead(302, { location: canaryAt('127.0.0.1') }).end(),
    '/travail.js': (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(
          `fetch(${JSON.stringify(canaryAt('127.0.0.1'))}).catch(() => 0).then(() => postMessage?.('fini'))`,
        ),
    '/sw.js': (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(
          `self.addEventListener('install', (e) => e.waitUntil(fetch(${JSON.stringify(canaryAt('127.0.0.1'))}).catch(() => 0)))`,
        ),
  });
  // The site itself is opened by the operator; the canary lives on another port of the same address.
  // Its port is opened for another host, so that privacy alone refuses it.
  const allow = [`127.0.0.1:${site.port}`, `ailleurs.test:${canary.port}`];
  proxy = await startGuardProxy({ allow }, { lookup });
  browser = await launchBrowser({
    executablePath: chromiumPath(),
    proxyPort: proxy.port,
    log: silentLog,
    // Tells which status each answer had.
    hearsRequests: true,
  });
});
afterAll(async () => {
  await browser?.close();
  await proxy?.close();
  await site?.close();
  await canary?.close();
});
afterEach(() => expect(canary.touches).toEqual([]));

test('a canary sings when touched', async () => {
  const other = await startCanary();
  expect(await (await fetch(`http://127.0.0.1:${other.port}/`)).text()).toBe('secret');
  expect(other.touches.length).toBeGreaterThan(0);
  await other.close();
});

const canaryAt = (host: string, scheme = 'http') => `${scheme}://${host}:${canary.port}/canari`;

/** Opens an address; gives what the page says when it is done, or the navigation’s error. */
async function open(url: string): Promise<string> {
  const context = await browser.browser.createBrowserContext();
  try {
    const tab = await context.newPage();
    proxy.beginPage();
    const answer = await tab.goto(url, { timeout: 15_000, waitUntil: 'load' }).catch((error: Error) => error);
    if (answer instanceof Error) return answer.message;
    await tab.waitForFunction('!window.attend', { timeout: 15_000 }).catch(() => undefined);
    return `${answer?.status()} ${await tab.content()}`;
  } finally {
    await context.close();
  }
}
/** Loads the allowed site with a page that tries to reach the canary by a script ending in `done()`. */
async function tryFromPage(script: string): Promise<string> {
  html = page(`<script>window.attend = true; const done = () => { window.attend = false; };
    const target = ${JSON.stringify(canaryAt('127.0.0.1'))};
    ${script}</script>`);
  return open(`${site.origin}/`);
}

describe('the audited site is reached, the canary beside it never', () => {
  test('the allowed site answers', async () => {
    html = page('<p>bonjour</p>');
    expect(await open(`${site.origin}/`)).toMatch(/^200 .*bonjour/s);
  });

  test.each([
    ['the address itself', () => canaryAt('127.0.0.1')],
    ['https', () => canaryAt('127.0.0.1', 'https')],
    ['localhost', () => canaryAt('localhost')],
    ['a name under localhost', () => canaryAt('a.localhost')],
    ['decimal', () => canaryAt('2130706433')],
    ['octal', () => canaryAt('0177.0.0.1')],
    ['hexadecimal', () => canaryAt('0x7f.0.0.1')],
    ['short form', () => canaryAt('127.1')],
    ['any address', () => canaryAt('0.0.0.0')],
    ['IPv6 loopback', () => canaryAt('[::1]')],
    ['IPv4-mapped IPv6', () => canaryAt('[::ffff:127.0.0.1]')],
    ['a name that resolves to loopback', () => canaryAt('nom-prive.test')],
    ['a name with one private address', () => canaryAt('double.test')],
    ['a redirect', () => `${site.origin}/redirige`],
    ['view-source:', () => `view-source:${canaryAt('127.0.0.1')}`],
  ])('direct navigation: %s', async (_name, url) => {
    expect(await open(url())).not.toContain('secret');
  });

  test.each([
    [
      'iframe',
      `const f = document.createElement('iframe'); f.onload = done; f.src = target; document.body.append(f);`,
    ],
    ['fetch', `fetch(target, {mode: 'no-cors'}).then(done, done);`],
    ['XHR', `const x = new XMLHttpRequest(); x.onloadend = done; x.open('GET', target); x.send();`],
    ['WebSocket', `const s = new WebSocket(target.replace('http', 'ws')); s.onclose = done;`],
    ['image', `const i = new Image(); i.onload = i.onerror = done; i.src = target;`],
    [
      'style sheet',
      `const l = document.createElement('link'); l.rel = 'stylesheet'; l.onload = l.onerror = done; l.href = target; document.head.append(l);`,
    ],
    [
      'CSS url()',
      `document.body.style.backgroundImage = 'url(' + target + ')'; requestAnimationFrame(() => setTimeout(done, 300));`,
    ],
    [
      'script',
      `const s = document.createElement('script'); s.onload = s.onerror = done; s.src = target; document.head.append(s);`,
    ],
    [
      'prefetch',
      `const l = document.createElement('link'); l.rel = 'prefetch'; l.onload = l.onerror = done; l.href = target; document.head.append(l);`,
    ],
    [
      'preconnect',
      `const l = document.createElement('link'); l.rel = 'preconnect'; l.href = target; document.head.append(l); setTimeout(done, 300);`,
    ],
    ['beacon', `navigator.sendBeacon(target, 'x'); setTimeout(done, 300);`],
    ['EventSource', `const e = new EventSource(target); e.onerror = () => { e.close(); done(); };`],
    ['worker', `const w = new Worker('/travail.js'); w.onmessage = w.onerror = done;`],
    [
      'service worker',
      `navigator.serviceWorker.register('/sw.js').then((r) => { const w = r.installing; w.onstatechange = () => w.state !== 'installing' && done(); }, done);`,
    ],
    [
      'form',
      `const f = document.createElement('form'); f.method = 'post'; f.action = target; document.body.append(f); f.submit(); setTimeout(done, 300);`,
    ],
    ['script redirect', `setTimeout(() => { location.href = target; }, 0); setTimeout(done, 300);`],
    [
      'download',
      `const a = document.createElement('a'); a.href = target; a.download = 'x'; a.click(); setTimeout(done, 300);`,
    ],
    [
      'WebRTC over UDP and TCP',
      `(async () => {
        const port = new URL(target).port;
        const urls = ['stun:127.0.0.1:' + port, 'turn:127.0.0.1:' + port + '?transport=udp', 'turn:127.0.0.1:' + port + '?transport=tcp'];
        const c = new RTCPeerConnection({iceServers: [{urls, username: 'u', credential: 'p'}]});
        c.createDataChannel('x'); await c.setLocalDescription(await c.createOffer());
        c.onicegatheringstatechange = () => c.iceGatheringState === 'complete' && done();
        setTimeout(done, 3000); })();`,
    ],
    [
      'WebTransport',
      `const t = new WebTransport(target.replace('http:', 'https:')); t.ready.then(done, done); t.closed.catch(() => 0);`,
    ],
  ])('from the page: %s', async (_name, script) => {
    expect(await tryFromPage(script)).not.toContain('secret');
  });

  test.each([
    'file:///etc/passwd',
    'chrome://version/',
    'chrome://net-internals/',
    'javascript:1',
    'ftp://127.0.0.1/',
  ])('a page cannot open %s', async (address) => {
    html = page(`<a id="l" href="${address}">x</a><iframe id="f" src="${address}"></iframe>
        <script>window.attend = true; document.getElementById('l').click();
        setTimeout(() => { try { window.lu = document.getElementById('f').contentDocument.body.innerText; } catch { window.lu = ''; } window.attend = false; }, 300);
        </script>`);
    const context = await browser.browser.createBrowserContext();
    const tab = await context.newPage();
    await tab.goto(`${site.origin}/`);
    await tab.waitForFunction('!window.attend');
    expect(new URL(tab.url()).origin).toBe(site.origin);
    expect(await tab.evaluate('window.lu')).not.toMatch(/root:|Chromium/);
    await context.close();
  });
});

test('the guard lists what it refused and counts what went through', async () => {
  html = page(`<img src="${canaryAt('127.0.0.1')}">`);
  const context = await browser.browser.createBrowserContext();
  const tab = await context.newPage();
  proxy.beginPage();
  await tab.goto(`${site.origin}/`, { waitUntil: 'load' });
  const { blocked, requests, bytes } = proxy.counters();
  expect(blocked).toContainEqual({ target: `127.0.0.1:${canary.port}`, reason: 'private' });
  expect(requests).toBeGreaterThanOrEqual(2);
  expect(bytes).toBeGreaterThan(html.length);
  await context.close();
});

test('each connection is judged by one look-up, whose answer is the address connected to', async () => {
  // By itself: a browser tries what is refused again, some versions up to eight times.
  looks = 0;
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const path = canaryAt('nom-prive.test');
    get({ host: '127.0.0.1', port: proxy.port, path }, (answer) => resolve(answer.resume().statusCode)).on(
      'error',
      reject,
    );
  });
  expect(status).toBe(470);
  expect(looks).toBe(1);
});

test('beyond its budget a page gets nothing more', async () => {
  html = page('<p>trop</p>');
  const context = await browser.browser.createBrowserContext();
  const tab = await context.newPage();
  proxy.beginPage({ budget: { requests: 0 } });
  // The page’s connections are cut: the refusal may come through first, or not.
  const told = await tab.goto(`${site.origin}/`).then((answer) => `${answer?.status()}`, String);
  expect(told).toMatch(/^470$|ERR_EMPTY_RESPONSE/);
  expect(proxy.counters().excess).toEqual({ kind: 'requests', limit: 0 });
  await context.close();
});
