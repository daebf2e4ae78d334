import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

/**
 * Transactions over a pool. Drizzle’s own keep the connection for ever when `begin` meets a dead one (twelve of them,
 * and nothing is answered any more), and hide what failed behind the failure of `rollback`.
 */
export function transactionsOver(pool: Pool): NodePgDatabase['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    const failures: unknown[] = [];
    let broken = true;
    try {
      const result = await drizzle(client).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          failures.push(error);
          throw error;
        }
      }, config);
      broken = false;
      return result;
    } catch (error) {
      // What the work threw comes back once rolled back: the connection is sound. Otherwise nobody knows what it holds.
      broken = failures.length === 0 || failures[0] !== error;
      throw failures.length === 0 ? error : failures[0];
    } finally {
      client.release(broken);
    }
  };
}
