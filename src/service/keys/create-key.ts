import type { ApiKey, CreateKeyRequest } from '#contract/api/keys.ts';
import { dayMs, laterBy } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { keyPrefix, mostKeys } from '#contract/key-words.ts';
import { planName } from '#contract/plan-words.ts';
import { planOf } from '#contract/plans.ts';
import type { Db } from '#platform/database.ts';
import { countWorkingKeys, insertApiKey } from '#store/api-keys.ts';
import { lockOwner } from '#store/audits.ts';
import { findProfile, type UserRow } from '#store/users.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';
import { takeLimit } from '../limits/take-limits.ts';
import type { Viewer } from '../viewer.ts';
import { keyView } from './key-view.ts';

/** Of the key, kept in clear. */
const startLength = keyPrefix.length + 4;

type KeyDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'identity'>;

/** Says that the password of whoever makes a key was typed, and whose the key will be; only `provePassword` makes one. */
export interface ProvedPassword {
  readonly uid: string;
  readonly madeBy: string;
}

/** @throws AppError `auth/required`, `key/not-in-plan`, `key/too-many`. */
async function assertMayMakeKey(
  db: Db,
  uid: string,
  now: Date,
  owner: Pick<UserRow, 'plan'> | null,
): Promise<void> {
  if (owner === null) throw new AppError('auth/required');
  const plan = planOf(owner.plan);
  if (!plan.apiKeys) throw new AppError('key/not-in-plan', { data: { plan: planName(plan.id) } });
  if ((await countWorkingKeys(db, uid, now)) >= mostKeys)
    throw new AppError('key/too-many', { data: { limit: mostKeys } });
}

/**
 * Looks whether a person who may make a key knows the password: outside of any transaction.
 * @throws AppError `auth/wrong-password`, `auth/too-many-requests`, and as `createKey`.
 */
export async function provePassword(
  deps: KeyDeps,
  viewer: Pick<Viewer, 'uid' | 'personUid' | 'sessionId'>,
  { password }: Pick<CreateKeyRequest, 'password'>,
): Promise<ProvedPassword> {
  await assertMayMakeKey(deps.db, viewer.uid, deps.clock.now(), await findProfile(deps.db, viewer.uid));
  await takeLimit(deps, ['sessionPassword', viewer.sessionId]);
  if (!(await deps.identity.passwords.checkPassword(viewer.personUid, password)))
    throw new AppError('auth/wrong-password', { field: 'password' });
  return { uid: viewer.uid, madeBy: viewer.personUid };
}

/**
 * Makes a key for a person who knows the password. The key is given here and never again.
 * @throws AppError `auth/required`, `key/not-in-plan`, `key/too-many`.
 */
export async function createKey(
  deps: KeyDeps,
  { uid, madeBy }: ProvedPassword,
  { name, scope, days }: Pick<CreateKeyRequest, 'name' | 'scope' | 'days'>,
): Promise<{ key: ApiKey; token: string }> {
  const token = `${keyPrefix}${deps.ids.token()}`;
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    // Once more: all of it may have changed while the password was looked at.
    await assertMayMakeKey(tx, uid, now, await lockOwner(tx, uid));
    const row = await insertApiKey(tx, {
      id: deps.ids.uuid(),
      uid,
      madeBy,
      tokenHash: hashToken(token),
      name,
      scope,
      start: token.slice(0, startLength),
      createdAt: now,
      expiresAt: laterBy(now, days * dayMs),
    });
    return { key: keyView(row, now), token };
  });
}
