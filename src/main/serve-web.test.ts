import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Deps } from '#service/deps.ts';
import { loadServedPages, serveWeb } from './serve-web.ts';

let folder = '';
let app: Hono;

/** A build whose pages answer with what the bridge gave them. */
const serverBundle = `
export const routes = { page: { path: 'constat' } };
export const entry = { module: { createPageHandler: () => async (request, { viewer, nonce, failure, failures }) => {
  if (new URL(request.url).pathname === '/lost' && !failure)
    failures.push(Object.assign(new Error('terminating connection'), { code: '57P01' }));
  const found = failure ?? failures[0];
  return Response.json({ path: new URL(request.url).pathname, viewer, nonce, failure: found && String(found) },
    { status: found ? (found.status ?? 500) : 200 }); } } };
`;
const script = `export const padding = '${'x'.repeat(2000)}';`;

const at = (path: string) => new URL(path, pathToFileURL(`${folder}/`));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'constat-web-'));
  await mkdir(join(folder, 'server'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'server/index.js'), serverBundle);
  await writeFile(join(folder, 'client/assets/a-1.js'), script);
  await writeFile(join(folder, 'client/assets/a-1.js.gz'), gzipSync(script));
  await writeFile(join(folder, 'client/favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  app = new Hono();
  app.get('/api/ping', (c) => c.text('pong'));
  const deps = { config: { publicUrl: 'https://constat.example' } } as unknown as Deps;
  serveWeb(
    app,
    deps,
    async (_, cookie) => {
      if (cookie === 'broken') throw new Error('no database');
      if (cookie === 'lost') throw new Error('Connection terminated unexpectedly');
      return cookie === null ? null : ({ uid: cookie } as never);
    },
    await loadServedPages({ server: at('server/index.js'), client: at('client/') }),
  );
});
afterAll(() => rm(folder, { recursive: true }));

test('a page gets the viewer of its cookies and the nonce of its policy', async () => {
  const response = await app.request('/dashboard', { headers: { cookie: 'camille' } });
  const page = (await response.json()) as { viewer: unknown; nonce: string; path: string };
  expect(page).toMatchObject({ path: '/dashboard', viewer: { uid: 'camille' } });
  expect(response.headers.get('content-security-policy')).toContain(`'nonce-${page.nonce}'`);
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
});

test.each(['/%09/javascript:alert(1)', '/%', '//evil.example/', '/reports/%00', '/dashboard?q=%00'])(
  'the pages never see the address %s: they are asked for one that nobody has',
  async (path) => {
    const response = await app.request(`http://127.0.0.1:3000${path}`, { headers: { cookie: 'camille' } });
    expect(await response.json()).toMatchObject({ path: '/adresse-inconnue', viewer: { uid: 'camille' } });
  },
);

test('each response has its own nonce', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => ((await (await app.request('/constat')).json()) as { nonce: string }).nonce),
  );
  expect(nonces[0]).toHaveLength(24);
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('when the viewer cannot be read, the page knows why instead of taking the person for signed out', async () => {
  const response = await app.request('/dashboard', { headers: { cookie: 'broken' } });
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ viewer: null, failure: 'Error: no database' });
});

test('files with a hash in their name never change; others are asked for again after a week', async () => {
  const hashed = await app.request('/assets/a-1.js');
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(hashed.headers.get('content-type')).toContain('javascript');
  expect(hashed.headers.get('x-content-type-options')).toBe('nosniff');
  const plain = await app.request('/favicon.svg');
  expect(plain.headers.get('cache-control')).toBe('public, max-age=604800');
});

test('a compressed twin is sent to those who read it', async () => {
  const response = await app.request('/assets/a-1.js', { headers: { 'accept-encoding': 'gzip' } });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('vary')).toContain('Accept-Encoding');
});

test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt'])(
  'nothing above the folder of public files is served: %s',
  async (path) => {
    const response = await app.request(`http://localhost${path}`);
    expect(await response.text()).not.toBe('secret');
    expect(response.headers.get('content-type')).toContain('application/json');
  },
);

test('routes mounted before the pages keep their answers', async () => {
  expect(await (await app.request('/api/ping')).text()).toBe('pong');
});

test('a database lost before the page or in the middle of it is told as « réessayez », not as a fault', async () => {
  for (const answer of [
    await app.request('/dashboard', { headers: { cookie: 'lost' } }),
    await app.request('/lost', { headers: { cookie: 'camille' } }),
  ]) {
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('Réessayez');
  }
});
