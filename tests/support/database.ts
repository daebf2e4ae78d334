import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Database, openDatabase } from '#platform/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres.ts';
import { createLog } from '#platform/log.ts';
import { migrateDatabase, migrationsFolder } from '#store/migrate.ts';

/** A migrated database that belongs to one test. */
export interface TestDatabase extends Database {
  readonly url: string;
}

const checkout = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8);
const folder = join(tmpdir(), `constat-tests-${process.getuid?.() ?? 0}-${checkout}`, 'postgres');
const log = createLog('silent');
let server: Promise<EmbeddedPostgres> | null = null;

/** The server all tests of this checkout share; durability is off, it holds nothing of value. */
function sharedServer(): Promise<EmbeddedPostgres> {
  server ??= startEmbeddedPostgres(folder, log, [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
  ]);
  return server;
}

async function asAdministrator<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const admin = new URL(url);
  admin.pathname = '/postgres';
  const client = new Client({ connectionString: admin.href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withName(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** A database with the schema of this checkout, to copy: 30 ms instead of a migration a test. */
async function templateOf(url: string): Promise<string> {
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  const tags = [...journal.matchAll(/"tag": "([^"]+)"/g)].map((match) => match[1] ?? '');
  const sql = tags.map((tag) => readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8'));
  const name = `template_${createHash('sha256').update(`${journal}${sql}`).digest('hex').slice(0, 16)}`;
  await asAdministrator(url, async (client) => {
    await client.query('select pg_advisory_lock(1)');
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount !== 0) return;
    await client.query(`drop database if exists ${name}_new`);
    await client.query(`create database ${name}_new`);
    await migrateDatabase(withName(url, `${name}_new`));
    await client.query(`alter database ${name}_new rename to ${name}`);
  });
  return name;
}

/** Creates a database for one test; `close` closes its pool and drops it. `migrated: false` gives an empty one. */
export async function createTestDatabase(options: { migrated?: boolean } = {}): Promise<TestDatabase> {
  const { connectionString } = await sharedServer();
  const template = options.migrated === false ? 'template0' : await templateOf(connectionString);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdministrator(connectionString, (client) =>
    client.query(`create database ${name} template ${template}`),
  );
  const url = withName(connectionString, name);
  const database = openDatabase(url, log, 8);
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await asAdministrator(connectionString, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** Gives the shared server up at the end of a test file; the last one stops it. */
export async function releaseTestServer(): Promise<void> {
  const running = server;
  server = null;
  await (await running)?.stop();
}

/** Call it in a `describe` or at the top of a test file: each test finds its own new database in `current()`. */
export function useTestDatabase(): { current(): TestDatabase } {
  let database: TestDatabase | null = null;
  beforeAll(async () => {
    await sharedServer();
  }, 120_000);
  beforeEach(async () => {
    database = await createTestDatabase();
  }, 60_000);
  afterEach(async () => {
    await database?.close();
    database = null;
  }, 60_000);
  afterAll(releaseTestServer, 60_000);
  return {
    current: () => {
      if (!database) throw new Error('The test database exists only inside a test.');
      return database;
    },
  };
}
