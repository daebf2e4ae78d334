import { dayMs, earlierBy } from '#contract/durations.ts';
import { historyGraceDays } from '#contract/plans.ts';
import { planChangesSince } from '#store/plan-changes.ts';
import { keptReportsBefore, ownersOfReportsBefore, removeReport } from '#store/retention.ts';
import type { Deps } from '../deps.ts';
import { type KeptUnder, removalOf, shortestHistoryDays } from './retention.ts';

/** What decides how long a person’s reports are kept. */
export async function keptUnder(
  deps: Pick<Deps, 'db' | 'clock'>,
  owner: { readonly uid: string; readonly plan: string },
): Promise<KeptUnder> {
  const since = earlierBy(deps.clock.now(), historyGraceDays * dayMs);
  return { plan: owner.plan, changes: await planChangesSince(deps.db, owner.uid, since) };
}

/**
 * Removes the reports and pictures whose time is over by their owner’s plan; scores and dates stay. One transaction an
 * audit: an interrupted run is continued by the next.
 * @returns how many were removed.
 */
export async function removeOldReports(deps: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = deps.clock.now();
  const before = earlierBy(now, shortestHistoryDays * dayMs);
  let removed = 0;
  for (const owner of await ownersOfReportsBefore(deps.db, before)) {
    const kept = await keptUnder(deps, owner);
    for (const { id, finishedAt } of await keptReportsBefore(deps.db, owner.uid, before)) {
      if (removalOf(finishedAt, kept) > now) continue;
      await deps.db.transaction((tx) => removeReport(tx, id, now));
      removed += 1;
    }
  }
  return removed;
}
