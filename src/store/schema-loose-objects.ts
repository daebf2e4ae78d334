import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * Names that may stand in the object store and that no row of `blobs` names yet, or any more: written down before an
 * object is put, taken away by the row that names it, and put back by a trigger when that row goes. What is due is
 * deleted from the store.
 */
export const looseObjects = pgTable(
  'loose_objects',
  {
    name: text('name').primaryKey(),
    dueAt: moment('due_at').notNull(),
    /** Deletions that failed. */
    tries: integer('tries').notNull().default(0),
  },
  (table) => [index('loose_objects_due').on(table.dueAt)],
);
