import type { ApiKey, CreateKeyRequest } from '#contract/api/keys.ts';
import { AppError } from '#contract/errors.ts';
import { keyPrefix, mostKeys } from '#contract/key-words.ts';
import { planName } from '#contract/plan-words.ts';
import { planOf } from '#contract/plans.ts';
import { countWorkingKeys, insertApiKey } from '#store/api-keys.ts';
import { lockOwner } from '#store/audits.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';
import type { Viewer } from '../viewer.ts';
import { keyView } from './key-view.ts';

const dayMs = 24 * 3_600_000;
/** Of the key, kept in clear. */
const startLength = keyPrefix.length + 4;

/**
 * Makes a key for a person who knows the password. The key is given here and never again.
 * @throws AppError `auth/wrong-password`, `key/not-in-plan`, `key/too-many`.
 */
export async function createKey(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'identity'>,
  viewer: Pick<Viewer, 'uid'>,
  { name, scope, days, password }: CreateKeyRequest,
): Promise<{ key: ApiKey; token: string }> {
  if (!(await deps.identity.passwords.checkPassword(viewer.uid, password)))
    throw new AppError('auth/wrong-password', { field: 'password' });
  const token = `${keyPrefix}${deps.ids.token()}`;
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, viewer.uid);
    if (owner === null) throw new AppError('auth/required');
    const plan = planOf(owner.plan);
    if (!plan.apiKeys) throw new AppError('key/not-in-plan', { data: { plan: planName(plan.id) } });
    if ((await countWorkingKeys(tx, viewer.uid, now)) >= mostKeys)
      throw new AppError('key/too-many', { data: { limit: mostKeys } });
    const row = await insertApiKey(tx, {
      id: deps.ids.uuid(),
      uid: viewer.uid,
      tokenHash: hashToken(token),
      name,
      scope,
      start: token.slice(0, startLength),
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * dayMs),
    });
    return { key: keyView(row, now), token };
  });
}
