import type { Retention } from '#contract/api/account.ts';
import type { AuditSummary } from '#contract/api/audits.ts';
import { dayMs } from '#contract/durations.ts';
import { planOf } from '#contract/plans.ts';
import { keptReportsBefore, ownerOfAudit } from '#store/retention.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { keptUnder } from './remove-old-reports.ts';
import { removalOf, shortestHistoryDays } from './retention.ts';

/** How long before, removals are announced. */
const announcedDays = 30;
const listed = 20;

/** How long the person’s reports are kept, and which go within thirty days, the first to go first. */
export async function readRetention(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'uid' | 'plan'>,
): Promise<Retention> {
  const now = deps.clock.now().getTime();
  const kept = await keptUnder(deps, viewer);
  const before = new Date(now + (announcedDays - shortestHistoryDays) * dayMs);
  const soon = (await keptReportsBefore(deps.db, viewer.uid, before))
    .map(({ id, host, finishedAt }) => ({ id, host, removedOn: removalOf(finishedAt, kept) }))
    .filter(({ removedOn }) => removedOn.getTime() < now + announcedDays * dayMs)
    .sort((a, b) => a.removedOn.getTime() - b.removedOn.getTime());
  return {
    days: planOf(viewer.plan).historyDays,
    soon: soon.slice(0, listed).map((item) => ({ ...item, removedOn: item.removedOn.toISOString() })),
    soonCount: soon.length,
  };
}

/** When the report of an audit is removed, by the plan of its owner; null without a report. */
export async function readRemoval(
  deps: Pick<Deps, 'db' | 'clock'>,
  audit: Pick<AuditSummary, 'id' | 'status' | 'finishedAt' | 'reportRemovedAt'>,
): Promise<string | null> {
  if (audit.status !== 'done' || audit.finishedAt === null || audit.reportRemovedAt !== null) return null;
  const owner = await ownerOfAudit(deps.db, audit.id);
  if (owner === null) return null;
  return removalOf(new Date(audit.finishedAt), await keptUnder(deps, owner)).toISOString();
}
