import type { Db } from '#platform/database.ts';

/** Makes it the first time it is wanted of a database, and keeps it as long as that: for what a transaction must not be. */
export function onceADatabase<Made>(make: (db: Db) => Made): (db: Db) => Made {
  const kept = new WeakMap<Db, { readonly made: Made }>();
  return (db) => {
    const known = kept.get(db) ?? { made: make(db) };
    kept.set(db, known);
    return known.made;
  };
}
