import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { livePostmaster } from '#platform/embedded-postgres-lock.ts';
import { testOfAll } from '#tests/support/scope.ts';
import { type Product, startProduct, untilReady } from '../support/product.ts';

let data = '';
let started: Product[] = [];

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'constat-start-'));
  chmodSync(data, 0o755);
  started = [];
});
afterEach(async () => {
  for (const product of started) {
    product.child.kill('SIGTERM');
    await product.ended;
  }
  rmSync(data, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}, role?: 'web' | 'worker'): Promise<Product> {
  const product = await startProduct({ CONSTAT_DATA: data, ...env }, role);
  started.push(product);
  return product;
}

const cluster = () => join(data, 'postgres/cluster');

describe('npm start', () => {
  it('goes from an empty data folder to a ready product, says where things are, and stops cleanly', async () => {
    const product = await start();
    await untilReady(product);
    for (const words of [
      product.url,
      `${product.url}/boite-mail`,
      data,
      /Navigateur +Chrom/,
      /démonstration/,
    ])
      expect(product.output()).toMatch(words);
    const ready = await fetch(`${product.url}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ ready: true });
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${product.url}/constat`)).status).toBe(200);
    product.child.kill('SIGTERM');
    expect(await product.ended).toBe(0);
    expect(product.output()).not.toMatch(/Arrêt incomplet/);
    expect(existsSync(join(cluster(), 'PG_VERSION'))).toBe(true);
    expect(livePostmaster(cluster())).toBeNull();
  });

  testOfAll('is ready again after kill -9, and lets web and worker share one database', async () => {
    const first = await start({}, 'web');
    await untilReady(first);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(livePostmaster(cluster())).not.toBeNull();
    const [web, worker] = await Promise.all([start({}, 'web'), start({}, 'worker')]);
    await Promise.all([untilReady(web), untilReady(worker)]);
    worker.child.kill('SIGTERM');
    expect(await worker.ended).toBe(0);
    expect((await fetch(`${web.url}/readyz`)).status).toBe(200);
    web.child.kill('SIGTERM');
    expect(await web.ended).toBe(0);
    expect(livePostmaster(cluster())).toBeNull();
  });

  it('stops at a wrong setting with one line that names it, exit code 2 and no stack', async () => {
    const product = await start({ CONSTAT_URL: 'not an address' });
    expect(await product.ended).toBe(2);
    const lines = product.output().trim().split('\n');
    expect(lines.filter((line) => line.includes('CONSTAT_URL'))).toHaveLength(1);
    expect(product.output()).not.toMatch(/^\s+at /m);
  });

  it('says at once, before anything long, that the data folder cannot be written', async () => {
    const file = join(data, 'file');
    writeFileSync(file, '');
    const product = await start({ CONSTAT_DATA: file });
    expect(await product.ended).toBe(2);
    expect(product.output().trim()).toBe(
      `Réglage CONSTAT_DATA incorrect (« ${file} ») : ce n’est pas un dossier.`,
    );
  });

  it.each([
    ['its first moment', () => true],
    ['the lock of the database', () => existsSync(join(data, 'postgres.lock'))],
    ['a database that runs', () => livePostmaster(cluster()) !== null],
  ])(
    'stops cleanly when asked to at %s of its start, and leaves no database behind',
    async (_name, reached) => {
      const product = await start({}, 'web');
      await expect.poll(reached, { timeout: 30_000, interval: 5 }).toBe(true);
      product.child.kill('SIGTERM');
      // null: killed before it could know what to do with a signal, and before anything was open.
      expect([0, null]).toContain(await product.ended);
      expect(product.output()).not.toMatch(/^\s+at |n’a pas démarré|incomplet/m);
      expect(livePostmaster(cluster())).toBeNull();
    },
  );

  it.each([
    ['from which no mail would leave', 'SMTP_URL', {}],
    ['of which nobody can be reached', 'CONSTAT_OPERATOR_EMAIL', { SMTP_URL: 'smtp://127.0.0.1:9' }],
  ])('does not start at a public address %s', async (_name, setting, env) => {
    const product = await start({ CONSTAT_URL: 'https://constat.exemple', ...env });
    expect(await product.ended).toBe(2);
    expect(product.output().match(new RegExp(`${setting} absent : .+`, 'g'))).toHaveLength(1);
    expect(product.output()).not.toMatch(/^\s+at /m);
  });

  testOfAll('says so when the port is taken, and leaves nothing running', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const product = await start({ PORT: port }, 'web');
    expect(await product.ended).toBe(2);
    expect(product.output()).toMatch(
      new RegExp(`PORT incorrect \\(« ${port} »\\) : ce port est déjà utilisé`),
    );
    expect(livePostmaster(cluster())).toBeNull();
    await new Promise((resolve) => other.close(resolve));
  });

  testOfAll('refuses a browser that does not run', async () => {
    const fake = join(data, 'fake');
    writeFileSync(fake, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const product = await start({ CHROMIUM_PATH: fake }, 'worker');
    expect(await product.ended).toBe(2);
    expect(product.output()).toContain('CHROMIUM_PATH');
  });
});
