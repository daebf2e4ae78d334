import type { Assignment, AssignRequest } from '#contract/api/work.ts';
import { AppError } from '#contract/errors.ts';
import { parisDay } from '#contract/paris-time.ts';
import { longestDueYears } from '#contract/work-words.ts';
import type { Db } from '#platform/database.ts';
import {
  type AssignmentChange,
  type AssignmentRow,
  findAssignment,
  updateAssignment,
} from '#store/assignments.ts';
import type { AuditRow } from '#store/audits.ts';
import { insertNotices } from '#store/work-notices.ts';
import type { Deps } from '../deps.ts';
import { tellAssigned } from '../webhooks/tell-assigned.ts';
import { assignmentView } from './assignment-view.ts';
import { followFix, type KnownFix, readKnownFix } from './known-fix.ts';
import { nameOf, type PersonOfSite, peopleOfSite, type Worker } from './people.ts';
import { findOwnAudit } from './site-of-report.ts';

type AssignDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'config' | 'queue'>;

/** What is asked of a fix, looked at: what takes time is read. */
export interface PreparedAssignment {
  readonly audit: AuditRow;
  readonly known: KnownFix | null;
}

/**
 * Looks for the fix before any transaction: in the report, unless it is followed already.
 * @throws AppError `request/not-found`, `report/removed`, `work/unknown-fix`.
 */
export async function prepareAssignment(
  deps: Pick<Deps, 'db'>,
  viewer: Worker,
  auditId: string,
  key: string,
): Promise<PreparedAssignment> {
  const audit = await findOwnAudit(deps, viewer, auditId);
  const there = await findAssignment(deps.db, { uid: audit.uid, host: audit.host, fixKey: key });
  return { audit, known: there ? null : await readKnownFix(deps, audit, key) };
}

/**
 * Says who mends a fix, until when and how far it is; what is absent stays. Two at once: the second is told, unless they ask for the
 * very same. Whom it is given to is told, with who listens to the site.
 * @throws AppError `work/overtaken`, `work/unknown-person`, `work/due-wrong`, `work/unknown-fix`, `work/too-many`,
 * `request/not-found`.
 */
export async function assignFix(
  deps: AssignDeps,
  viewer: Worker,
  { audit, known }: PreparedAssignment,
  asked: AssignRequest,
): Promise<Assignment> {
  return deps.db.transaction(async (tx) => {
    const { row } = await followFix(deps, tx, audit, asked.key, known);
    // Who may be given it is read under the lock: a member who is being removed is not given anything any more.
    const people = await peopleOfSite({ db: tx }, viewer, audit.host);
    const change = checkedChange(row, asked, people, deps.clock.now());
    if (change !== null) {
      if (row.revision !== asked.revision) throw new AppError('work/overtaken');
      await updateAssignment(tx, row.id, { ...change, revision: row.revision + 1 });
      if (change.assignee) await tellAbout(deps, tx, { viewer, audit, row, change, people });
    }
    const made = await findAssignment(tx, { uid: audit.uid, host: audit.host, fixKey: asked.key });
    if (made === null) throw new AppError('request/not-found');
    return assignmentView(viewer, made, deps.clock.now());
  });
}

/** What of a row changes; null where it is so already. @throws AppError `work/unknown-person`, `work/due-wrong` */
function checkedChange(
  row: AssignmentRow,
  { assignee = row.assignee, due = row.due, mark = row.mark }: AssignRequest,
  people: readonly PersonOfSite[],
  now: Date,
): AssignmentChange | null {
  const isGiven = assignee !== row.assignee;
  const isDue = due !== row.due;
  // « Fait » said again of what was found again begins again.
  const isMarked = mark !== row.mark || (mark === 'done' && isFoundAgain(row));
  if (!isGiven && !isDue && !isMarked) return row.revision === 0 ? { changedAt: now } : null;
  if (isGiven && assignee !== null && !people.some(({ uid, mayAct }) => uid === assignee && mayAct))
    throw new AppError('work/unknown-person', { field: 'assignee' });
  if (isDue && due !== null) assertDue(due, parisDay(now));
  return {
    changedAt: now,
    ...(isGiven && { assignee, leftAt: null }),
    ...(isDue && { due }),
    ...((isGiven || isDue) && { toldDue: null, toldLate: null }),
    ...(isMarked && { mark, markedAt: now, doneAt: mark === 'done' ? now : null }),
  };
}

const isFoundAgain = ({ seen, seenAt, doneAt }: AssignmentRow) =>
  seen === 'there' && seenAt !== null && doneAt !== null && seenAt > doneAt;

function assertDue(due: string, today: string): void {
  const last = `${Number(today.slice(0, 4)) + longestDueYears}${today.slice(4)}`;
  if (due < today || due > last) throw new AppError('work/due-wrong', { field: 'due' });
}

interface Given {
  readonly viewer: Worker;
  readonly audit: AuditRow;
  readonly row: AssignmentRow;
  readonly change: AssignmentChange;
  readonly people: readonly PersonOfSite[];
}

/** Tells whom it is given to, unless they took it themselves, and the webhooks of the site. */
async function tellAbout(
  deps: AssignDeps,
  tx: Db,
  { viewer, audit, row, change, people }: Given,
): Promise<void> {
  const { assignee, due = row.due } = change;
  if (!assignee || assignee === row.assignee) return;
  const now = deps.clock.now();
  if (assignee !== viewer.personUid)
    await insertNotices(tx, [
      {
        ...{ id: deps.ids.uuid(), person: assignee, assignmentId: row.id, auditId: audit.id },
        ...{ kind: 'assigned' as const, createdAt: now, by: byOf(viewer) },
      },
    ]);
  await tellAssigned(deps, tx, audit, {
    ...{ key: row.fixKey, title: row.title, due },
    assignee: people.find(({ uid }) => uid === assignee)?.name ?? '',
    by: nameOf(viewer),
  });
}

/** A key of an organisation is nobody in particular. */
const byOf = ({ uid, personUid, space }: Worker): string | null =>
  space.kind === 'organisation' && uid === personUid ? null : personUid;
