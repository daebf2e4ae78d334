import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { FixRole } from '#contract/fix-words.ts';
import type { FixMark } from '#contract/handover-words.ts';
import { bytea, moment } from './columns.ts';
import { audits, users } from './schema.ts';

/** People without an account whom somebody sends fixes to. Who stopped it stays as such, so that nothing more leaves. */
export const providers = pgTable(
  'providers',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** In the link that stops these mails; opens nothing else. */
    leaveToken: uuid('leave_token').notNull().unique().defaultRandom(),
    createdAt: moment('created_at').notNull(),
    leftAt: moment('left_at'),
  },
  (table) => [uniqueIndex('providers_uid_email').on(table.uid, table.email)],
);

/** Fixes of one report that were mailed to a provider, with the link that opens them. */
export const handovers = pgTable(
  'handovers',
  {
    id: uuid('id').primaryKey(),
    auditId: uuid('audit_id')
      .notNull()
      .references(() => audits.id, { onDelete: 'cascade' }),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    /** sha256 of the token: the link itself is in the mail alone. Mailed again, the plan has another. */
    tokenHash: bytea('token_hash').notNull().unique(),
    message: text('message').notNull().default(''),
    /** How long a link lives, from each mail. */
    days: integer('days').notNull(),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    accessCount: integer('access_count').notNull().default(0),
    lastAccessAt: moment('last_access_at'),
  },
  (table) => [
    index('handovers_audit').on(table.auditId),
    index('handovers_uid').on(table.uid),
    index('handovers_provider').on(table.providerId),
  ],
);

/** What a later audit needs in order to say whether a fix was made. */
export interface FixBasis {
  readonly rules: readonly {
    readonly ruleId: string;
    readonly verdict: 'fail' | 'review';
    readonly version: number;
  }[];
  /** Addresses it is about, 200 at most; none for the site as a whole. */
  readonly pages: readonly string[];
  /** Pictures of those pages: its link opens no other. */
  readonly pictures: readonly string[];
}

/** One fix of them: what its provider says of it, and what an audit saw since. */
export const handoverFixes = pgTable(
  'handover_fixes',
  {
    handoverId: uuid('handover_id')
      .notNull()
      .references(() => handovers.id, { onDelete: 'cascade' }),
    fixKey: text('fix_key').notNull(),
    rank: integer('rank').notNull(),
    title: text('title').notNull(),
    role: text('role').$type<FixRole>().notNull(),
    basis: jsonb('basis').$type<FixBasis>().notNull(),
    mark: text('mark').$type<FixMark>().notNull().default('todo'),
    note: text('note').notNull().default(''),
    /** Counts the changes: who saw an older one is told. */
    revision: integer('revision').notNull().default(0),
    changedAt: moment('changed_at'),
    /** Since when it is told as done; null while it is not. */
    doneAt: moment('done_at'),
    /** Whether the last audit that could tell still found it, and when it began. */
    seen: text('seen').$type<'gone' | 'there'>(),
    seenAt: moment('seen_at'),
  },
  (table) => [primaryKey({ columns: [table.handoverId, table.fixKey] })],
);
