import type { AccountSession } from '#contract/api/account.ts';
import { AppError } from '#contract/errors.ts';
import { deleteOtherSessions, deleteSessionOf, listSessionsOf } from '#store/sessions.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';

/** The person’s live sessions; tokens are not among what can be read. */
export async function listSessions(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
): Promise<AccountSession[]> {
  const rows = await listSessionsOf(deps.db, viewer.uid, deps.clock.now());
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    userAgent: row.userAgent,
    addressBlock: row.addressBlock,
    current: row.id === viewer.sessionId,
  }));
}

/** Ends all of the person’s sessions but this one. */
export async function revokeOtherSessions(deps: Pick<Deps, 'db'>, viewer: Viewer): Promise<void> {
  await deleteOtherSessions(deps.db, viewer.uid, viewer.sessionId);
}

/** Ends one of the person’s sessions. @throws AppError `request/not-found`, for another’s as for none. */
export async function revokeSession(deps: Pick<Deps, 'db'>, viewer: Viewer, id: string): Promise<void> {
  if (!(await deleteSessionOf(deps.db, viewer.uid, id))) throw new AppError('request/not-found');
}
