import type { ApiKey } from '#contract/api/keys.ts';
import { dayMs, earlierBy } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { deleteApiKey, deleteApiKeysExpiredBefore, listApiKeyRows } from '#store/api-keys.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { keyView } from './key-view.ts';

/** How long an expired key is still listed, ms: long enough to see why a program stopped. */
const toldMs = 90 * dayMs;

/** The person’s keys, the newest first. */
export async function listKeys(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'uid'>,
): Promise<ApiKey[]> {
  const now = deps.clock.now();
  return (await listApiKeyRows(deps.db, viewer.uid)).map((row) => keyView(row, now));
}

/** Ends a key at once. @throws AppError `request/not-found`, for another’s as for none. */
export async function revokeKey(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
  id: string,
): Promise<void> {
  if (!(await deleteApiKey(deps.db, viewer.uid, id))) throw new AppError('request/not-found');
}

/** Daily: forgets keys that expired long ago. */
export async function sweepKeys({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteApiKeysExpiredBefore(db, earlierBy(clock.now(), toldMs));
}
