import type { Webhook, WebhookDelivery } from '#contract/api/webhooks.ts';
import type { DeliveryRow, WebhookRow } from '#store/webhooks.ts';

/** A webhook as its owner sees it. */
export function webhookView(row: WebhookRow, now: Date): Webhook {
  const { id, kind, url, room, hosts, events, createdAt, disabledAt, failing, formerUntil } = row;
  return {
    id,
    kind,
    url,
    room,
    hosts,
    events,
    state: disabledAt === null ? 'active' : failing ? 'failing' : 'paused',
    createdAt: createdAt.toISOString(),
    formerSecretUntil: formerUntil && formerUntil > now ? formerUntil.toISOString() : null,
  };
}

/** A delivery as the owner of its webhook sees it. */
export function deliveryView(row: DeliveryRow): WebhookDelivery {
  const { id, eventId, event, state, attempts, createdAt, lastTriedAt, status, answer, failure } = row;
  return {
    id,
    eventId,
    event,
    state,
    attempts,
    createdAt: createdAt.toISOString(),
    lastTriedAt: lastTriedAt?.toISOString() ?? null,
    status,
    answer,
    failure,
  };
}
