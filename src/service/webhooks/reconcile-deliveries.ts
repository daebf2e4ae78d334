import { earlierBy } from '#contract/durations.ts';
import { findWaitingDeliveries, updateDelivery } from '#store/webhooks.ts';
import type { Deps } from '../deps.ts';
import { enqueueDelivery } from './queue-delivery.ts';

/** Younger ones may belong to a job still under way. */
const graceMs = 60_000;
const batchSize = 500;

/** No delivery waits for ever: its job is put back when the queue lost it, and told when its job ended without it. */
export async function reconcileDeliveries(deps: Pick<Deps, 'db' | 'queue' | 'clock' | 'log'>): Promise<void> {
  const before = earlierBy(deps.clock.now(), graceMs);
  const waiting = await findWaitingDeliveries(deps.db, before, batchSize);
  const ids = waiting.map(({ id }) => id);
  const states = await deps.queue.states(deps.db, 'webhook', ids);
  for (const id of ids) {
    const job = states.get(id);
    if (job === 'live') continue;
    deps.log.warn({ delivery: id, job: job ?? 'missing' }, 'delivery without a live job');
    if (job === 'ended') await updateDelivery(deps.db, id, { state: 'failed', failure: 'lost' });
    else await enqueueDelivery(deps, deps.db, id);
  }
}
