import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { InvitationAnswer, JoinAnswer, SpaceRole } from '#contract/space-roles.ts';
import { bytea, moment } from './columns.ts';
import { users } from './schema.ts';

/** Who works in an organisation, and as what. A person is always the owner of their own space: no row says so. */
export const memberships = pgTable(
  'memberships',
  {
    organisation: text('organisation')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    person: text('person')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    role: text('role').$type<SpaceRole>().notNull(),
    /** Of a client: may decide and verify, besides reading. */
    mayAct: boolean('may_act').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisation, table.person] }),
    index('memberships_person').on(table.person),
  ],
);

/** Sites that a client is given: none of them, nothing to see. Other roles have no row and see all. */
export const membershipHosts = pgTable(
  'membership_hosts',
  {
    organisation: text('organisation')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    person: text('person')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    host: text('host').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisation, table.person, table.host] }),
    index('membership_hosts_person').on(table.person),
  ],
);

/** Invitations by mail. The link is in the mail alone; an answered one stays a while as such. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    organisation: text('organisation')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** Lower case, as `mailAddressOf` gives it. */
    email: text('email').notNull(),
    role: text('role').$type<SpaceRole>().notNull(),
    mayAct: boolean('may_act').notNull().default(false),
    hosts: jsonb('hosts').$type<string[]>().notNull().default([]),
    tokenHash: bytea('token_hash').notNull().unique(),
    /** The account that asked; forgotten with it. */
    invitedBy: text('invited_by').references(() => users.uid, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    answeredAt: moment('answered_at'),
    answer: text('answer').$type<InvitationAnswer>(),
  },
  (table) => [
    uniqueIndex('invitations_live').on(table.organisation, table.email).where(sql`answered_at is null`),
    index('invitations_email').on(table.email),
    index('invitations_invited_by').on(table.invitedBy),
    index('invitations_expires').on(table.expiresAt),
  ],
);

/** People who ask to join the organisation whose SIRET their provider told. An answered one stays a while as such. */
export const joinRequests = pgTable(
  'join_requests',
  {
    id: uuid('id').primaryKey(),
    organisation: text('organisation')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    person: text('person')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    answeredAt: moment('answered_at'),
    answer: text('answer').$type<JoinAnswer>(),
  },
  (table) => [
    uniqueIndex('join_requests_live').on(table.organisation, table.person).where(sql`answered_at is null`),
    index('join_requests_person').on(table.person),
    index('join_requests_created').on(table.createdAt),
  ],
);

/** Sites that an organisation offers to another, until its owner accepts. */
export const siteTransfers = pgTable(
  'site_transfers',
  {
    id: uuid('id').primaryKey(),
    organisation: text('organisation')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** Who is offered it: an organisation. */
    target: text('target')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    host: text('host').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('site_transfers_host').on(table.organisation, table.host),
    index('site_transfers_target').on(table.target),
  ],
);

/**
 * What was done in an organisation, by whom and from where. No reference to people: the text stays what it was, and is
 * erased when the account is deleted.
 */
export const organisationEvents = pgTable(
  'organisation_events',
  {
    id: uuid('id').primaryKey(),
    organisation: text('organisation')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    happenedAt: moment('happened_at').notNull(),
    actorName: text('actor_name').notNull(),
    actorEmail: text('actor_email').notNull(),
    /** A key of `organisationActs`, or the name of a call of the API. */
    act: text('act').notNull(),
    /** What it was done to, in words. */
    target: text('target').notNull(),
    /** The network it came from, not the address: `192.0.2.0/24`. */
    network: text('network').notNull(),
  },
  (table) => [
    index('organisation_events_organisation').on(table.organisation, table.happenedAt, table.id),
    index('organisation_events_happened').on(table.happenedAt),
  ],
);
