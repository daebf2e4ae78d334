import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { VerificationResult } from '#contract/verification.ts';
import type { verificationStates } from '#contract/verification-words.ts';
import { moment } from './columns.ts';
import { audits, users } from './schema.ts';

/** « Vérifier ce correctif »: one rule asked again about one page of a report. Rows are the finding’s history. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey(),
    auditId: uuid('audit_id')
      .notNull()
      .references(() => audits.id, { onDelete: 'cascade' }),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** Of the page. */
    host: text('host').notNull(),
    ruleId: text('rule_id').notNull(),
    page: text('page').notNull(),
    /** Place of the proof in the list of the page; null: all of them. */
    occurrence: integer('occurrence'),
    status: text('status').$type<(typeof verificationStates)[number]>().notNull().default('queued'),
    /** Times a worker has started it. */
    attempts: integer('attempts').notNull().default(0),
    result: jsonb('result').$type<VerificationResult>(),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('verifications_audit').on(table.auditId),
    index('verifications_uid_created').on(table.uid, table.createdAt),
    index('verifications_open').on(table.createdAt).where(sql`status in ('queued', 'running')`),
  ],
);
