import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './schema.ts';

/** Files of a site (robots.txt, sitemaps…) as the last audit of the account read them, to be asked again only if changed. */
export const siteFiles = pgTable(
  'site_files',
  {
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** `https://exemple.fr`, as ordered. */
    origin: text('origin').notNull(),
    /** The engine’s `KeptAnswers`, less than 1 MB; checked by the engine when it reads them. */
    answers: jsonb('answers').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.origin] })],
);
