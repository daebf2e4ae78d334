import { deleteWindowsBefore } from '#store/limits.ts';
import type { Deps } from '../deps.ts';

/** The `sweep-limits` job: forgets the windows that are over, so that a flood of keys is gone within the hour. */
export async function sweepLimits(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteWindowsBefore(deps.db, deps.clock.now());
}
