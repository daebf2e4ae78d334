import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { KeyScope } from '#contract/key-words.ts';
import { bytea, moment } from './columns.ts';
import { users } from './schema.ts';

/** Personal keys of the API. A revoked one is gone; an expired one stays a while, to be told. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** sha256 of the key, which is shown once and nowhere kept. */
    tokenHash: bytea('token_hash').notNull().unique(),
    name: text('name').notNull(),
    scope: text('scope').$type<KeyScope>().notNull(),
    /** How the key starts, to recognise it: tells next to nothing of its 256 bits. */
    start: text('start').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Written at most once a minute. */
    lastUsedAt: moment('last_used_at'),
    /** Of an organisation’s key: the account that made it; null once that is gone, and for keys of before. */
    madeBy: text('made_by').references(() => users.uid, { onDelete: 'set null' }),
  },
  (table) => [index('api_keys_uid').on(table.uid), index('api_keys_made_by').on(table.madeBy)],
);
