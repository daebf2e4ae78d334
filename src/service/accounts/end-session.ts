import { deleteSessionByHash } from '#store/sessions.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';
import { readToken } from './token-cookies.ts';

/** Ends the session of that cookie, if there is one. */
export async function endSession(
  deps: Pick<Deps, 'db' | 'config'>,
  cookieHeader: string | null,
): Promise<void> {
  const token = readToken('session', deps.config, cookieHeader);
  if (token) await deleteSessionByHash(deps.db, hashToken(token));
}
