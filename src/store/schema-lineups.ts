import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SiteMedians } from '#contract/api/lineups.ts';
import type { SiteProfile } from '#contract/themes.ts';
import { moment } from './columns.ts';
import { users } from './schema.ts';

/** Sites that an account keeps side by side under a name. */
export const lineups = pgTable(
  'lineups',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Addresses, in the order they are shown. */
    sites: jsonb('sites').$type<string[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    index('lineups_uid').on(table.uid),
    uniqueIndex('lineups_name').on(table.uid, sql`lower(${table.name})`),
  ],
);

/** What half of the audited sites of a kind do better than; made again every day, and of nobody. */
export const siteMedians = pgTable('site_medians', {
  profile: text('profile').$type<SiteProfile>().primaryKey(),
  /** Rounded down: no site can be told from a difference. */
  sites: integer('sites').notNull(),
  figures: jsonb('figures')
    .$type<Pick<SiteMedians, 'score' | 'themes' | 'transferBytes' | 'requestCount'>>()
    .notNull(),
  computedAt: moment('computed_at').notNull(),
});
