import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type GuardProxy, startGuardProxy } from '#engine/browser/guard-proxy.ts';
import { type LaunchedBrowser, launchBrowser } from '#engine/browser/launch-browser.ts';
import { silentLog } from '#engine/engine-log.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { casesInScope } from '#tests/support/scope.ts';
import { page, type StaticServer, startStaticServer } from '#tests/support/static-server.ts';
import { startVictim, trustVictims, type Victim } from '#tests/support/victim.ts';

/** The guard without the browser’s help: what it counts in the data that passes. */
let plain: Victim;
let secure: Victim;
let site: StaticServer;
let proxy: GuardProxy;
let browser: LaunchedBrowser;
let html = '';

beforeAll(async () => {
  plain = await startVictim();
  secure = await startVictim({ tls: true });
  site = await startStaticServer({
    '/': (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html),
  });
  const allow = [`127.0.0.1:${site.port}`, plain.target, secure.target];
  proxy = await startGuardProxy({ allow });
  browser = await launchBrowser({
    executablePath: chromiumPath(),
    proxyPort: proxy.port,
    log: silentLog,
    flags: trustVictims,
  });
});
afterAll(async () => {
  await browser?.close();
  await proxy?.close();
  for (const one of [site, plain, secure]) await one?.close();
});
afterEach(() => proxy.closeNetwork());

async function run(script: string, start: Parameters<GuardProxy['beginPage']>[0] = {}): Promise<void> {
  html = page(`<script>window.done = false;
    (async () => { ${script} })().catch(() => 0).finally(() => { window.done = true; });</script>`);
  const context = await browser.browser.createBrowserContext();
  try {
    const tab = await context.newPage();
    proxy.beginPage({ site: { url: `${site.origin}/`, siteDomain: '127.0.0.1' }, ...start });
    await tab.goto(`${site.origin}/`);
    await tab.waitForFunction('window.done', { timeout: 30_000 });
  } finally {
    await context.close();
  }
}

const ask = (origin: string, count: number, options = '') =>
  `await Promise.all(Array.from({ length: ${count} }, (_, n) =>
     fetch('${origin}/?' + n + Math.random(), { cache: 'no-store' ${options} }).then((r) => r.text())));`;

test.each([
  ['HTTP/1.1', () => plain],
  ['HTTP/2 in a tunnel', () => secure],
])('over %s no request is left out, and hardly any counted that was not made', async (_name, victim) => {
  const before = victim().requests;
  await run(ask(victim().origin, 150));
  const made = victim().requests - before;
  const counted = proxy.counters().requests;
  expect(made).toBe(150);
  expect(counted).toBeGreaterThanOrEqual(made);
  expect(counted).toBeLessThan(made + 20);
});

/** Acts of a page by fifties, as fast as the machine lets it: a busy one takes longer, and does as many. */
const flood = (origin: string, what: 'get' | 'post' | 'socket') => {
  const once = {
    get: `fetch('${origin}/?' + Math.random(), { mode: 'no-cors', cache: 'no-store' }).catch(() => 0)`,
    post: `fetch('${origin}/?' + Math.random(), { method: 'POST', mode: 'no-cors', body: new Blob([new Uint8Array(1e6)]) }).catch(() => 0)`,
    socket: `socket.readyState === 1 && socket.send(new Uint8Array(1e5))`,
  }[what];
  const open = what === 'socket' ? `const socket = new WebSocket('${origin.replace('http', 'ws')}');` : '';
  return `${open} const acts = [];
    for (let round = 0; round < ${what === 'post' ? 4 : 50}; round += 1) {
      for (let i = 0; i < 50; i += 1) acts.push(${once});
      await new Promise((r) => setTimeout(r, 20));
    }
    await Promise.race([Promise.all(acts), new Promise((r) => setTimeout(r, 10_000))]);`;
};
const asynchronous = (code: string) => `(async () => { ${code} })()`;
const roads = {
  'the page': (code: string) => code,
  'a worker': (code: string) =>
    `const address = URL.createObjectURL(new Blob([${JSON.stringify(`${asynchronous(code)}.then(() => postMessage(1))`)}]));
     const worker = new Worker(address); await new Promise((r) => { worker.onmessage = r; });`,
  'a frame': (code: string) =>
    `const frame = document.createElement('iframe');
     frame.srcdoc = ${JSON.stringify(`<script>${asynchronous(code)}.then(() => parent.postMessage(1, '*'))</`)} + 'script>';
     document.body.append(frame); await new Promise((r) => { window.onmessage = r; });`,
};
const cases = [
  ...(['get', 'post', 'socket'] as const).flatMap((what) =>
    (['plain', 'secure'] as const).map((wire) => [what, wire, 'the page'] as const),
  ),
  ['get', 'secure', 'a worker'],
  ['post', 'plain', 'a worker'],
  ['get', 'secure', 'a frame'],
  ['socket', 'plain', 'a frame'],
] as const;

/** Each road once. */
const standing = ['get plain the page', 'post plain a worker', 'socket plain a frame'];

test.each(casesInScope(cases, (one) => standing.includes(one.join(' '))))(
  'a flood of %s over a %s wire from %s ends at the budget of the page',
  async (what, wire, road) => {
    const victim = wire === 'plain' ? plain : secure;
    const before = { requests: victim.requests, bytes: victim.bytes };
    await run(roads[road](flood(victim.origin, what)), {
      budget: { requestsToOne: 40, bytesUpToOthers: 1_500_000 },
    });
    expect(victim.requests - before.requests).toBeLessThanOrEqual(40);
    expect(victim.bytes - before.bytes).toBeLessThanOrEqual(1_500_000);
    expect(proxy.counters().excess).not.toBeNull();
  },
);

test('what changes something at another site is counted by itself, in tunnels by the word of the browser', async () => {
  const budget = { writesToOne: 5 };
  const post = ", method: 'POST', mode: 'no-cors', body: 'x'";
  const before = plain.requests;
  await run(ask(plain.origin, 20, post), { budget });
  // What was on its way is cut with the rest.
  expect(plain.requests - before).toBeLessThanOrEqual(5);
  expect(proxy.counters().excess).toMatchObject({ kind: 'writesToOne', limit: 5 });
  proxy.beginPage({ budget });
  for (let at = 0; at < 6; at += 1) proxy.hearRequest({ url: `${secure.origin}/x`, method: 'PUT' });
  expect(proxy.counters().excess).toMatchObject({ kind: 'writesToOne', limit: 5 });
});
