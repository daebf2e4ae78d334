import type { Assignment, WorkPerson } from '#contract/api/work.ts';
import type { Whose } from '#contract/work-words.ts';
import { fixesOf } from '#report/fixes/fixes-of.ts';
import { assignmentsOfSite, countLeft, findAssignment, listAssignmentRows } from '#store/assignments.ts';
import { listVerificationRows } from '#store/verifications.ts';
import type { Deps } from '../deps.ts';
import { targetsOf } from '../handovers/fix-targets.ts';
import { mostChecks } from '../handovers/manage-handovers.ts';
import { readOutline } from '../reports/read-parts.ts';
import { assertKept } from '../reports/read-report.ts';
import { assignmentView } from './assignment-view.ts';
import { administers, type PersonOfSite, peopleOfSite, type Worker } from './people.ts';
import { findOwnAudit } from './site-of-report.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock'>;

const told = ({ uid, name }: PersonOfSite): WorkPerson => ({ uid, name });

/**
 * Who has what of the site of a report of the space, and whom a fix may be given to.
 * @throws AppError `request/not-found`, `report/removed`.
 */
export async function readAssignments(
  deps: ReadDeps,
  viewer: Worker,
  auditId: string,
): Promise<{ assignments: Assignment[]; people: WorkPerson[] }> {
  const audit = await findOwnAudit(deps, viewer, auditId);
  assertKept(audit);
  const rows = await assignmentsOfSite(deps.db, audit.uid, audit.host);
  const people = await peopleOfSite(deps, viewer, audit.host);
  return {
    assignments: rows.map((row) => assignmentView(viewer, row, deps.clock.now())),
    people: people.filter(({ mayAct }) => mayAct).map(told),
  };
}

/** A fix as its page shows who mends it, before anybody touched it too. */
export interface FixWork {
  readonly assignment: Assignment;
  /** Whom it may be given to. */
  readonly people: readonly WorkPerson[];
  /** Whom a comment may call. */
  readonly callable: readonly WorkPerson[];
}

/**
 * Who mends one fix of a report of the space, with what was verified of it since.
 * @throws AppError `request/not-found`, `report/removed`.
 */
export async function readFixWork(
  deps: ReadDeps,
  viewer: Worker,
  auditId: string,
  { key, title }: { readonly key: string; readonly title: string },
): Promise<FixWork> {
  const audit = await findOwnAudit(deps, viewer, auditId);
  const people = await peopleOfSite(deps, viewer, audit.host);
  const found = await findAssignment(deps.db, { uid: audit.uid, host: audit.host, fixKey: key });
  const verified = found?.row.mark === 'done' ? await verifiedOf(deps, auditId, key) : null;
  return {
    assignment: found
      ? assignmentView(viewer, found, deps.clock.now(), verified)
      : { ...untouched, host: audit.host, key, title, auditId },
    people: people.filter(({ mayAct }) => mayAct).map(told),
    callable: people.filter(({ uid }) => uid !== viewer.personUid).map(told),
  };
}

const untouched: Omit<Assignment, 'host' | 'key' | 'title' | 'auditId'> = {
  id: null,
  assignee: null,
  due: null,
  isLate: false,
  mark: 'todo',
  state: 'todo',
  sentence: '',
  leftAt: null,
  ruleId: null,
  commentCount: 0,
  revision: 0,
};

async function verifiedOf(deps: ReadDeps, auditId: string, key: string) {
  const report = await readOutline(deps, { id: auditId, status: 'done' });
  const fix = report && fixesOf(report).find((one) => one.key === key);
  if (!report || !fix) return null;
  return {
    targets: targetsOf(fix, report),
    checks: await listVerificationRows(deps.db, auditId, mostChecks),
  };
}

/** One page of what is followed over all sites of the space: what is due first first. */
export async function listAssignments(
  deps: ReadDeps,
  viewer: Worker,
  { whose, limit, offset }: { readonly whose: Whose; readonly limit: number; readonly offset: number },
): Promise<{ items: Assignment[]; total: number }> {
  const assignee = whose === 'mine' ? viewer.personUid : whose === 'nobody' ? null : undefined;
  const { rows, total } = await listAssignmentRows(deps.db, {
    ...{ uid: viewer.uid, assignee, hosts: viewer.space.hosts, limit, offset },
  });
  return { items: rows.map((row) => assignmentView(viewer, row, deps.clock.now())), total };
}

/** How many fixes nobody has because who had them left: for those who administer the space; 0 for others. */
export async function countLeftFixes(deps: Pick<Deps, 'db'>, viewer: Worker): Promise<number> {
  return administers(viewer) ? countLeft(deps.db, viewer.uid) : 0;
}
