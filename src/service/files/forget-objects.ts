import { hourMs, laterBy } from '#contract/durations.ts';
import { isNamed } from '#store/blobs.ts';
import { claimLoose, lockDue, postponeLoose } from '#store/loose-objects.ts';
import type { Deps } from '../deps.ts';

/** A run ends by itself: what is left is due in the next. */
const runMs = 45_000;
/** Between two tries of a deletion, doubled each time up to the longest. */
const firstWaitMs = 60_000;
const longestWaitMs = hourMs;

/**
 * Deletes from the object store what no row names any more: one transaction an object, which holds its name meanwhile.
 * A store that is away ends the run; every deletion is tried again until it succeeds.
 * @returns how many objects were deleted.
 */
export async function forgetObjects(
  deps: Pick<Deps, 'db' | 'objects' | 'clock' | 'log'>,
): Promise<{ deleted: number; failed: boolean }> {
  let deleted = 0;
  if (!deps.objects) return { deleted, failed: false };
  const endsAt = performance.now() + runMs;
  while (performance.now() < endsAt) {
    const done = await forgetOne(deps, deps.objects);
    if (done === 'nothing') break;
    if (done === 'failed') return { deleted, failed: true };
    if (done === 'deleted') deleted += 1;
  }
  if (deleted > 0) deps.log.info({ objects: deleted }, 'objects deleted');
  return { deleted, failed: false };
}

async function forgetOne(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  objects: NonNullable<Deps['objects']>,
): Promise<'nothing' | 'named' | 'deleted' | 'failed'> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const due = await lockDue(tx, now);
    if (due === null) return 'nothing';
    if (await isNamed(tx, due.name)) {
      await claimLoose(tx, [due.name]);
      return 'named';
    }
    try {
      await objects.delete(due.name);
    } catch (error) {
      deps.log.warn({ tries: due.tries + 1, error: String(error) }, 'object not deleted yet');
      const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(due.tries, 10));
      await postponeLoose(tx, due.name, laterBy(now, waitMs));
      return 'failed';
    }
    await claimLoose(tx, [due.name]);
    return 'deleted';
  });
}
