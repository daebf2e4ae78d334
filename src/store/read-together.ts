import DataLoader from 'dataloader';
import type { Db } from '#platform/database.ts';

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
  const loaders = new WeakMap<Db, DataLoader<Key, Row | null>>();
  const create = (db: Db): DataLoader<Key, Row | null> => {
    const readRows = prepare(db);
    return new DataLoader(
      async (keys) => {
        const rows = new Map((await readRows([...new Set(keys)])).map((row) => [keyOf(row), row]));
        return keys.map((key) => rows.get(key) ?? null);
      },
      // After this turn’s sockets were read: the busier the process, the more a query brings.
      { cache: false, maxBatchSize, batchScheduleFn: setImmediate },
    );
  };
  return (db, key) => {
    const loader = loaders.get(db) ?? create(db);
    loaders.set(db, loader);
    return loader.load(key);
  };
}
