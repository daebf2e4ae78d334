import { type ChannelKind, channelWords } from '#contract/channel-words.ts';
import { dayMs } from '#contract/durations.ts';
import { webhookPatienceDays } from '#contract/webhook-words.ts';
import { retryWhenLost } from '#platform/lost-connection.ts';
import type { JobHandler } from '#platform/queue.ts';
import { findOwner } from '#store/audits.ts';
import {
  type DeliveryRow,
  findDeliveryToSend,
  updateDelivery,
  updateWebhook,
  type WebhookRow,
} from '#store/webhooks.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { deliveryRequest } from './delivery-request.ts';
import type { PostEvent, PostOutcome } from './post-event.ts';

type DeliverDeps = Pick<Deps, 'db' | 'queue' | 'clock' | 'ids' | 'config' | 'log'>;

const patienceMs = webhookPatienceDays * dayMs;

/** Nothing here opens its address: to the person as an address that is gone. */
const unreadable: PostOutcome = { status: null, answer: null, failure: 'unreadable' };

/** Answers that say of a room that asking again is of no use; of a server nothing does, which may be mended. */
const goneAnswers: Readonly<Record<ChannelKind, readonly number[]>> = {
  webhook: [],
  slack: [404, 410],
  teams: [404, 410],
  mattermost: [404, 410],
  // A token that was revoked, a robot that was put out of the room.
  matrix: [401, 403, 404, 410],
};

/** The address has not taken it: the queue tries again. Says nothing of the address. */
class NotTaken extends Error {}

/**
 * The `webhook` job: sends one event to one address and notes what came back. What is not taken (anything but 2xx) is
 * tried again for three days; then the address is disabled, if it took nothing else meanwhile, and its owner told; a room that is
 * gone at once.
 * An event may arrive twice, when a process dies after the answer: its id says so.
 */
export function deliverEventJob(deps: DeliverDeps, post: PostEvent): JobHandler<'webhook'> {
  return async (job) => {
    const found = await findDeliveryToSend(deps.db, job.data.deliveryId);
    if (found === null || found.delivery.state !== 'waiting') return;
    const { delivery, webhook } = found;
    if (webhook.disabledAt !== null && !delivery.once)
      return updateDelivery(deps.db, delivery.id, { state: 'failed', failure: 'disabled' });
    const at = deps.clock.now();
    const request = deliveryRequest(deps, webhook, delivery, at);
    const outcome = request === null ? unreadable : await post(request, webhook.uid);
    const taken = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
    deps.log.info(
      { webhook: webhook.id, delivery: delivery.id, status: outcome.status, failure: outcome.failure },
      'event sent',
    );
    const isGone = request === null || goneAnswers[webhook.kind].includes(outcome.status ?? 0);
    const isOver = delivery.once || job.lastTry || isGone;
    await retryWhenLost(() => note(deps, { delivery, webhook, outcome, taken, isOver, isGone, at }));
    if (!taken && !isOver) throw new NotTaken('the address has not taken the event');
  };
}

interface Sent {
  readonly delivery: DeliveryRow;
  readonly webhook: WebhookRow;
  readonly outcome: PostOutcome;
  readonly taken: boolean;
  readonly isOver: boolean;
  /** The room is closed, or opens to us no more. */
  readonly isGone: boolean;
  readonly at: Date;
}

async function note(deps: DeliverDeps, sent: Sent): Promise<void> {
  const { delivery, webhook, outcome, taken, isOver, isGone, at } = sent;
  await deps.db.transaction(async (tx) => {
    await updateDelivery(tx, delivery.id, {
      ...outcome,
      state: taken ? 'delivered' : isOver ? 'failed' : 'waiting',
      attempts: delivery.attempts + 1,
      lastTriedAt: at,
    });
    if (taken) return updateWebhook(tx, webhook.id, { lastDeliveredAt: at });
    const tookSince = webhook.lastDeliveredAt !== null && webhook.lastDeliveredAt > delivery.createdAt;
    if (delivery.once || !isOver || (tookSince && !isGone) || webhook.disabledAt !== null) return;
    await updateWebhook(tx, webhook.id, { disabledAt: at, failing: true });
    const owner = await findOwner(tx, webhook.uid);
    if (owner === null) return;
    await queueMail(deps, tx, {
      kind: 'webhook-disabled',
      to: owner.email,
      uid: owner.uid,
      dedupeKey: `webhook-disabled:${webhook.id}:${delivery.id}`,
      data: {
        displayName: owner.displayName,
        host: new URL(webhook.url).host,
        ...(webhook.kind !== 'webhook' && { channel: channelWords[webhook.kind].label }),
        ...(isGone && { gone: true }),
        since: new Date(Math.max(delivery.createdAt.getTime(), at.getTime() - patienceMs)).toISOString(),
        settingsUrl: `${deps.config.publicUrl}/dashboard?tab=settings`,
      },
    });
  });
}
