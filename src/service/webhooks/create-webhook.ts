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
import { webhookView } from './webhook-view.ts';

/** A new secret: 256 random bits. */
export const newSecret = (ids: Deps['ids']): string => `${webhookSecretPrefix}${ids.token()}`;

/**
 * Adds an address. Its name is looked up at each delivery; what is private as written is refused at once.
 * @returns the secret too, here and never again
 * @throws AppError `webhook/*`, field `url`.
 */
export async function createWebhook(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>,
  viewer: Pick<Viewer, 'uid'>,
  request: CreateWebhookRequest,
): Promise<{ webhook: Webhook; secret: string }> {
  const url = addressOf(request.url, targetPolicyOf(deps.config));
  const secret = newSecret(deps.ids);
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
      id: deps.ids.uuid(),
      uid: viewer.uid,
      url,
      events,
      secret,
      createdAt: now,
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
