import { earlierBy } from '#contract/durations.ts';
import { openBefore, settleVerification } from '#store/verifications.ts';
import type { Deps } from '../deps.ts';
import { enqueueVerification } from './start-verification.ts';

/** Younger ones may belong to a transaction under way. */
const graceMs = 60_000;
/** Nobody waits for an older one any more. */
const longestMs = 600_000;

/**
 * No verification waits for ever: one whose job is unknown is enqueued again while somebody may still wait, else it is
 * told interrupted. Idempotent; run at a worker’s start and every minute.
 */
export async function reconcileVerifications(
  deps: Pick<Deps, 'config' | 'db' | 'queue' | 'clock' | 'log'>,
): Promise<void> {
  const now = deps.clock.now();
  const rows = await openBefore(deps.db, earlierBy(now, graceMs));
  const states = await deps.queue.states(
    deps.db,
    'verify',
    rows.map(({ id }) => id),
  );
  for (const row of rows) {
    const state = states.get(row.id);
    if (state === 'live') continue;
    deps.log.warn({ verification: row.id, state: state ?? 'missing' }, 'verification without a live job');
    const isYoung = now.getTime() - row.createdAt.getTime() < longestMs;
    if (state === undefined && isYoung) await enqueueVerification(deps, deps.db, row);
    else
      await settleVerification(deps.db, row, { outcome: 'unverifiable', reason: 'crashed', proof: [] }, now);
  }
}
