import type { Report } from '#contract/report.ts';
import type { Db } from '#platform/database.ts';
import { fixesOf } from '#report/fixes/fixes-of.ts';
import { type AssignmentRow, assignmentsOfSite, updateAssignment } from '#store/assignments.ts';
import type { AuditRow } from '#store/audits.ts';
import type { FixBasis } from '#store/schema-handovers.ts';
import { insertNotices } from '#store/work-notices.ts';
import type { Deps } from '../deps.ts';
import { basisOf } from '../handovers/basis-of.ts';
import { seenByAudit } from '../handovers/seen-by-audit.ts';

const mostPages = 200;

/**
 * Tells the fixes that are followed on a site what a finished audit saw of them, in the caller’s transaction: it closes those it
 * finds no more, opens again those that came back, and tells whoever has them. What it cannot tell stays as it was.
 */
export async function followAssignments(
  deps: Pick<Deps, 'ids' | 'clock'>,
  tx: Db,
  { id: auditId, uid, host }: Pick<AuditRow, 'id' | 'uid' | 'host'>,
  report: Report,
): Promise<void> {
  const began = new Date(report.startedAt);
  const fixes = new Map(fixesOf(report).map((fix) => [fix.key, fix]));
  for (const { row } of await assignmentsOfSite(tx, uid, host)) {
    // Audits of one site may end in another order than they began.
    if (row.seenAt !== null && row.seenAt >= began) continue;
    const fix = fixes.get(row.fixKey);
    // The cause is there, wherever and by whatever it shows.
    const seen = fix ? 'there' : seenByAudit(row.fixKey, row.basis, report);
    if (seen === null) continue;
    await updateAssignment(tx, row.id, {
      ...{ seen, seenAt: began },
      ...(fix && {
        ...{ title: fix.title, auditId },
        basis: joined(row.basis, basisOf(fix, report)),
      }),
    });
    if (seen === 'there' && wasClosed(row, began) && row.assignee !== null)
      await insertNotices(tx, [
        {
          ...{ id: deps.ids.uuid(), person: row.assignee, assignmentId: row.id, auditId },
          ...{ kind: 'reopened' as const, by: null, createdAt: deps.clock.now() },
        },
      ]);
  }
}

/** It was told as done before the audit began, or an audit found it no more. */
const wasClosed = ({ seen, mark, doneAt }: AssignmentRow, began: Date) =>
  seen === 'gone' || (seen !== 'there' && mark === 'done' && doneAt !== null && doneAt < began);

/** What an audit of fewer pages saw adds to what is known: all of it must be seen again before a fix is closed. */
function joined(known: FixBasis, now: FixBasis): FixBasis {
  const keyOf = ({ ruleId, verdict }: FixBasis['rules'][number]) => `${ruleId} ${verdict}`;
  const rules = new Map([...known.rules, ...now.rules].map((rule) => [keyOf(rule), rule]));
  return {
    rules: [...rules.values()],
    pages: [...new Set([...now.pages, ...known.pages])].slice(0, mostPages),
    pictures: now.pictures,
  };
}
