import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SamplePage } from '#contract/sample.ts';
import { moment } from './columns.ts';
import { users } from './schema.ts';

/** Named lists of pages that a person keeps with a site. */
export const samples = pgTable(
  'samples',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** The site, as its audits are filed. */
    host: text('host').notNull(),
    url: text('url').notNull(),
    name: text('name').notNull(),
    /** The newest of its versions. */
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    index('samples_uid_host').on(table.uid, table.host),
    uniqueIndex('samples_name').on(table.uid, table.host, sql`lower(${table.name})`),
  ],
);

/** What a sample was at each save. */
export const sampleVersions = pgTable(
  'sample_versions',
  {
    sampleId: uuid('sample_id')
      .notNull()
      .references(() => samples.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    pages: jsonb('pages').$type<SamplePage[]>().notNull(),
    /** Journeys whose marked states are steps of it, by id; null: all that the site has. */
    journeys: jsonb('journeys').$type<string[]>(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sampleId, table.version] })],
);
