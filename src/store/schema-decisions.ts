import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DecisionEnd, DecisionKind, DecisionScope, DerogationMotive } from '#contract/decision-words.ts';
import type { DecisionAnchor } from '#contract/decisions.ts';
import { moment } from './columns.ts';
import { audits, users } from './schema.ts';

/**
 * Decisions of people on what reports show: rows are added and ended, never changed otherwise. What makes the thing known
 * again is in the row: a decision outlives the report it was made on.
 */
export const decisions = pgTable(
  'decisions',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    host: text('host').notNull(),
    auditId: uuid('audit_id').references(() => audits.id, { onDelete: 'set null' }),
    /** The end of that audit. */
    decidedFrom: moment('decided_from').notNull(),
    ruleId: text('rule_id').notNull(),
    ruleVersion: integer('rule_version').notNull(),
    verdict: text('verdict').$type<'fail' | 'review'>().notNull(),
    title: text('title').notNull(),
    kind: text('kind').$type<DecisionKind>().notNull(),
    scope: text('scope').$type<DecisionScope>().notNull(),
    page: text('page').notNull(),
    place: text('place').notNull(),
    anchor: jsonb('anchor').$type<DecisionAnchor>().notNull(),
    reason: text('reason').notNull(),
    motive: text('motive').$type<DerogationMotive>(),
    takenBy: text('taken_by'),
    /** Last day in Paris, `2026-11-21`. */
    until: text('until'),
    authorName: text('author_name').notNull(),
    authorEmail: text('author_email').notNull(),
    madeAt: moment('made_at').notNull(),
    end: text('end_how').$type<DecisionEnd>(),
    endedAt: moment('ended_at'),
    /** Null where an audit ended it. */
    endedByName: text('ended_by_name'),
    endedByEmail: text('ended_by_email'),
  },
  (table) => [
    index('decisions_standing').on(table.uid, table.host).where(sql`ended_at is null`),
    index('decisions_journal').on(table.uid, table.host, table.madeAt),
    index('decisions_audit').on(table.auditId),
  ],
);
