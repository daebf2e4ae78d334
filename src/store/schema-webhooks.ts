import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ChannelKind } from '#contract/channel-words.ts';
import type { DeliveryFailure, DeliveryState, WebhookEvent } from '#contract/webhook-words.ts';
import { bytea, moment } from './columns.ts';
import { users } from './schema.ts';

/** Addresses of a person that are told of what happens to their audits. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    kind: text('kind').$type<ChannelKind>().notNull().default('webhook'),
    /** Of a room its host alone: the rest of its address is what opens it. */
    url: text('url').notNull(),
    /** What opens a room: `ChannelSecrets` as JSON, by `platform/seal.ts`; its record is account and id. */
    sealed: bytea('sealed'),
    /** Of Matrix. */
    room: text('room'),
    /** Sites it is told of; null: all. */
    hosts: jsonb('hosts').$type<string[]>(),
    events: jsonb('events').$type<WebhookEvent[]>().notNull(),
    /** Of a webhook, in clear: each delivery is signed with it. It opens nothing of ours. */
    secret: text('secret').notNull(),
    formerSecret: text('former_secret'),
    formerUntil: moment('former_until'),
    createdAt: moment('created_at').notNull(),
    /** Nothing leaves since then: the person paused it, or nothing was taken for days. */
    disabledAt: moment('disabled_at'),
    failing: boolean('failing').notNull().default(false),
    lastDeliveredAt: moment('last_delivered_at'),
  },
  (table) => [index('webhooks_uid').on(table.uid)],
);

/** Each event on its way to an address, and what became of it. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    eventId: uuid('event_id').notNull(),
    event: text('event').notNull(),
    /** The body, byte for byte as it is signed. */
    body: text('body').notNull(),
    /** A test or a replay: tried once. */
    once: boolean('once').notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    lastTriedAt: moment('last_tried_at'),
    status: integer('status'),
    answer: text('answer'),
    failure: text('failure').$type<DeliveryFailure>(),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.createdAt, table.id),
    index('webhook_deliveries_waiting').on(table.createdAt).where(sql`state = 'waiting'`),
  ],
);
