import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { startLoopback } from '#tests/support/loopback.ts';
import { openDemo } from './open-demo.ts';

let folder = '';
const closers: (() => Promise<unknown>)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'constat-demo-'));
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  rmSync(folder, { recursive: true });
});

const record = () => join(folder, 'demonstration.json');
const config = (env: Record<string, string> = {}) =>
  readConfig({ CONSTAT_DATA: folder, CONSTAT_DEMO_PORT: '0', ...env });

async function open(serve: boolean, env?: Record<string, string>) {
  const said: string[] = [];
  const opened = await openDemo(config(env), { serve, say: (line) => said.push(line), waitMs: 0 });
  if (opened.demo) closers.push(opened.demo.close);
  return { said, demo: opened.demo, allowed: opened.config.allowTargets, port: opened.config.demoPort };
}

test('whoever serves the demonstration may audit it, and so may a worker beside it', async () => {
  const web = await open(true);
  const host = new URL(web.demo?.origin ?? '').host;
  expect(web.allowed).toEqual([host]);
  expect(statSync(record()).mode & 0o777).toBe(0o600);
  expect(await open(false)).toMatchObject({ allowed: [host], port: web.port, demo: null });
});

test('the port of a demonstration that could not be served is not opened', async () => {
  const other = await startLoopback((_request, response) => void response.end('secret of the machine'));
  closers.push(other.close);
  const env = { CONSTAT_DEMO_PORT: new URL(other.origin).port };
  const web = await open(true, env);
  expect(web.said).toEqual([expect.stringContaining('Site de démonstration indisponible')]);
  expect([web.demo, web.allowed]).toEqual([null, []]);
  expect((await open(false, env)).allowed).toEqual([]);
});

test('another program on the port of a demonstration that ended is not taken for it', async () => {
  const { demo } = await open(true);
  const left = readFileSync(record(), 'utf8');
  await demo?.close();
  expect((await open(false)).allowed).toEqual([]);
  writeFileSync(record(), left);
  const port = Number(new URL(demo?.origin ?? '').port);
  const other = createServer((_request, response) => void response.end('x'.repeat(43)));
  await new Promise<void>((ready) => other.listen(port, '127.0.0.1', ready));
  closers.push(async () => {
    other.closeAllConnections();
    other.close();
  });
  expect((await open(false)).allowed).toEqual([]);
});

test.each([
  [
    'an installation that others reach',
    { CONSTAT_URL: 'https://constat.exemple.org', SMTP_URL: 'smtp://127.0.0.1' },
  ],
  ['a database of its own', { DATABASE_URL: 'postgres://127.0.0.1/constat' }],
])('%s serves and opens none', async (_name, env) => {
  const opened = await open(true, env);
  expect([opened.demo, opened.allowed, opened.said]).toEqual([null, [], []]);
});
