import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './schema.ts';

/** « Choisir » without a payment provider: an admin grants it. */
export const planRequests = pgTable(
  'plan_requests',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    plan: text('plan').notNull(),
    /** The plan the person had when asking: the account’s own may change later. */
    fromPlan: text('from_plan').notNull(),
    state: text('state').$type<'open' | 'granted' | 'declined'>().notNull().default('open'),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: text('decided_by'),
  },
  (table) => [uniqueIndex('plan_requests_open').on(table.uid).where(sql`state = 'open'`)],
);

/** Every change of plan as it was, name and price of that day included: rows are added, never changed. */
export const planChanges = pgTable(
  'plan_changes',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    fromPlan: text('from_plan').notNull(),
    plan: text('plan').notNull(),
    label: text('label').notNull(),
    /** Euros a month, excluding VAT. */
    priceEuros: integer('price_euros').notNull(),
    cause: text('cause', { enum: ['request', 'admin', 'payment'] }).notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('plan_changes_uid').on(table.uid, table.changedAt)],
);
