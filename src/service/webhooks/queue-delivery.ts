import type { WebhookDelivery } from '#contract/api/webhooks.ts';
import { AppError } from '#contract/errors.ts';
import { webhookTestEvent } from '#contract/webhook-words.ts';
import type { Db } from '#platform/database.ts';
import { type DeliveryRow, findDelivery, insertDelivery, listDeliveryRows } from '#store/webhooks.ts';
import type { Deps } from '../deps.ts';
import { takeLimit } from '../limits/take-limits.ts';
import type { Viewer } from '../viewer.ts';
import { ownWebhook } from './manage-webhooks.ts';
import { deliveryView } from './webhook-view.ts';

export type QueueDeps = Pick<Deps, 'queue' | 'clock' | 'ids'>;

/** Something that happened, as it is told. */
interface ToldEvent {
  readonly eventId: string;
  readonly event: string;
  readonly body: string;
  readonly once: boolean;
}

/** Puts an event on its way to an address: its row and its job, in the caller’s transaction. */
export async function queueDelivery(
  deps: QueueDeps,
  tx: Db,
  webhookId: string,
  told: ToldEvent,
): Promise<DeliveryRow> {
  const id = deps.ids.uuid();
  const row = await insertDelivery(tx, { id, webhookId, ...told, createdAt: deps.clock.now() });
  await enqueueDelivery(deps, tx, id);
  return row;
}

/** Enqueues its job in the caller’s transaction; nothing happens when it is there already. */
export async function enqueueDelivery(deps: Pick<Deps, 'queue'>, tx: Db, id: string): Promise<void> {
  await deps.queue.send(tx, 'webhook', { deliveryId: id }, { id });
}

/** The body of an event, the same for every address. */
export function eventBody(eventId: string, type: string, createdAt: Date, data: object): string {
  return JSON.stringify({ id: eventId, type, createdAt: createdAt.toISOString(), data });
}

type AskDeps = QueueDeps & Pick<Deps, 'db'>;

/** Sends a test event, once. @throws AppError `request/not-found`, `auth/too-many-requests`. */
export async function testWebhook(
  deps: AskDeps,
  viewer: Pick<Viewer, 'uid'>,
  id: string,
): Promise<WebhookDelivery> {
  await takeLimit(deps, ['webhookTry', viewer.uid]);
  const { url } = await ownWebhook(deps, viewer, id);
  const eventId = deps.ids.uuid();
  const body = eventBody(eventId, webhookTestEvent, deps.clock.now(), { webhook: { id, url } });
  const told = { eventId, event: webhookTestEvent, body, once: true };
  return deps.db.transaction(async (tx) => deliveryView(await queueDelivery(deps, tx, id, told)));
}

/** Sends an event again, once. @throws AppError `request/not-found`, `auth/too-many-requests`. */
export async function replayDelivery(
  deps: AskDeps,
  viewer: Pick<Viewer, 'uid'>,
  { id, delivery }: { readonly id: string; readonly delivery: string },
): Promise<WebhookDelivery> {
  await takeLimit(deps, ['webhookTry', viewer.uid]);
  await ownWebhook(deps, viewer, id);
  const sent = await findDelivery(deps.db, id, delivery);
  if (sent === null) throw new AppError('request/not-found');
  const { eventId, event, body } = sent;
  return deps.db.transaction(async (tx) =>
    deliveryView(await queueDelivery(deps, tx, id, { eventId, event, body, once: true })),
  );
}

/** A page of the deliveries of one’s own webhook, the newest first. @throws AppError `request/not-found`. */
export async function listDeliveries(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
  id: string,
  page: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{ items: WebhookDelivery[]; nextCursor: string | null }> {
  await ownWebhook(deps, viewer, id);
  const { rows, nextCursor } = await listDeliveryRows(deps.db, id, page);
  return { items: rows.map(deliveryView), nextCursor };
}
