import { deleteExpiredSessions } from '#store/sessions.ts';
import type { Deps } from '../deps.ts';

/** Forgets sessions that have expired. */
export async function sweepSessions(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const removed = await deleteExpiredSessions(deps.db, deps.clock.now());
  deps.log.info({ removed }, 'expired sessions swept');
}
