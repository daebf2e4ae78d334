import { earlierBy } from '#contract/durations.ts';
import { isAppError } from '#contract/errors.ts';
import { forgetBrowsersOf } from '#store/known-browsers.ts';
import { endStamped, listStampedSessions, stampSession } from '#store/session-stamps.ts';
import type { Deps } from '../deps.ts';

/** Longer than two runs are apart: a session that is used is looked at, another when it is used again. */
const seenWithinMs = 12 * 60_000;

/** The account’s stamp as it is now; empty when there is none or it cannot be had: the next look tells. */
export async function readStamp({ identity }: Pick<Deps, 'identity'>, uid: string): Promise<string> {
  if (identity.stamps === null) return '';
  try {
    return (await identity.stamps([uid])).get(uid) ?? '';
  } catch (error) {
    if (isAppError(error)) return '';
    throw error;
  }
}

/**
 * Ends sessions whose password was changed, whose tokens were revoked or whose account was disabled or deleted at the identity
 * provider. One that does not answer ends nothing: open sessions do not depend on it.
 * @returns how many ended
 */
export async function recheckSessions(
  deps: Pick<Deps, 'db' | 'clock' | 'identity' | 'log'>,
): Promise<number> {
  const { db, clock, identity, log } = deps;
  if (identity.stamps === null) return 0;
  const now = clock.now();
  const open = await listStampedSessions(db, { seenSince: earlierBy(now, seenWithinMs), now });
  if (open.length === 0) return 0;
  let stamps: ReadonlyMap<string, string>;
  try {
    stamps = await identity.stamps([...new Set(open.map(({ uid }) => uid))]);
  } catch (error) {
    if (!isAppError(error)) throw error;
    log.warn({ code: error.code, sessions: open.length }, 'sessions could not be checked with the provider');
    return 0;
  }
  let ended = 0;
  for (const session of open) {
    const stamp = stamps.get(session.uid);
    if (stamp === session.stamp) continue;
    if (stamp !== undefined && session.stamp === '') await stampSession(db, session, stamp);
    else if (await endStamped(db, session)) {
      await forgetBrowsersOf(db, session.uid);
      ended += 1;
    }
  }
  if (ended > 0) log.info({ ended }, 'sessions ended by the identity provider');
  return ended;
}
