import type { ChangeWebhookRequest, Webhook } from '#contract/api/webhooks.ts';
import { earlierBy, hourMs, laterBy } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { formerSecretHours } from '#contract/webhook-words.ts';
import {
  deleteDeliveriesBefore,
  deleteWebhookRow,
  findWebhook,
  listWebhookRows,
  updateWebhook,
  type WebhookRow,
} from '#store/webhooks.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { newSecret } from './create-webhook.ts';
import { webhookView } from './webhook-view.ts';

type ManageDeps = Pick<Deps, 'db' | 'clock'>;

/** How long deliveries are told, ms. */
const keptMs = 30 * 24 * hourMs;

export async function listWebhooks(deps: ManageDeps, viewer: Pick<Viewer, 'uid'>): Promise<Webhook[]> {
  const now = deps.clock.now();
  return (await listWebhookRows(deps.db, viewer.uid)).map((row) => webhookView(row, now));
}

/** One’s own webhook. @throws AppError `request/not-found`. */
export async function ownWebhook(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
  id: string,
): Promise<WebhookRow> {
  const row = await findWebhook(deps.db, viewer.uid, id);
  if (row === null) throw new AppError('request/not-found');
  return row;
}

/** Changes what it is told of, pauses it or starts it again. @throws AppError `request/not-found`. */
export async function changeWebhook(
  deps: ManageDeps,
  viewer: Pick<Viewer, 'uid'>,
  id: string,
  { events, enabled }: ChangeWebhookRequest,
): Promise<Webhook> {
  const row = await ownWebhook(deps, viewer, id);
  const now = deps.clock.now();
  const change = {
    events: events ? [...new Set(events)] : row.events,
    ...(enabled === true && { disabledAt: null, failing: false }),
    ...(enabled === false && { disabledAt: row.disabledAt ?? now, failing: false }),
  };
  await updateWebhook(deps.db, id, change);
  return webhookView({ ...row, ...change }, now);
}

/** Gives it a new secret; the one before signs too for a day. @throws AppError `request/not-found`, `webhook/no-secret`. */
export async function renewSecret(
  deps: ManageDeps & Pick<Deps, 'ids'>,
  viewer: Pick<Viewer, 'uid'>,
  id: string,
): Promise<{ webhook: Webhook; secret: string }> {
  const row = await ownWebhook(deps, viewer, id);
  if (row.kind !== 'webhook') throw new AppError('webhook/no-secret');
  const now = deps.clock.now();
  const change = {
    secret: newSecret(deps.ids),
    formerSecret: row.secret,
    formerUntil: laterBy(now, formerSecretHours * hourMs),
  };
  await updateWebhook(deps.db, id, change);
  return { webhook: webhookView({ ...row, ...change }, now), secret: change.secret };
}

/** Removes it with its deliveries; those under way find nothing to send. @throws AppError `request/not-found`. */
export async function deleteWebhook(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
  id: string,
): Promise<void> {
  if (!(await deleteWebhookRow(deps.db, viewer.uid, id))) throw new AppError('request/not-found');
}

/** Daily: forgets old deliveries. */
export async function sweepDeliveries({ db, clock }: ManageDeps): Promise<void> {
  await deleteDeliveriesBefore(db, earlierBy(clock.now(), keptMs));
}
