import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StoredSubscription } from '#contract/billing.ts';
import { moment } from './columns.ts';
import { users } from './schema.ts';

/** Who has opened a payment page, and what the provider last said of them. Amounts, cards and invoices stay there. */
export const billingAccounts = pgTable(
  'billing_accounts',
  {
    uid: text('uid')
      .primaryKey()
      .references(() => users.uid, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull().unique(),
    /** What an administrator gives, paid or not: the account has the larger of both. */
    grantedPlan: text('granted_plan').notNull(),
    paidPlan: text('paid_plan').notNull().default('free'),
    subscription: jsonb('subscription').$type<StoredSubscription>(),
    /** The last payment page opened. */
    checkoutId: text('checkout_id'),
    checkoutAt: moment('checkout_at'),
    /** Raised when the provider is asked: an answer counts only if nobody has asked since. */
    readNumber: integer('read_number').notNull().default(0),
    settledAt: moment('settled_at'),
    /** When to ask again, whatever was told meanwhile; null when nothing can change by itself. */
    checkAt: moment('check_at'),
  },
  (table) => [index('billing_accounts_check').on(table.checkAt).where(sql`check_at is not null`)],
);

/** Events of the provider that were taken: each counts once. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('billing_events_received').on(table.receivedAt)],
);

/** Customers whose account is deleted and whose subscription is still to be ended. */
export const billingEndings = pgTable('billing_endings', {
  customerId: text('customer_id').primaryKey(),
  askedAt: moment('asked_at').notNull(),
  checkAt: moment('check_at').notNull(),
});
