import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VisitPool } from '#engine/ports/visit.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { chromiumPath } from '#tests/support/chromium.ts';

const page = `<!doctype html><html lang="fr"><head><title>Essai</title><link rel="stylesheet" href="/kept.css">
<link rel="stylesheet" href="/checked.css"><script src="/again.js"></script></head><body><h1>Essai</h1></body></html>`;
const filler = `/* ${'constat '.repeat(2_000)} */`;

const files: Record<string, { type: string; cache: string; etag?: string; body: string }> = {
  '/': { type: 'text/html; charset=utf-8', cache: 'no-cache', body: page },
  '/kept.css': { type: 'text/css', cache: 'max-age=31536000', body: filler },
  '/checked.css': { type: 'text/css', cache: 'no-cache', etag: '"1"', body: filler },
  '/again.js': { type: 'text/javascript', cache: 'no-store', body: filler },
};

let server: Server;
let pool: VisitPool;
let origin = '';
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    asked.push(`${request.url} ${file?.etag && request.headers['if-none-match'] === file.etag ? 304 : 200}`);
    if (!file) return void response.writeHead(404).end();
    const headers = {
      'Content-Type': file.type,
      'Cache-Control': file.cache,
      ...(file.etag && { ETag: file.etag }),
    };
    if (file.etag && request.headers['if-none-match'] === file.etag)
      return void response.writeHead(304, headers).end();
    response.writeHead(200, headers).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  const policy = { allow: [`127.0.0.1:${port}`] };
  pool = createVisitPool({ executablePath: chromiumPath(), policy, publicUrl: 'http://localhost:3000' });
});
afterAll(async () => {
  await pool?.close();
  server?.closeAllConnections();
  server?.close();
});

const order = () => ({
  url: `${origin}/`,
  device: 'mobile' as const,
  siteDomain: '127.0.0.1',
  times: 2,
  warm: true,
  deadlineMs: 75_000,
});

test('loads twice with an empty cache and once with what the browser kept', async () => {
  const outcome = await pool.measure(order(), new AbortController().signal);
  if (outcome.kind !== 'measured') throw new Error(outcome.detail);
  const { cold, warm } = outcome.loads;
  expect(cold.map(({ metrics }) => (metrics?.firstContentfulPaintMs ?? 0) > 0)).toEqual([true, true]);
  expect(asked.filter((line) => line === '/kept.css 200')).toHaveLength(2);
  expect(asked).toContain('/checked.css 304');
  expect(warm?.resent.map(({ url }) => new URL(url).pathname)).toEqual(['/again.js']);
  expect(warm?.ownBytes).toBeGreaterThan(3 * filler.length);
  expect(warm?.transferBytes).toBeLessThan((warm?.cold.transferBytes ?? 0) / 2);
});

test('a page that cannot be loaded is a failure, and the pool works on', async () => {
  const failed = await pool.measure({ ...order(), url: 'http://127.0.0.1:1/' }, new AbortController().signal);
  expect(failed.kind).toBe('failed');
  expect((await pool.measure({ ...order(), times: 1 }, new AbortController().signal)).kind).toBe('measured');
});
