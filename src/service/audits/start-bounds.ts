import { dayMs, earlierBy, hourMs } from '#contract/durations.ts';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import { countOf, formatDateTime } from '#contract/french.ts';
import type { Plan } from '#contract/plans.ts';
import type { Db } from '#platform/database.ts';
import { insertStart, startsSince } from '#store/audit-starts.ts';
import type { Deps } from '../deps.ts';
import { nextFreeMoment } from '../limits/sliding-window.ts';
import { assertFewFreeFailures } from './free-failures.ts';

/** Of one audit; then it is time for a new one. */
export const retriesPerAudit = 3;
/** Of one person, whoever was to blame. */
const retriesPerDay = 10;

interface Start {
  readonly round: number;
  readonly startedAt: Date;
}

/**
 * What is bounded although it may cost nothing: starts of an hour and of a day, « relancer » among them. Both windows slide.
 * @param starts of the last 24 hours, oldest first
 * @throws AppError `audit/starts-limit` or `audit/retries-limit`, with the moment it frees.
 */
function assertStarts(plan: Plan, starts: readonly Start[], round: number, now: Date): void {
  const refuse = (
    code: ErrorCode,
    list: readonly Start[],
    max: number,
    windowMs: number,
    words: [string, string],
  ) => {
    const moments = list.map(({ startedAt }) => startedAt);
    const free = nextFreeMoment(moments, { max, windowMs }, now);
    if (free)
      throw new AppError(code, { data: { limit: countOf(max, ...words), date: formatDateTime(free) } });
  };
  refuse('audit/starts-limit', starts, plan.startsPerHour, hourMs, ['audit', 'audits']);
  refuse('audit/starts-limit', starts, plan.startsPerDay, dayMs, ['audit', 'audits']);
  if (round === 0) return;
  const again = starts.filter((start) => start.round > 0);
  refuse('audit/retries-limit', again, retriesPerDay, dayMs, ['fois', 'fois']);
}

/**
 * Notes a start of a person whose account is locked, in the caller’s transaction.
 * @throws as `assertStarts`; AppError `audit/failures-limit`.
 */
export async function countStart(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  plan: Plan,
  start: { readonly uid: string; readonly auditId: string; readonly round: number },
): Promise<void> {
  const now = deps.clock.now();
  await assertFewFreeFailures(deps, tx, start.uid);
  const starts = await startsSince(tx, start.uid, earlierBy(now, dayMs));
  assertStarts(plan, starts, start.round, now);
  await insertStart(tx, { ...start, startedAt: now });
}
