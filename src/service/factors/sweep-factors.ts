import { dayMs, earlierBy } from '#contract/durations.ts';
import { resetLapseDays, waitingAppHours } from '#contract/factor-words.ts';
import { deleteChallengesBefore } from '#store/factor-challenges.ts';
import { deleteResetsBefore } from '#store/factor-resets.ts';
import { deleteWaitingAppsBefore } from '#store/second-factors.ts';
import type { Deps } from '../deps.ts';

/** Forgets questions that nobody can answer any more, resets that lapsed, and applications that never gave a code. */
export async function sweepFactors({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await deleteChallengesBefore(db, now);
  await deleteResetsBefore(db, earlierBy(now, resetLapseDays * dayMs));
  await deleteWaitingAppsBefore(db, earlierBy(now, waitingAppHours * 3_600_000));
}
