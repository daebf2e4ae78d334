import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { RecipientState } from '#contract/recipient-words.ts';
import { bytea, moment } from './columns.ts';
import { audits, users } from './schema.ts';

/** Links that open one report to whoever holds them. Revoked and expired ones stay, to say so when they are opened. */
export const shares = pgTable(
  'shares',
  {
    id: uuid('id').primaryKey(),
    auditId: uuid('audit_id')
      .notNull()
      .references(() => audits.id, { onDelete: 'cascade' }),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** sha256 of the token: the link itself is shown once, and nowhere kept. */
    tokenHash: bytea('token_hash').notNull().unique(),
    /** As accounts’ are; null for a link that asks for none. */
    passwordHash: text('password_hash'),
    /** For whom it is, in the owner’s words; only the owner reads it. */
    label: text('label').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    accessCount: integer('access_count').notNull().default(0),
    lastAccessAt: moment('last_access_at'),
    /** Passwords tried since `triesSince`. */
    tries: integer('tries').notNull().default(0),
    triesSince: moment('tries_since'),
  },
  (table) => [index('shares_audit').on(table.auditId), index('shares_uid').on(table.uid)],
);

/** Other people who receive the results of a site, once they have confirmed it themselves. */
export const recipients = pgTable(
  'recipients',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    host: text('host').notNull(),
    email: text('email').notNull(),
    /** Who left stays as such, so that nobody asks them again. */
    state: text('state').$type<RecipientState>().notNull(),
    /** sha256 of the token in the confirmation mail; null once it served. */
    confirmHash: bytea('confirm_hash'),
    confirmUntil: moment('confirm_until'),
    /** Names the recipient in the link that stops their mails; opens nothing else. */
    leaveToken: uuid('leave_token').notNull().unique().defaultRandom(),
    createdAt: moment('created_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    leftAt: moment('left_at'),
  },
  (table) => [
    uniqueIndex('recipients_uid_host_email').on(table.uid, table.host, table.email),
    uniqueIndex('recipients_confirm').on(table.confirmHash).where(sql`confirm_hash is not null`),
  ],
);
