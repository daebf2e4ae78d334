import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import { openDatabase } from '#platform/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres.ts';
import { createLog } from '#platform/log.ts';
import { openQueue } from '#platform/queue-pg-boss.ts';
import { queueSettings } from '#platform/queue-settings.ts';
import { migrateDatabase, migrationsFolder } from '#store/migrate.ts';

const checkout = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8);
const folder = join(tmpdir(), `constat-tests-${process.getuid?.() ?? 0}-${checkout}`, 'postgres');

/**
 * What a server needs none of that holds nothing of value, in databases that live for seconds: durability, a journal
 * that a standby could follow, the sweeper, which starts a process a minute for each database, and a cache that every
 * dropped database has searched for its pages.
 */
const flags = [
  ...[
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
  ],
  ...['autovacuum=off', 'io_method=sync', 'shared_buffers=64MB'],
];

/** How databases of tests are called; another run leaves none of them. */
export const testDatabasePrefix = 'test_';

/** Drops what tests left: those that one test after the other used, and those of a run that was killed. */
export async function dropTestDatabases(url: string): Promise<void> {
  await asAdministrator(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [testDatabasePrefix],
    );
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
  });
}

/** The server all tests of this checkout share. */
export function startTestServer(): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres(folder, createLog('silent'), flags);
}

/** One connection that stays: it costs more than what is asked over it. The process may end with it open. */
export function lastingConnection(connectionString: string): Pool {
  const options = { connectionString, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true };
  return new Pool(options).on('error', () => {});
}

/** Connects, does the work, and leaves. */
async function within<Result>(
  connectionString: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The same in the database that no test uses. */
const asAdministrator = <Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> =>
  within(withName(url, 'postgres'), work);

/** The same server, another database. */
export function withName(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** A database with the schema of this checkout and of the queue, to copy: 30 ms instead of a migration a test. */
export async function templateOf(url: string): Promise<string> {
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  const tags = [...journal.matchAll(/"tag": "([^"]+)"/g)].map((match) => match[1] ?? '');
  const sql = tags.map((tag) => readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8'));
  // The queue’s tables are those of its package.
  const queue = JSON.stringify(queueSettings) + readFileSync('package-lock.json', 'utf8');
  const stamp = createHash('sha256').update(`${journal}${sql}${queue}`).digest('hex').slice(0, 16);
  const name = `template_${stamp}`;
  await asAdministrator(url, async (client) => {
    await client.query('select pg_advisory_lock(1)');
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount !== 0) return;
    await client.query(`drop database if exists ${name}_new`);
    await client.query(`create database ${name}_new`);
    await prepare(withName(url, `${name}_new`));
    await client.query(`alter database ${name}_new rename to ${name}`);
  });
  return name;
}

/** As a first start of the product leaves it. */
async function prepare(url: string): Promise<void> {
  await migrateDatabase(url);
  const log = createLog('silent');
  const database = openDatabase(url, log, 2);
  const setup = { connectionString: url, db: database.db, log, auditsAtOnce: 1, stopGraceMs: 0 };
  const queue = await openQueue({ ...setup, role: 'producer' });
  await queue.stop();
  await database.close();
}
