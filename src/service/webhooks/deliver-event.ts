import { dayMs } from '#contract/durations.ts';
import { webhookPatienceDays } from '#contract/webhook-words.ts';
import { engineVersion } from '#engine/engine-version.ts';
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
import type { PostEvent, PostOutcome } from './post-event.ts';
import { signatureHeader, signEvent } from './sign-event.ts';

type DeliverDeps = Pick<Deps, 'db' | 'queue' | 'clock' | 'ids' | 'config' | 'log'>;

const patienceMs = webhookPatienceDays * dayMs;

/** The address has not taken it: the queue tries again. Says nothing of the address. */
class NotTaken extends Error {}

/**
 * The `webhook` job: sends one event to one address and notes what came back. What is not taken (anything but 2xx) is
 * tried again for three days; then the address is disabled, if it took nothing else meanwhile, and its owner told.
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
    const outcome = await post(
      webhook.url,
      delivery.body,
      headersOf(deps, webhook, delivery, at),
      webhook.uid,
    );
    const taken = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
    deps.log.info(
      { webhook: webhook.id, delivery: delivery.id, status: outcome.status, failure: outcome.failure },
      'event sent',
    );
    const isOver = delivery.once || job.lastTry;
    await retryWhenLost(() => note(deps, { delivery, webhook, outcome, taken, isOver, at }));
    if (!taken && !isOver) throw new NotTaken('the address has not taken the event');
  };
}

function headersOf(
  deps: DeliverDeps,
  webhook: WebhookRow,
  { id, event, body }: DeliveryRow,
  at: Date,
): Record<string, string> {
  const former = webhook.formerUntil && webhook.formerUntil > at ? webhook.formerSecret : null;
  const secrets = former === null ? [webhook.secret] : [webhook.secret, former];
  return {
    'user-agent': `Constat/${engineVersion} (+${deps.config.publicUrl}/api/docs)`,
    'constat-event': event,
    'constat-delivery': id,
    [signatureHeader]: signEvent(body, secrets, at),
  };
}

interface Sent {
  readonly delivery: DeliveryRow;
  readonly webhook: WebhookRow;
  readonly outcome: PostOutcome;
  readonly taken: boolean;
  readonly isOver: boolean;
  readonly at: Date;
}

async function note(deps: DeliverDeps, sent: Sent): Promise<void> {
  const { delivery, webhook, outcome, taken, isOver, at } = sent;
  await deps.db.transaction(async (tx) => {
    await updateDelivery(tx, delivery.id, {
      ...outcome,
      state: taken ? 'delivered' : isOver ? 'failed' : 'waiting',
      attempts: delivery.attempts + 1,
      lastTriedAt: at,
    });
    if (taken) return updateWebhook(tx, webhook.id, { lastDeliveredAt: at });
    const tookSince = webhook.lastDeliveredAt !== null && webhook.lastDeliveredAt > delivery.createdAt;
    if (delivery.once || !isOver || tookSince || webhook.disabledAt !== null) return;
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
        since: new Date(Math.max(delivery.createdAt.getTime(), at.getTime() - patienceMs)).toISOString(),
        settingsUrl: `${deps.config.publicUrl}/dashboard?tab=settings`,
      },
    });
  });
}
