import { touchWorker } from '#store/workers.ts';
import type { Deps } from '../deps.ts';

/** A worker that has not spoken for longer counts as gone. */
export const workerSilenceMs = 45_000;

/** A worker says it is alive, for the admin tab. */
export async function recordHeartbeat(
  deps: Pick<Deps, 'db' | 'clock'>,
  workerId: string,
  startedAt: Date,
): Promise<void> {
  await touchWorker(deps.db, workerId, startedAt, deps.clock.now());
}
