import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DemoServer, demoFolder, serveDemo } from '#demo/serve-demo.ts';
import { type Database, openDatabase } from '#platform/database.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres.ts';
import { freePort } from '#platform/embedded-postgres-cluster.ts';
import { livePostmaster } from '#platform/embedded-postgres-lock.ts';
import { createLog } from '#platform/log.ts';
import { type Product, startProduct, untilReady } from '#tests/support/product.ts';
import { type SmtpSink, startSmtpSink } from '#tests/support/smtp-sink.ts';

/** Room for the database, the mails and the browsers’ profiles, where a small disk can be had. */
const diskMiB = 768;
export const workerCount = 2;

/** A part of the product, started again when it ends: what a service manager does. */
export interface Kept {
  readonly role: 'web' | 'worker';
  product: Product;
  /** How often it was started. */
  starts: number;
}

/** A whole installation in a folder of its own, with what it talks to. */
export interface ChaosWorld {
  readonly folder: string;
  /** Whether the folder is a small disk of its own. */
  readonly smallDisk: boolean;
  readonly url: string;
  readonly web: Kept;
  readonly workers: readonly Kept[];
  readonly sink: SmtpSink;
  readonly demos: readonly DemoServer[];
  readonly database: Database;
  /** What the processes wrote to their logs. */
  readonly logs: string[];
  postmaster(): number | null;
  close(): Promise<void>;
}

/** Mounts a small disk over the folder; false where that is not allowed. */
function mountSmall(folder: string): boolean {
  const size = `size=${diskMiB}m,mode=755`;
  return spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'constat-chaos', folder]).status === 0;
}

/** Starts everything and waits until it is ready. */
export async function openChaosWorld(demoCount: number): Promise<ChaosWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'constat-chaos-'));
  chmodSync(folder, 0o755);
  const smallDisk = mountSmall(folder);
  mkdirSync(join(folder, 'tmp'), { mode: 0o1777 });
  const sink = await startSmtpSink();
  const demos = await Promise.all(
    Array.from({ length: demoCount }, () => serveDemo({ folder: demoFolder, port: 0 })),
  );
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PORT: port,
    CONSTAT_URL: url,
    CONSTAT_DATA: join(folder, 'data'),
    TMPDIR: join(folder, 'tmp'),
    SMTP_URL: sink.url,
    CONSTAT_ALLOW_TARGETS: demos.map(({ origin }) => new URL(origin).host).join(','),
    CONSTAT_AUDITS_AT_ONCE: '1',
    CONSTAT_LOG_LEVEL: 'warn',
  };
  const logs: string[] = [];
  const state = { closing: false };
  const keep = (role: 'web' | 'worker') => keepAlive(role, env, logs, state);
  const web = await keep('web');
  const workers = await Promise.all(Array.from({ length: workerCount }, () => keep('worker')));
  const server = await startEmbeddedPostgres(join(folder, 'data/postgres'), createLog('silent'));
  const database = openDatabase(server.connectionString, createLog('silent'), 4);
  // A small disk holds little of the journal that PostgreSQL keeps by default.
  await database.pool.query("alter system set max_wal_size = '128MB'");
  await database.pool.query('select pg_reload_conf()');
  return {
    ...{ folder, smallDisk, url, web, workers, sink, demos, database, logs },
    postmaster: () => livePostmaster(join(server.folder, 'cluster'))?.pid ?? null,
    async close() {
      state.closing = true;
      await database.close();
      for (const { product } of [...workers, web]) {
        product.child.kill('SIGTERM');
        await product.ended;
      }
      await server.stop();
      for (const demo of demos) await demo.close();
      await sink.close();
      if (smallDisk) spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function keepAlive(
  role: 'web' | 'worker',
  env: Readonly<Record<string, string>>,
  logs: string[],
  state: { readonly closing: boolean },
): Promise<Kept> {
  const begin = async () => {
    const product = await startProduct(env, role);
    void product.ended.then(async (code) => {
      logs.push(product.output());
      if (state.closing) return;
      if (code !== null) logs.push(`${role} ended by itself with ${code}: ${product.output().slice(-600)}`);
      kept.product = await begin();
      kept.starts += 1;
    });
    return product;
  };
  const kept: Kept = { role, product: await begin(), starts: 1 };
  await untilReady(kept.product);
  return kept;
}
