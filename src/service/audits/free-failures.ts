import type { FailureCode } from '#contract/audit.ts';
import { earlierBy, hourMs } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { countOf, formatDateTime } from '#contract/french.ts';
import type { Db } from '#platform/database.ts';
import { type AuditRow, isAnotherDone } from '#store/audits.ts';
import type { Deps } from '../deps.ts';
import { sharedLimits } from '../limits/shared-limits.ts';
import { readLimit, takeLimit } from '../limits/take-limits.ts';

/** Failures of ours that what is audited may have caused. A machine that is too busy is nobody’s doing. */
const ofOneAudit: readonly FailureCode[] = ['engine/crashed', 'engine/deadline'];

/** Had somebody else’s audit ended well within that time, the installation was in order. */
const healthyMs = hourMs;

const countedAs = (uid: string) => ['freeFailure', uid] as const;

/**
 * Counts a failure of ours against its owner, in the caller’s transaction: it costs no quota, and could hold our
 * machines for ever. A failure that hits everybody (a database that was away, a browser that does not start) counts for nobody: it
 * counts only where another person’s audit ended well in the hour before.
 */
export async function countFreeFailure(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  audit: Pick<AuditRow, 'uid'>,
  code: FailureCode,
): Promise<void> {
  if (!ofOneAudit.includes(code)) return;
  const since = earlierBy(deps.clock.now(), healthyMs);
  if (!(await isAnotherDone(tx, audit.uid, since))) return;
  await takeLimit({ ...deps, db: tx }, countedAs(audit.uid), { max: Number.POSITIVE_INFINITY });
}

/**
 * Whoever’s audits stopped on our side too often today waits until the day is over.
 * @throws AppError `audit/failures-limit`, with the moment it frees.
 */
export async function assertFewFreeFailures(deps: Pick<Deps, 'clock'>, tx: Db, uid: string): Promise<void> {
  const window = await readLimit({ ...deps, db: tx }, countedAs(uid));
  const { max } = sharedLimits.freeFailure;
  if (window === null || window.count < max) return;
  throw new AppError('audit/failures-limit', {
    data: { limit: countOf(max, 'audit', 'audits'), date: formatDateTime(window.endsAt) },
  });
}
