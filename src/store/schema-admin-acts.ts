import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AdminAct } from '#contract/admin-acts.ts';
import { moment } from './columns.ts';

/**
 * What administrators did: rows are added, and removed when they are old. People are named by their account’s id alone,
 * without a reference: the act outlives the account, and then names nobody.
 */
export const adminActs = pgTable(
  'admin_acts',
  {
    id: uuid('id').primaryKey(),
    happenedAt: moment('happened_at').notNull(),
    /** Null for a command typed on the machine. */
    adminUid: text('admin_uid'),
    act: text('act').$type<AdminAct>().notNull(),
    /** The account it was done to, where there is one. */
    targetUid: text('target_uid'),
    /** What changed: plans and ids, nothing of a person. */
    detail: jsonb('detail').$type<Record<string, string>>().notNull(),
  },
  (table) => [index('admin_acts_happened').on(table.happenedAt)],
);
