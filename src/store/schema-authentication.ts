import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';
import { users } from './schema.ts';

/** What is counted over all processes: tries, mails asked for. A fixed window a row; no address is readable in it. */
export const limitWindows = pgTable(
  'limit_windows',
  {
    /** sha256 of the limit’s name and of what it counts by. */
    key: bytea('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('limit_windows_ends').on(table.endsAt)],
);

/** Browsers in which a person has signed in: wrong passwords typed elsewhere do not keep them out. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    /** sha256 of the cookie. */
    tokenHash: bytea('token_hash').notNull(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.uid] }),
    index('known_browsers_uid').on(table.uid, table.usedAt),
  ],
);

/** idTokens exchanged for a session, as long as they would still be good: each opens one. */
export const spentIdTokens = pgTable('spent_id_tokens', {
  tokenId: text('token_id').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

/**
 * Secrets that travel by mail, and those of the browsers that registered. Written by `platform/identity/mailed-tokens.ts`, whatever
 * the identity provider: an account of it may have no profile yet.
 */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    /** sha256 of what the token is for and of the token, base64url. */
    digest: text('digest').primaryKey(),
    uid: text('uid').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('mailed_tokens_uid').on(table.uid), index('mailed_tokens_expires').on(table.expiresAt)],
);
