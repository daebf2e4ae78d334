import { engineVersion } from '#engine/engine-version.ts';
import type { DeliveryRow, WebhookRow } from '#store/webhooks.ts';
import type { Deps } from '../deps.ts';
import { channelBodies } from './channels/channel-bodies.ts';
import { channelMessage } from './channels/channel-message.ts';
import { openChannel } from './channels/sealed-channel.ts';
import type { EventRequest } from './post-event.ts';
import { signatureHeader, signEvent } from './sign-event.ts';

/** How a delivery is asked of its address; null when nothing here opens the address any more. */
export function deliveryRequest(
  deps: Pick<Deps, 'config'>,
  webhook: WebhookRow,
  delivery: DeliveryRow,
  at: Date,
): EventRequest | null {
  const { publicUrl } = deps.config;
  const agent = { 'user-agent': `Constat/${engineVersion} (+${publicUrl}/api/docs)` };
  const { kind } = webhook;
  if (kind === 'webhook') {
    const headers = { ...agent, ...signedHeaders(webhook, delivery, at) };
    return { url: webhook.url, method: 'POST', body: delivery.body, headers };
  }
  const secrets = openChannel(deps, webhook);
  if (secrets === null) return null;
  const message = channelMessage(delivery.body, `${publicUrl}/dashboard?tab=settings`);
  const body = JSON.stringify(channelBodies[kind](message));
  if (kind !== 'matrix') return { url: secrets.url, method: 'POST', body, headers: agent };
  // The same transaction is the same message, however often it is asked for; a replay is another one.
  const path = `/_matrix/client/v3/rooms/${encodeURIComponent(webhook.room ?? '')}/send/m.room.message/${delivery.id}`;
  const headers = { ...agent, authorization: `Bearer ${secrets.token}` };
  return { url: new URL(path, secrets.url).href, method: 'PUT', body, headers };
}

function signedHeaders(
  webhook: WebhookRow,
  { id, event, body }: DeliveryRow,
  at: Date,
): Record<string, string> {
  const former = webhook.formerUntil && webhook.formerUntil > at ? webhook.formerSecret : null;
  const secrets = former === null ? [webhook.secret] : [webhook.secret, former];
  return {
    'constat-event': event,
    'constat-delivery': id,
    [signatureHeader]: signEvent(body, secrets, at),
  };
}
