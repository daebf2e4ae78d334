import { dueLaterMeasures } from '#store/later-measures.ts';
import type { Deps } from '../deps.ts';

/** Enqueued at a time: each takes seconds, and the next minute brings more. */
const mostAtOnce = 50;

/** Behind everything that somebody waits for. */
const lowPriority = -10;

/**
 * Enqueues what is to be measured and whose time has come; what waits or runs already is left alone. Idempotent; run at a
 * worker’s start and every minute, so that a job that is lost comes back.
 */
export async function reconcileLaterMeasures(deps: Pick<Deps, 'db' | 'queue' | 'clock'>): Promise<void> {
  for (const { auditId } of await dueLaterMeasures(deps.db, deps.clock.now(), mostAtOnce))
    await deps.db.transaction((tx) =>
      deps.queue.send(tx, 'measure', { auditId }, { id: auditId, again: true, priority: lowPriority }),
    );
}
