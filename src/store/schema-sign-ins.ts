import { boolean, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';
import { sessions, users } from './schema.ts';

/** Identities at other providers that sign in to an account. */
export const identityLinks = pgTable(
  'identity_links',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** Its name in the settings; there may be none of that name any more. */
    provider: text('provider').notNull(),
    issuer: text('issuer').notNull(),
    /** Of one person at that issuer (`platform/oidc/person-of.ts`). */
    subject: text('subject').notNull(),
    /** As the provider told it when it was linked. */
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
    /** Of the last sign-in: the person’s organisation, where the provider tells it. */
    siret: text('siret'),
    organizationLabel: text('organization_label'),
    /** Of the last sign-in: the provider has seen a second factor. */
    stepUp: boolean('step_up').notNull().default(false),
  },
  (table) => [
    unique('identity_links_subject').on(table.issuer, table.subject),
    index('identity_links_uid').on(table.uid),
  ],
);

/** Somebody whom a provider vouched for, until they sign in to the account of that address. */
export interface Arrival {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly siret: string | null;
  readonly organizationLabel: string | null;
}

/** Sign-ins on their way: one a browser, taken once. */
export const providerLogins = pgTable(
  'provider_logins',
  {
    /** sha256 of the cookie, which state, nonce and verifier are made of. */
    browserHash: bytea('browser_hash').primaryKey(),
    provider: text('provider').notNull(),
    /** The account that the identity is to be linked to; null: it signs in. */
    uid: text('uid').references(() => users.uid, { onDelete: 'cascade' }),
    /** A path of this site. */
    destination: text('destination').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** null: still at the provider. */
    arrived: jsonb('arrived').$type<Arrival>(),
  },
  (table) => [
    index('provider_logins_expires').on(table.expiresAt),
    index('provider_logins_uid').on(table.uid),
  ],
);

/** What a session that a provider opened knows of it. */
export const providerSessions = pgTable('provider_sessions', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  provider: text('provider').notNull(),
  /** Sealed by `platform/seal.ts` for this session: it ends the session of the provider. */
  sealedIdToken: bytea('sealed_id_token').notNull(),
  /** The provider has seen a second factor. */
  stepUp: boolean('step_up').notNull(),
});
