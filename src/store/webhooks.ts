import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { WebhookEvent } from '#contract/webhook-words.ts';
import type { Db } from '#platform/database.ts';
import { afterCursor, cursorOf, pageOfRows } from './after-cursor.ts';
import { webhookDeliveries, webhooks } from './schema-webhooks.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
type NewWebhook = Pick<WebhookRow, 'id' | 'uid' | 'url' | 'events' | 'secret' | 'createdAt'> &
  Partial<Pick<WebhookRow, 'kind' | 'sealed' | 'room' | 'hosts'>>;
type NewDelivery = Pick<
  DeliveryRow,
  'id' | 'webhookId' | 'eventId' | 'event' | 'body' | 'once' | 'createdAt'
>;

export async function insertWebhook(db: Db, webhook: NewWebhook): Promise<WebhookRow> {
  const [row] = await db.insert(webhooks).values(webhook).returning();
  if (row === undefined) throw new Error('The webhook was not inserted.');
  return row;
}

export async function listWebhookRows(db: Db, uid: string): Promise<WebhookRow[]> {
  return db.select().from(webhooks).where(eq(webhooks.uid, uid)).orderBy(asc(webhooks.id));
}

export async function countWebhooks(db: Db, uid: string): Promise<number> {
  const rows = await db.select({ total: count() }).from(webhooks).where(eq(webhooks.uid, uid));
  return rows[0]?.total ?? 0;
}

/** The person’s webhook of that id; null for another’s as for none. */
export async function findWebhook(db: Db, uid: string, id: string): Promise<WebhookRow | null> {
  const rows = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.uid, uid)));
  return rows[0] ?? null;
}

/** Those of the person that want that event of that site, and are not disabled. */
export async function listeningWebhooks(
  db: Db,
  { uid, host }: { readonly uid: string; readonly host: string },
  event: WebhookEvent,
): Promise<WebhookRow[]> {
  return db
    .select()
    .from(webhooks)
    .where(
      and(
        eq(webhooks.uid, uid),
        isNull(webhooks.disabledAt),
        sql`${webhooks.events} @> ${JSON.stringify([event])}::jsonb`,
        sql`(${webhooks.hosts} is null or ${webhooks.hosts} @> ${JSON.stringify([host])}::jsonb)`,
      ),
    );
}

export async function updateWebhook(
  db: Db,
  id: string,
  change: Partial<Omit<WebhookRow, 'id' | 'uid'>>,
): Promise<void> {
  await db.update(webhooks).set(change).where(eq(webhooks.id, id));
}

/** False when the person has no such webhook. */
export async function deleteWebhookRow(db: Db, uid: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.uid, uid)))
    .returning({ id: webhooks.id });
  return rows.length === 1;
}

export async function insertDelivery(db: Db, delivery: NewDelivery): Promise<DeliveryRow> {
  const [row] = await db
    .insert(webhookDeliveries)
    .values({ ...delivery, state: 'waiting' })
    .returning();
  if (row === undefined) throw new Error('The delivery was not inserted.');
  return row;
}

/** The deliveries of a webhook, the newest first, from after `cursor` on. */
export async function listDeliveryRows(
  db: Db,
  webhookId: string,
  page: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{ rows: DeliveryRow[]; nextCursor: string | null }> {
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        afterCursor(webhookDeliveries.createdAt, webhookDeliveries.id, page.cursor),
      ),
    )
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(page.limit + 1);
  return pageOfRows(rows, page.limit, ({ createdAt, id }) => cursorOf(createdAt, id));
}

export async function findDelivery(db: Db, webhookId: string, id: string): Promise<DeliveryRow | null> {
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId)));
  return rows[0] ?? null;
}

/** A delivery with where it goes; null once its webhook is gone. */
export async function findDeliveryToSend(db: Db, id: string) {
  const rows = await db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, id));
  return rows[0] ?? null;
}

export async function updateDelivery(
  db: Db,
  id: string,
  change: Partial<Omit<DeliveryRow, 'id' | 'webhookId'>>,
): Promise<void> {
  await db.update(webhookDeliveries).set(change).where(eq(webhookDeliveries.id, id));
}

/** Deliveries that wait, made before a moment, the oldest first. */
export async function findWaitingDeliveries(db: Db, before: Date, limit: number): Promise<{ id: string }[]> {
  return db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.state, 'waiting'), lt(webhookDeliveries.createdAt, before)))
    .orderBy(asc(webhookDeliveries.createdAt))
    .limit(limit);
}

/** For the daily sweep. */
export async function deleteDeliveriesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
}

/** Rooms of the installation, some at a time, by id. */
export async function sealedWebhooksAfter(db: Db, after: string, limit: number): Promise<WebhookRow[]> {
  return db
    .select()
    .from(webhooks)
    .where(and(isNotNull(webhooks.sealed), gt(webhooks.id, after)))
    .orderBy(asc(webhooks.id))
    .limit(limit);
}
