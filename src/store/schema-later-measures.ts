import { index, integer, json, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';
import { audits } from './schema.ts';

/** Pages of finished audits that a busy machine kept from being measured. Rows go once they are measured or given up. */
export const laterMeasures = pgTable(
  'later_measures',
  {
    auditId: uuid('audit_id')
      .primaryKey()
      .references(() => audits.id, { onDelete: 'cascade' }),
    /** Version of the engine that judged the audit: no other may judge it again. */
    engineVersion: text('engine_version').notNull(),
    /** Addresses that are still to be measured. */
    pages: jsonb('pages').$type<string[]>().notNull(),
    /** What the report was judged from, compressed. */
    gathered: bytea('gathered').notNull(),
    /** Loads measured since, as the engine gave them. */
    loads: json('loads').$type<unknown[]>().notNull(),
    /** Times a worker has taken it: whoever took it before settles nothing any more. */
    attempts: integer('attempts').notNull().default(0),
    /** Times a load failed on an idle machine, or the engine with it. */
    failures: integer('failures').notNull().default(0),
    /** Not looked at before. */
    dueAt: moment('due_at').notNull(),
    /** Given up then. */
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('later_measures_due').on(table.dueAt)],
);
