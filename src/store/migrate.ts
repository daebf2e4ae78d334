import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';

/** Advisory lock of the application’s database: one migration at a time, whatever the number of processes. */
const MIGRATION = 0x6d696772;

/** The SQL files, in order of `meta/_journal.json`; written by drizzle-kit from schema.ts. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** A table that somebody reads for long: waiting on it would make everybody else wait behind the migration. */
const tableLockMs = 5_000;
const pauseMs = 2_000;
/** With the pauses, a minute and a half. */
const tries = 12;

/** PostgreSQL’s word for a lock that did not come in time. */
const isLockedOut = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '55P03') || isLockedOut(error.cause));

const heldLine =
  'La base n’a pas pu être mise à jour\u00a0: une autre tâche (sauvegarde, longue requête) garde une de ses tables. Rien n’a été changé\u00a0; terminez cette tâche, puis redémarrez.';

/**
 * When the schema of the first release was written, in ms: drizzle records it with the migration, and runs what is newer.
 * The last of the migrations that it replaced was recorded with the same time.
 */
const firstReleaseMs = 1795764385585;

const tooOldLine =
  'La base date d’avant la première publication de Constat, et il lui manque des mises à jour. Rien n’a été changé\u00a0: démarrez une fois la dernière version 0.1, qui les fait, puis celle-ci.';

/** @throws Error with one French line when the schema is older than the first release’s. */
async function assertUpgradable(client: Client): Promise<void> {
  const found = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as found`);
  if (!found.rows[0].found) return;
  const { rows } = await client.query('select max(created_at) as newest from drizzle.__drizzle_migrations');
  // PostgreSQL’s bigint comes as text; null where a first migration was never finished.
  if (rows[0].newest !== null && Number(rows[0].newest) < firstReleaseMs) throw new Error(tooOldLine);
}

export interface MigrationPatience {
  readonly lockMs?: number;
  readonly pauseMs?: number;
  readonly tries?: number;
  /** Hears of each try that a lock made fail, in French. */
  readonly notice?: (line: string) => void;
}

/**
 * Brings the database to the schema of this version; does nothing when it is there already.
 * Safe to run from many processes at once: drizzle takes no lock, so the same connection holds one. A table that is held by
 * somebody else is tried again: what was migrated in the same try is undone, and nobody waits behind us meanwhile.
 * @throws Error with one French line when it stays held or when the database is too old, any other error as it is
 */
export async function migrateDatabase(
  connectionString: string,
  patience: MigrationPatience = {},
): Promise<void> {
  const { lockMs = tableLockMs, notice = () => undefined } = patience;
  const times = patience.tries ?? tries;
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 });
  // A connection lost between two statements makes the next one fail; it must not end the process by itself.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION]);
    await client.query('set client_min_messages = warning');
    await client.query(`set lock_timeout = ${lockMs}`);
    for (let tried = 1; ; tried += 1) {
      try {
        await assertUpgradable(client);
        return await migrate(drizzle(client), { migrationsFolder });
      } catch (error) {
        if (!isLockedOut(error)) throw error;
        if (tried === times) throw new Error(heldLine, { cause: error });
        notice(`La base est occupée par une autre tâche\u00a0: nouvel essai (${tried + 1}/${times})…`);
        await delay(patience.pauseMs ?? pauseMs);
      }
    }
  } finally {
    // Closing the connection frees the lock, even when the migration failed half-way.
    await client.end();
  }
}
