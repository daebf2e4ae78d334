import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { livePostmaster } from '#platform/embedded-postgres-lock.ts';
import { testOfAll } from '#tests/support/scope.ts';
import { eventually } from '../support/eventually.ts';
import { childrenOf, descendantsOf, isLiving } from '../support/process-tree.ts';
import { type Product, startProduct, untilReady } from '../support/product.ts';

const patienceMs = 60_000;

describe('npm start, whose parts are killed', () => {
  let data = '';
  let product: Product;
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'constat-supervisor-'));
    chmodSync(data, 0o755);
    product = await startProduct({ CONSTAT_DATA: data });
    await untilReady(product);
  }, 120_000);
  afterAll(async () => {
    product.child.kill('SIGTERM');
    await product.ended;
    rmSync(data, { recursive: true, force: true });
  });

  const root = () => product.child.pid ?? 0;
  const part = (name: string) =>
    childrenOf(root()).find(({ command }) => command.includes(`part-process.mjs ${name} `));
  const answers = async (path: string) =>
    (await fetch(`${product.url}${path}`).catch(() => null))?.status === 200;

  async function killed(name: string): Promise<void> {
    const victim = part(name);
    if (!victim) throw new Error(`There is no ${name}.`);
    process.kill(victim.pid, 'SIGKILL');
    await eventually(async () => {
      const again = part(name);
      return again !== undefined && again.pid !== victim.pid;
    }, patienceMs);
  }

  it('serves from one process and works in another', async () => {
    expect(part('web')?.pid).not.toBe(part('worker')?.pid);
    const { body } = await fetch(`${product.url}/readyz`);
    expect(body).not.toBeNull();
    expect(product.output().match(/Prêt\./g)).toHaveLength(1);
  });

  it('goes on serving while the worker is started again', async () => {
    const web = part('web')?.pid;
    const heard: boolean[] = [];
    const restarted = killed('worker');
    let isBack = false;
    void restarted.then(() => {
      isBack = true;
    });
    while (!isBack) heard.push(await answers('/healthz'));
    await restarted;
    expect(heard).not.toContain(false);
    expect(part('web')?.pid).toBe(web);
  });

  testOfAll('starts killed pages again', async () => {
    const worker = part('worker')?.pid;
    await killed('web');
    await eventually(() => answers('/connexion'), patienceMs);
    expect(part('worker')?.pid).toBe(worker);
    expect(product.output()).toMatch(/Le processus web s’est arrêté \(SIGKILL\)/);
  });

  it('ends everything when it is asked to, and leaves no process and no database', async () => {
    const all = descendantsOf(root());
    product.child.kill('SIGTERM');
    expect(await product.ended).toBe(0);
    await eventually(async () => all.every(({ pid }) => !isLiving(pid)), patienceMs);
    expect(livePostmaster(join(data, 'postgres/cluster'))).toBeNull();
    expect(product.output()).not.toMatch(/Arrêt incomplet|^\s+at /m);
  });

  testOfAll('leaves nothing behind when it is killed itself', async () => {
    const again = await startProduct({ CONSTAT_DATA: data });
    await untilReady(again);
    const all = descendantsOf(again.child.pid ?? 0);
    expect(all.length).toBeGreaterThanOrEqual(2);
    again.child.kill('SIGKILL');
    await eventually(async () => all.every(({ pid }) => !isLiving(pid)), patienceMs);
    expect(livePostmaster(join(data, 'postgres/cluster'))).toBeNull();
  });

  testOfAll('leaves at once at a second request', async () => {
    const again = await startProduct({ CONSTAT_DATA: data });
    await untilReady(again);
    const parts = childrenOf(again.child.pid ?? 0);
    again.child.kill('SIGTERM');
    again.child.kill('SIGINT');
    expect([0, 1]).toContain(await again.ended);
    await eventually(async () => parts.every(({ pid }) => !isLiving(pid)), patienceMs);
    const server = livePostmaster(join(data, 'postgres/cluster'));
    if (server) process.kill(server.pid, 'SIGKILL');
  });
});
