import { deleteSessionByHash } from '#store/sessions.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';
import { readSessionToken } from './session-token.ts';

/** Ends the session of that cookie, if there is one. */
export async function endSession(deps: Pick<Deps, 'db'>, cookieHeader: string | null): Promise<void> {
  const token = readSessionToken(cookieHeader);
  if (token) await deleteSessionByHash(deps.db, hashToken(token));
}
