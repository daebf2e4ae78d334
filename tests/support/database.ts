import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { afterEach, beforeEach, inject } from 'vitest';
import { type Database, openDatabase } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';
import { lastingConnection, testDatabasePrefix, withName } from './database-server.ts';
import { ReusedDatabase } from './reused-database.ts';

/** A migrated database that belongs to one test. */
export interface TestDatabase extends Database {
  readonly url: string;
}

const log = createLog('silent');

/** Kept from one test to the next. */
let administrator: Pool | null = null;

/** Works in the database that no test uses. */
export async function administer(statement: string, values: unknown[] = []): Promise<void> {
  administrator ??= lastingConnection(withName(inject('postgres').url, 'postgres'));
  await administrator.query(statement, values);
}

/** Files are copied as they are: through the journal a copy costs four times the processor time. @returns its URL */
async function copyDatabase(template: string): Promise<string> {
  const name = `${testDatabasePrefix}${randomBytes(8).toString('hex')}`;
  await administer(`create database ${name} template ${template} strategy file_copy`);
  return withName(inject('postgres').url, name);
}

const dropDatabase = (url: string) =>
  administer(`drop database ${new URL(url).pathname.slice(1)} with (force)`);

function open(url: string, afterwards: () => Promise<void>): TestDatabase {
  const database = openDatabase(url, log, 8);
  const close = async () => {
    await database.close();
    await afterwards();
  };
  return { ...database, url, close };
}

/** Creates a database for one test; `close` closes its pool and drops it. `migrated: false` gives an empty one. */
export async function createTestDatabase(options: { migrated?: boolean } = {}): Promise<TestDatabase> {
  const url = await copyDatabase(options.migrated === false ? 'template0' : inject('postgres').template);
  return open(url, () => dropDatabase(url));
}

/** As a first start leaves them, and used by no test now: to copy one costs ten times as much. */
const idle: ReusedDatabase[] = [];

/** A migrated database that belongs to one test until it is closed. */
async function takeTestDatabase(): Promise<TestDatabase> {
  const reused = idle.pop() ?? (await ReusedDatabase.of(await copyDatabase(inject('postgres').template)));
  return open(reused.url, async () => {
    if (await reused.renew()) idle.push(reused);
    else await dropDatabase(reused.url);
  });
}

/** Call it in a `describe` or at the top of a test file: each test finds a database as new in `current()`. */
export function useTestDatabase(): { current(): TestDatabase } {
  let database: TestDatabase | null = null;
  beforeEach(async () => {
    database = await takeTestDatabase();
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
