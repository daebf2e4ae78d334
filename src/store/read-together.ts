import DataLoader from 'dataloader';
import type { Db } from '#platform/database.ts';
import { onceADatabase } from './once-a-database.ts';

/** More would make one answer wait for the rows of too many others. */
const maxBatchSize = 200;

/** Rows of those keys, in any order; keys without a row are left out. */
type ReadRows<Key, Row> = (keys: readonly Key[]) => Promise<readonly Row[]>;

/**
 * Reads one row by its key; those asked for in one turn of the event loop go in one query. Nothing is kept: a read sees
 * what the database holds after it was asked for. When the query fails, so does each of its reads.
 * @param prepare called once a database; a transaction must not come here
 */
export function readTogether<Key extends string, Row>(
  prepare: (db: Db) => ReadRows<Key, Row>,
  keyOf: (row: Row) => Key,
): (db: Db, key: Key) => Promise<Row | null> {
  const loaderOf = onceADatabase((db) => {
    const readRows = prepare(db);
    return new DataLoader<Key, Row | null>(
      async (keys) => {
        const rows = new Map((await readRows([...new Set(keys)])).map((row) => [keyOf(row), row]));
        return keys.map((key) => rows.get(key) ?? null);
      },
      // After this turn’s sockets were read: the busier the process, the more a query brings.
      { cache: false, maxBatchSize, batchScheduleFn: setImmediate },
    );
  });
  return (db, key) => loaderOf(db).load(key);
}
