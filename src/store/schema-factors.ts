import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';
import { users } from './schema.ts';

/** What a person proves to have besides the password: authenticator applications, passkeys, recovery codes (one a row). */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    kind: text('kind').$type<'totp' | 'passkey' | 'recovery'>().notNull(),
    name: text('name').notNull().default(''),
    /** Of an application: its secret by `platform/seal.ts`; the record is account and id. */
    sealed: bytea('sealed'),
    /** Of a recovery code: sha256 of account and code. */
    digest: bytea('digest'),
    /** Of a passkey: its public key (COSE), its id as the browser tells it, how it is reached. */
    publicKey: bytea('public_key'),
    credentialId: text('credential_id').unique(),
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    /** Of a passkey: signatures made so far; 0 for ever where it is kept in several devices. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    /** Of an application: the step of thirty seconds whose code was taken last; no code of it or before is taken. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** Null until its first right code: it asks nothing of anybody before. */
    activatedAt: moment('activated_at'),
    /** Of a recovery code: when it was used up. */
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('second_factors_uid').on(table.uid)],
);

/** Questions that a browser has minutes to answer, each once. */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    /** sha256 of the cookie of the browser that was asked. */
    tokenHash: bytea('token_hash').primaryKey(),
    /** `step`: the password was right; the others ask a passkey to sign. */
    purpose: text('purpose').$type<'step' | 'passkey' | 'register' | 'confirm'>().notNull(),
    /** Null: whoever holds the passkey says it. */
    uid: text('uid').references(() => users.uid, { onDelete: 'cascade' }),
    /** What a passkey signs. */
    challenge: text('challenge').notNull().default(''),
    /** Of `step`: the account’s address and the provider’s word of its password, as the idToken told them. */
    email: text('email').notNull().default(''),
    stamp: text('stamp').notNull().default(''),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('factor_challenges_uid').on(table.uid),
    index('factor_challenges_expires').on(table.expiresAt),
  ],
);

/** Second factors that an administrator is to remove for somebody who has lost them, after a day in which they may refuse. */
export const factorResets = pgTable('factor_resets', {
  uid: text('uid')
    .primaryKey()
    .references(() => users.uid, { onDelete: 'cascade' }),
  askedBy: text('asked_by').notNull(),
  askedAt: moment('asked_at').notNull(),
  dueAt: moment('due_at').notNull(),
  /** sha256 of the token of the link that refuses. */
  refusalHash: bytea('refusal_hash').notNull().unique(),
});
