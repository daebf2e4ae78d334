import { deleteSessionByHash } from '#store/sessions.ts';
import { readProviderSession } from '#store/sign-ins.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';
import { openIdToken } from '../sign-ins/sealed-id-token.ts';
import { readToken } from './token-cookies.ts';

/**
 * Ends the session of that cookie, if there is one.
 * @returns where the browser goes to end that of the provider too; null where a password opened it, or the provider has no such
 * address
 */
export async function endSession(
  deps: Pick<Deps, 'db' | 'config' | 'ids' | 'oidc'>,
  cookieHeader: string | null,
): Promise<string | null> {
  const token = readToken('session', deps.config, cookieHeader);
  if (token === null) return null;
  const opened = await readProviderSession(deps.db, hashToken(token));
  await deleteSessionByHash(deps.db, hashToken(token));
  if (opened === null) return null;
  const idToken = openIdToken(deps, opened.sessionId, opened.sealedIdToken);
  // Providers ask for a state; what comes back with it opens nothing, so it is not kept.
  return idToken === null ? null : deps.oidc.end(opened.provider, idToken, deps.ids.token());
}
