import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Log } from './log.ts';
import { transactionsOver } from './transactions.ts';

/** The database, or a transaction of it: queries take either. */
export type Db = Pick<
  NodePgDatabase,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'transaction'
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
  // The pool listens to idle connections only: one lost between two queries of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = Object.assign(drizzle(pool), { transaction: transactionsOver(pool) });
  return { db, pool, close: () => pool.end() };
}
