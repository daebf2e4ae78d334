import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './schema.ts';

/** Each start of an audit by a person, « relancer » included: what free ones are counted by. Kept two days. */
export const auditStarts = pgTable(
  'audit_starts',
  {
    /** No reference: a deleted audit was started all the same. */
    auditId: uuid('audit_id').notNull(),
    round: integer('round').notNull(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    startedAt: moment('started_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.auditId, table.round] }),
    index('audit_starts_uid').on(table.uid, table.startedAt),
  ],
);

/** What the owners of sites say in `/.well-known/constat.txt`, read once a day at most whoever audits. */
export const siteWishes = pgTable(
  'site_wishes',
  {
    /** `https://exemple.fr` */
    origin: text('origin').primaryKey(),
    refuses: boolean('refuses').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [index('site_wishes_read').on(table.readAt)],
);
