import { index, integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';
import { audits } from './schema.ts';

/** What a running audit wants visited by any worker, and what came of it. Rows go when the audit ends. */
export const auditVisits = pgTable(
  'audit_visits',
  {
    auditId: uuid('audit_id')
      .notNull()
      .references(() => audits.id, { onDelete: 'cascade' }),
    /** Says what is asked, and the how manieth time: the same in every run of the audit. */
    key: text('key').notNull(),
    /** Place in the order of asking. */
    position: integer('position').notNull(),
    /** Kind and order, as the engine asked. */
    asked: json('asked').$type<unknown>().notNull(),
    /** The job that visits it. */
    batch: uuid('batch').notNull(),
    /** Batches given up before. */
    givenUp: integer('given_up').notNull().default(0),
    /** Compressed JSON, null until it is there; the picture of the page apart. */
    outcome: bytea('outcome'),
    screenshot: bytea('screenshot'),
    doneAt: moment('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.auditId, table.key] }),
    index('audit_visits_batch').on(table.batch),
  ],
);
