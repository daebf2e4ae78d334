import type { ScheduleMail } from '#contract/schedule-words.ts';
import { findByStopToken, stopScheduleMails as stop } from '#store/schedules.ts';
import type { Deps } from '../deps.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The schedule whose mails a link stops, and which it sends now; null when the link is none, or its schedule is gone. */
export async function readStopLink(
  deps: Pick<Deps, 'db'>,
  token: string,
): Promise<{ readonly host: string; readonly mail: ScheduleMail } | null> {
  return uuid.test(token) ? findByStopToken(deps.db, token) : null;
}

/** Stops the mails of a schedule without signing in; once more changes nothing. Its audits go on. */
export async function stopScheduleMails(deps: Pick<Deps, 'db'>, token: string): Promise<void> {
  if (uuid.test(token)) await stop(deps.db, token);
}
