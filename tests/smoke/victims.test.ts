import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditSite } from '#engine/audit-site.ts';
import type { EngineOutcome } from '#engine/ports/outcome.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { testOfAll } from '#tests/support/scope.ts';
import { type StaticServer, startStaticServer } from '#tests/support/static-server.ts';
import { startVictim, trustVictims, type Victim } from '#tests/support/victim.ts';

/** What one audit may do to a host of another site, whatever its page does. */
const most = { requests: 600, bytes: 30_000_000 };

let plain: Victim;
let secure: Victim;
let site: StaticServer;
let html = '';

beforeAll(async () => {
  plain = await startVictim();
  secure = await startVictim({ tls: true });
  site = await startStaticServer({
    '/': (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html),
  });
});
afterAll(async () => {
  for (const one of [site, plain, secure]) await one?.close();
});

const pageWith = (script: string) => `<!doctype html><html lang="fr"><head><meta charset="utf-8">
  <meta name="viewport" content="width=device-width"><title>Essai</title></head><body><main><h1>Essai</h1>
  <p>Bonjour, cette page va bien.</p></main>
  <div id="tarteaucitronAlertBig" class="cookie-banner" role="dialog" aria-label="Cookies"
    style="position:fixed;bottom:0;left:0;right:0;background:#fff;padding:20px"><p>Nous utilisons des cookies pour
    mesurer l’audience. Vous pouvez accepter ou refuser.</p><button onclick="this.parentNode.remove()">Tout accepter</button>
    <button onclick="this.parentNode.remove()">Tout refuser</button></div><script>${script}</script></body></html>`;

async function audit(page: string): Promise<EngineOutcome> {
  html = page;
  const policy = { allow: [`127.0.0.1:${site.port}`, plain.target, secure.target] };
  const publicUrl = 'https://constat.test';
  const pool = createVisitPool({
    executablePath: chromiumPath(),
    ...{ policy, publicUrl, browserFlags: trustVictims, slots: 3 },
  });
  try {
    return await auditSite(
      {
        url: `${site.origin}/`,
        ...{ scope: 'page', maxPages: 1, device: 'mobile', exclude: [], profile: null },
      },
      {
        pool,
        policy,
        publicUrl,
        clock: { now: () => new Date() },
        engineVersion: 'test',
        limits: { idleWaitMs: 0 },
      },
      { signal: new AbortController().signal },
    );
  } finally {
    await pool.close();
  }
}

function expectSpared(victim: Victim, before: { readonly requests: number; readonly bytes: number }): void {
  expect(victim.requests - before.requests).toBeLessThanOrEqual(most.requests);
  expect(victim.bytes - before.bytes).toBeLessThanOrEqual(most.bytes);
}
const counted = ({ requests, bytes }: Victim) => ({ requests, bytes });

/** Eight megabytes, six times each 50 ms: what sent seven gigabytes once. */
const uploads = (origin: string) =>
  `const b = new Blob([new Uint8Array(8e6)]);
   setInterval(() => { for (let i = 0; i < 6; i++) fetch('${origin}/?' + Math.random(), { method: 'POST', mode: 'no-cors', body: b }).catch(() => 0); }, 50);`;
const gets = (origin: string) =>
  `setInterval(() => { for (let i = 0; i < 60; i++) fetch('${origin}/?' + Math.random(), { mode: 'no-cors', cache: 'no-store' }).catch(() => 0); }, 50);`;
const socket = (origin: string) =>
  `const s = new WebSocket('${origin.replace('http', 'ws')}'); setInterval(() => { if (s.readyState === 1) for (let i = 0; i < 20; i++) s.send(new Uint8Array(1e5)); }, 50);`;
const worker = (code: string) => `new Worker(URL.createObjectURL(new Blob([${JSON.stringify(code)}])));`;
const frame = (code: string) =>
  `{ const f = document.createElement('iframe'); f.srcdoc = '<script>' + ${JSON.stringify(code)} + '</' + 'script>'; document.body.append(f); }`;

test('uploads from a page, its worker and its frame: it is too heavy, and no host received much', async () => {
  const before = { plain: counted(plain), secure: counted(secure) };
  const script = [
    uploads(plain.origin),
    worker(uploads(secure.origin)),
    frame(socket(plain.origin)),
    worker(gets(secure.origin)),
  ].join('\n');
  const outcome = await audit(pageWith(script));
  expect(outcome).toMatchObject({ kind: 'failure', code: 'preflight/too-heavy' });
  expect(outcome).toMatchObject({
    detail: expect.stringMatching(/plus de .* (?:envois|envoyés|requêtes)|vers /),
  });
  expectSpared(plain, before.plain);
  expectSpared(secure, before.secure);
}, 240_000);

testOfAll(
  'a page that stays below what a page may send, loaded again and again: no host is asked more over the audit',
  async () => {
    const before = counted(secure);
    const some = `for (let i = 0; i < 240; i++) fetch('${secure.origin}/?' + Math.random(), { mode: 'no-cors', cache: 'no-store' }).catch(() => 0);`;
    await audit(pageWith(some));
    expect(secure.requests - before.requests).toBeGreaterThan(240);
    expectSpared(secure, before);
  },
  240_000,
);
