import type { CreateWebhookRequest, Webhook } from '#contract/api/webhooks.ts';
import { AppError } from '#contract/errors.ts';
import { planName } from '#contract/plan-words.ts';
import { planOf } from '#contract/plans.ts';
import { mostWebhooks, webhookSecretPrefix } from '#contract/webhook-words.ts';
import {
  judgeLiteral,
  type TargetPolicy,
  TargetRefused,
  targetPolicyOf,
} from '#engine/browser/target-policy.ts';
import { lockOwner } from '#store/audits.ts';
import { countWebhooks, insertWebhook } from '#store/webhooks.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { assertChannel } from './channels/channel-address.ts';
import { sealChannel } from './channels/sealed-channel.ts';
import { webhookView } from './webhook-view.ts';

/** A new secret: 256 random bits. */
export const newSecret = (ids: Deps['ids']): string => `${webhookSecretPrefix}${ids.token()}`;

/**
 * Adds an address. Its name is looked up at each delivery; what is private as written is refused at once.
 * Of a room, what opens it is kept sealed and never told again.
 * @returns the secret of a webhook too, here and never again; empty for a room
 * @throws AppError `webhook/*`, field `url`.
 */
export async function createWebhook(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>,
  viewer: Pick<Viewer, 'uid'>,
  request: CreateWebhookRequest,
): Promise<{ webhook: Webhook; secret: string }> {
  const { kind, room = null, token = null } = request;
  const url = addressOf(request.url, targetPolicyOf(deps.config));
  assertChannel(kind, new URL(url), { token, room });
  const isRoom = kind !== 'webhook';
  const id = deps.ids.uuid();
  const secret = isRoom ? '' : newSecret(deps.ids);
  const sealed = isRoom ? sealChannel(deps, { uid: viewer.uid, id }, { url, token }) : null;
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, viewer.uid);
    if (owner === null) throw new AppError('auth/required');
    const plan = planOf(owner.plan);
    if (!plan.apiKeys) throw new AppError('webhook/not-in-plan', { data: { plan: planName(plan.id) } });
    if ((await countWebhooks(tx, viewer.uid)) >= mostWebhooks)
      throw new AppError('webhook/too-many', { data: { limit: mostWebhooks } });
    const events = [...new Set(request.events)];
    const row = await insertWebhook(tx, {
      ...{ id, uid: viewer.uid, kind, events, secret, sealed, createdAt: now },
      url: isRoom ? new URL(url).origin : url,
      room: kind === 'matrix' ? room : null,
      hosts: request.hosts ? [...new Set(request.hosts)] : null,
    });
    return { webhook: webhookView(row, now), secret };
  });
}

const isClosed = ({ reason }: TargetRefused) => reason === 'private' || reason === 'denied';

function addressOf(typed: string, policy: TargetPolicy): string {
  const field = 'url';
  const url = URL.canParse(typed) ? new URL(typed) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw new AppError('webhook/address', { field });
  url.hash = '';
  try {
    judgeLiteral(url.hostname, Number(url.port || 443), policy);
  } catch (cause) {
    if (!(cause instanceof TargetRefused)) throw cause;
    throw new AppError(isClosed(cause) ? 'webhook/private' : 'webhook/address', { cause, field });
  }
  return url.href;
}
