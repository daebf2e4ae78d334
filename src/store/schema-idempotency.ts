import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';
import { audits, users } from './schema.ts';

/** Answers that the same request gets again: by person, and by the digest of the key they sent. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Written by the version before, which knew audits only; goes one release later. */
    auditId: uuid('audit_id').references(() => audits.id, { onDelete: 'cascade' }),
    /** Sealed by the key itself; null where the version before wrote the row. */
    answer: bytea('answer'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.key] })],
);
