import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';

/** Advisory lock of the application’s database: one migration at a time, whatever the number of processes. */
const MIGRATION = 0x6d696772;

/** The SQL files, in order of `meta/_journal.json`; written by drizzle-kit from schema.ts. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Brings the database to the schema of this version; does nothing when it is there already.
 * Safe to run from many processes at once: drizzle takes no lock, so the same connection holds one.
 */
export async function migrateDatabase(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 });
  // A connection lost between two statements makes the next one fail; it must not end the process by itself.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION]);
    await client.query('set client_min_messages = warning');
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Closing the connection frees the lock, even when the migration failed half-way.
    await client.end();
  }
}
