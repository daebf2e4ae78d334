import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '#platform/database.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres.ts';
import { systemIds } from '#platform/ids.ts';
import { createLog } from '#platform/log.ts';
import { cookieName } from '#service/accounts/token-cookies.ts';
import { hashToken } from '#service/hash-token.ts';
import { users } from '#store/schema.ts';
import { insertSession } from '#store/sessions.ts';
import { type Product, startProduct, untilReady } from '#tests/support/product.ts';

/** The product in a folder of its own, and somebody of the largest plan signed in. */
export interface BenchProduct {
  readonly product: Product;
  readonly database: Database;
  readonly uid: string;
  readonly cookie: string;
  /** Its data: other processes of the same installation start with it. */
  readonly folder: string;
  /** Stops it and removes its folder. */
  close(): Promise<void>;
}

/** Starts the product as `npm start` does; `role`: a part of it. */
export async function openBenchProduct(
  role?: 'web' | 'worker',
  env: Readonly<Record<string, string>> = {},
): Promise<BenchProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'constat-bench-'));
  const quiet = { CONSTAT_DATA: folder, CONSTAT_LOG_LEVEL: 'error', CONSTAT_READS_PER_MINUTE: '0' };
  const product = await startProduct({ ...quiet, ...env }, role);
  await untilReady(product);
  const log = createLog('silent');
  // The product’s own server: it runs already.
  const server = await startEmbeddedPostgres(join(folder, 'postgres'), log);
  const database = openDatabase(server.connectionString, log);
  return {
    product,
    database,
    folder,
    ...(await signIn(database, product.url)),
    async close() {
      await database.close();
      product.child.kill('SIGTERM');
      await product.ended;
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Adds a person who is signed in. */
export async function signIn(
  { db }: Database,
  publicUrl: string,
  person = { email: 'bench@exemple.fr', plan: 'agency' },
): Promise<Pick<BenchProduct, 'uid' | 'cookie'>> {
  const [uid, token, now] = [systemIds.uuid(), systemIds.token(), new Date()];
  await db.insert(users).values({ uid, ...person, createdAt: now, emailVerified: true });
  await insertSession(db, {
    ...{ tokenHash: hashToken(token), id: systemIds.uuid(), uid },
    ...{ createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + 24 * 3_600_000) },
  });
  return { uid, cookie: `${cookieName('session', { publicUrl })}=${token}` };
}
