import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { JourneyStep } from '#contract/journey/journey.ts';
import { bytea, moment } from './columns.ts';
import { users } from './schema.ts';

/** Journeys that a person keeps with a site of theirs: recorded steps, without what they type in secret. */
export const journeys = pgTable(
  'journeys',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** With its port where it is not the usual one. */
    host: text('host').notNull(),
    name: text('name').notNull(),
    steps: jsonb('steps').$type<JourneyStep[]>().notNull(),
    /** What is typed in secret, by name, as JSON, by `platform/seal.ts`; its record is account and id. Null: nothing is. */
    sealed: bytea('sealed'),
    /** Raised by every save. */
    version: integer('version').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    index('journeys_uid_host').on(table.uid, table.host),
    uniqueIndex('journeys_name').on(table.uid, table.host, sql`lower(${table.name})`),
  ],
);

/** What a journey was at each save: its steps, without what they type in secret. */
export const journeyVersions = pgTable(
  'journey_versions',
  {
    journeyId: uuid('journey_id')
      .notNull()
      .references(() => journeys.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    steps: jsonb('steps').$type<JourneyStep[]>().notNull(),
    savedAt: moment('saved_at').notNull(),
    /** Who saved it; null: nobody knows, or the person is gone. */
    savedBy: text('saved_by').references(() => users.uid, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.journeyId, table.version] }),
    index('journey_versions_saved_by').on(table.savedBy),
  ],
);
