import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Log } from './log.ts';

/** The database, or a transaction of it: queries take either. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

export interface Database {
  readonly db: Db;
  readonly pool: Pool;
  close(): Promise<void>;
}

/** Opens a pool. Lost connections are logged, never fatal: the next query opens another. */
export function openDatabase(connectionString: string, log: Log, maxConnections = 12): Database {
  const pool = new Pool({ connectionString, max: maxConnections, connectionTimeoutMillis: 10_000 });
  pool.on('error', (error) => log.warn({ error: error.message }, 'database connection lost'));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
