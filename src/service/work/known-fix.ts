import { AppError } from '#contract/errors.ts';
import type { Fix } from '#contract/fix.ts';
import type { Report } from '#contract/report.ts';
import { mostAssignments } from '#contract/work-words.ts';
import type { Db } from '#platform/database.ts';
import { fixesOf } from '#report/fixes/fixes-of.ts';
import {
  type AssignmentRow,
  countAssignments,
  lockAssignment,
  type NewAssignment,
  takeAssignment,
} from '#store/assignments.ts';
import { type AuditRow, lockOwner } from '#store/audits.ts';
import type { Deps } from '../deps.ts';
import { basisOf } from '../handovers/basis-of.ts';
import { readOutline } from '../reports/read-parts.ts';
import { assertKept } from '../reports/read-report.ts';

/** A fix that a report shows, read before the transaction that follows it. */
export interface KnownFix {
  readonly audit: AuditRow;
  readonly fix: Fix;
  readonly report: Report;
}

/** @throws AppError `work/unknown-fix`, `report/removed`. */
export async function readKnownFix(deps: Pick<Deps, 'db'>, audit: AuditRow, key: string): Promise<KnownFix> {
  assertKept(audit);
  const report = await readOutline(deps, { id: audit.id, status: 'done' });
  const fix = report && fixesOf(report).find((one) => one.key === key);
  if (!report || !fix) throw new AppError('work/unknown-fix');
  return { audit, fix, report };
}

/**
 * The row of a fix, locked; made where nobody ever touched it. The owner’s row is locked first: what is counted is counted in turn.
 * @param known null where the fix is followed already
 * @throws AppError `work/unknown-fix`, `work/too-many`, `request/not-found`.
 */
export async function followFix(
  deps: Pick<Deps, 'clock' | 'ids'>,
  tx: Db,
  audit: Pick<AuditRow, 'id' | 'uid' | 'host'>,
  fixKey: string,
  known: KnownFix | null,
): Promise<{ readonly row: AssignmentRow; readonly isNew: boolean }> {
  const { uid, host } = audit;
  if ((await lockOwner(tx, uid)) === null) throw new AppError('request/not-found');
  const there = await lockAssignment(tx, { uid, host, fixKey });
  if (there) return { row: there, isNew: false };
  if (known === null) throw new AppError('work/unknown-fix');
  if ((await countAssignments(tx, uid, host)) >= mostAssignments)
    throw new AppError('work/too-many', { data: { limit: mostAssignments } });
  return takeAssignment(tx, freshRow(deps, known));
}

function freshRow(
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
  { audit, fix, report }: KnownFix,
): NewAssignment {
  const now = clock.now();
  return {
    ...{ id: ids.uuid(), uid: audit.uid, host: audit.host, fixKey: fix.key, title: fix.title },
    basis: basisOf(fix, report),
    auditId: audit.id,
    ...{ createdAt: now, changedAt: now, revision: 0 },
  };
}
