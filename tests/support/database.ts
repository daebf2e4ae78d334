import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { afterEach, beforeEach, inject } from 'vitest';
import { type Database, openDatabase } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';
import { withName } from './database-server.ts';

/** A migrated database that belongs to one test. */
export interface TestDatabase extends Database {
  readonly url: string;
}

const log = createLog('silent');

/** Kept from one test to the next: a connection costs more than what is asked over it. */
let administrator: Pool | null = null;

/** Works in the database that no test uses. The process may end with the connection open. */
export async function administer(statement: string, values: unknown[] = []): Promise<void> {
  const connectionString = withName(inject('postgres').url, 'postgres');
  administrator ??= new Pool({
    ...{ connectionString, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true },
  }).on('error', () => {});
  await administrator.query(statement, values);
}

/**
 * Creates a database for one test; `close` closes its pool and drops it. `migrated: false` gives an empty one.
 * Files are copied as they are: through the journal a copy costs four times the processor time.
 */
export async function createTestDatabase(options: { migrated?: boolean } = {}): Promise<TestDatabase> {
  const postgres = inject('postgres');
  const template = options.migrated === false ? 'template0' : postgres.template;
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(`create database ${name} template ${template} strategy file_copy`);
  const url = withName(postgres.url, name);
  const database = openDatabase(url, log, 8);
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await administer(`drop database ${name} with (force)`);
    },
  };
}

/** Call it in a `describe` or at the top of a test file: each test finds its own new database in `current()`. */
export function useTestDatabase(): { current(): TestDatabase } {
  let database: TestDatabase | null = null;
  beforeEach(async () => {
    database = await createTestDatabase();
  }, 60_000);
  afterEach(async () => {
    await database?.close();
    database = null;
  }, 60_000);
  return {
    current: () => {
      if (!database) throw new Error('The test database exists only inside a test.');
      return database;
    },
  };
}
