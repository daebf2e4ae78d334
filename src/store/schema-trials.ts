import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { TrialResult } from '#contract/api/trials.ts';
import type { TrialState } from '#contract/trial-words.ts';
import { moment } from './columns.ts';
import { users } from './schema.ts';

/** « Essayer »: an access or a journey tried once. What it showed is forgotten after some minutes. */
export const trials = pgTable(
  'trials',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    host: text('host').notNull(),
    subject: text('subject').$type<'access' | 'journey'>().notNull(),
    /** Of the access or the journey as it stood when it was asked for. */
    subjectId: uuid('subject_id').notNull(),
    state: text('state').$type<TrialState>().notNull().default('queued'),
    result: jsonb('result').$type<TrialResult>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('trials_uid_host').on(table.uid, table.host),
    index('trials_created').on(table.createdAt),
  ],
);
