import { dayMs, earlierBy } from '#contract/durations.ts';
import { listCountedSites, replaceMedians } from '#store/medians.ts';
import type { Deps } from '../deps.ts';
import { medianBounds, mediansOf } from './medians-of.ts';

/** Older audits say little of the sites of today. */
const countedDays = 180;

/** Computes the anonymous medians again, in the place of all former ones: who has withdrawn, or deleted, is out of them. */
export async function computeMedians(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock.now();
  const sites = await listCountedSites(deps.db, {
    since: earlierBy(now, countedDays * dayMs),
    perAccount: medianBounds.perAccount,
  });
  await replaceMedians(deps.db, mediansOf(sites, now));
}
