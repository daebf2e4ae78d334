import { earlierBy } from '#contract/durations.ts';
import type { Db } from '#platform/database.ts';
import { isKnownBrowser, rememberBrowser } from '#store/known-browsers.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';
import { cookieLifeMs, readToken } from './token-cookies.ts';

/** Browsers remembered of one account; the one used longest ago is forgotten first. */
const mostBrowsers = 20;

/**
 * What a browser that has signed in before counts by, so that what others try elsewhere does not keep it out.
 * @param email of one account only: a browser is known to the accounts that have signed in with it
 * @returns null for any other browser
 */
export async function knownBrowser(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  cookieHeader: string | null,
  email?: string,
): Promise<string | null> {
  const token = readToken('browser', deps.config, cookieHeader);
  if (token === null) return null;
  const tokenHash = hashToken(token);
  const since = earlierBy(deps.clock.now(), cookieLifeMs.browser);
  const known = await isKnownBrowser(deps.db, tokenHash, { since, email: email?.trim().toLowerCase() });
  return known ? `browser ${tokenHash.toString('base64url')}` : null;
}

/**
 * Remembers that the person has proved who they are in this browser.
 * @returns the token to give it: its own when it is known already, else a new one, never one that it came with
 */
export async function rememberThisBrowser(
  deps: Pick<Deps, 'clock' | 'config' | 'ids'>,
  db: Db,
  uid: string,
  cookieHeader: string | null,
): Promise<string> {
  const now = deps.clock.now();
  const own = readToken('browser', deps.config, cookieHeader);
  const since = earlierBy(now, cookieLifeMs.browser);
  const known = own !== null && (await isKnownBrowser(db, hashToken(own), { since }));
  const token = known ? own : deps.ids.token();
  await rememberBrowser(db, { tokenHash: hashToken(token), uid, now, most: mostBrowsers });
  return token;
}
