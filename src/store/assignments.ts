import {
  and,
  asc,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { cleanJson } from './clean-json.ts';
import { audits, users } from './schema.ts';
import { assignments, comments } from './schema-work.ts';

export type AssignmentRow = typeof assignments.$inferSelect;
export type NewAssignment = typeof assignments.$inferInsert;
export type AssignmentChange = Partial<Omit<AssignmentRow, 'id' | 'uid' | 'host' | 'fixKey' | 'createdAt'>>;

/** A fix that is followed, with the name of who mends it and how much is said of it. */
export interface ListedAssignment {
  readonly row: AssignmentRow;
  readonly name: string | null;
  readonly email: string | null;
  readonly commentCount: number;
}

/** What a finished fix is: told as done and not found again, or gone for an audit. */
const isOpen = sql`not (coalesce(${assignments.seen}, '') = 'gone' or (${assignments.mark} = 'done' and not
  (coalesce(${assignments.seen}, '') = 'there' and ${assignments.seenAt} > ${assignments.doneAt})))`;

const listed = (db: Db) =>
  db
    .select({
      row: assignments,
      name: users.displayName,
      email: users.email,
      commentCount: sql<number>`(select count(*)::int from ${comments} where ${comments.assignmentId} = ${assignments.id})`,
    })
    .from(assignments)
    .leftJoin(users, eq(users.uid, assignments.assignee));

/** Those of one site of an owner. */
export async function assignmentsOfSite(db: Db, uid: string, host: string): Promise<ListedAssignment[]> {
  return listed(db)
    .where(and(eq(assignments.uid, uid), eq(assignments.host, host)))
    .orderBy(asc(assignments.createdAt), asc(assignments.id));
}

/** One of an owner’s sites, by what it is about; null where nobody ever touched it. */
export async function findAssignment(
  db: Db,
  { uid, host, fixKey }: Pick<AssignmentRow, 'uid' | 'host' | 'fixKey'>,
): Promise<ListedAssignment | null> {
  const rows = await listed(db).where(
    and(eq(assignments.uid, uid), eq(assignments.host, host), eq(assignments.fixKey, fixKey)),
  );
  return rows[0] ?? null;
}

/** One of an owner by its id; null for another’s as for none. */
export async function findAssignmentById(db: Db, uid: string, id: string): Promise<AssignmentRow | null> {
  const rows = await db
    .select()
    .from(assignments)
    .where(and(eq(assignments.uid, uid), eq(assignments.id, id)));
  return rows[0] ?? null;
}

/** Which of the fixes that are followed. */
interface AssignmentQuery {
  readonly uid: string;
  /** Of that person; of nobody (null); of all (undefined). */
  readonly assignee: string | null | undefined;
  /** Sites that may be seen; null: all. */
  readonly hosts: readonly string[] | null;
  readonly limit: number;
  readonly offset: number;
}

function among({ uid, assignee, hosts }: AssignmentQuery): SQL | undefined {
  return and(
    eq(assignments.uid, uid),
    assignee === undefined
      ? undefined
      : assignee === null
        ? isNull(assignments.assignee)
        : eq(assignments.assignee, assignee),
    hosts === null ? undefined : inArray(assignments.host, [...hosts]),
  );
}

/** A page of them: what is to be done first, by its day; what is done last. */
export async function listAssignmentRows(
  db: Db,
  query: AssignmentQuery,
): Promise<{ rows: ListedAssignment[]; total: number }> {
  if (query.hosts?.length === 0) return { rows: [], total: 0 };
  const [rows, totals] = await Promise.all([
    listed(db)
      .where(among(query))
      .orderBy(
        sql`${isOpen} desc`,
        sql`${assignments.due} asc nulls last`,
        asc(assignments.createdAt),
        asc(assignments.id),
      )
      .limit(query.limit)
      .offset(query.offset),
    db.select({ total: count() }).from(assignments).where(among(query)),
  ]);
  return { rows, total: totals[0]?.total ?? 0 };
}

/** How many fixes nobody has since who had them left. */
export async function countLeft(db: Db, uid: string): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(assignments)
    .where(and(eq(assignments.uid, uid), isNull(assignments.assignee), isNotNull(assignments.leftAt)));
  return rows[0]?.total ?? 0;
}

/** The row of a fix, made when there is none, locked until the transaction ends. */
export async function takeAssignment(
  db: Db,
  fresh: NewAssignment,
): Promise<{ row: AssignmentRow; isNew: boolean }> {
  const { basis, title } = cleanJson({ basis: fresh.basis, title: fresh.title });
  const made = await db
    .insert(assignments)
    .values({ ...fresh, basis, title })
    .onConflictDoNothing({ target: [assignments.uid, assignments.host, assignments.fixKey] })
    .returning();
  if (made[0]) return { row: made[0], isNew: true };
  const row = await lockAssignment(db, fresh);
  if (row === null) throw new Error('The assignment was neither made nor found.');
  return { row, isNew: false };
}

/** Locks one until the transaction ends; null where nobody ever touched it. */
export async function lockAssignment(
  db: Db,
  { uid, host, fixKey }: Pick<AssignmentRow, 'uid' | 'host' | 'fixKey'>,
): Promise<AssignmentRow | null> {
  const rows = await db
    .select()
    .from(assignments)
    .where(and(eq(assignments.uid, uid), eq(assignments.host, host), eq(assignments.fixKey, fixKey)))
    .for('update');
  return rows[0] ?? null;
}

export async function updateAssignment(db: Db, id: string, change: AssignmentChange): Promise<void> {
  const { title, basis } = cleanJson({ title: change.title, basis: change.basis });
  const cleaned = { ...change, ...(title !== undefined && { title }), ...(basis && { basis }) };
  await db.update(assignments).set(cleaned).where(eq(assignments.id, id));
}

export async function countAssignments(db: Db, uid: string, host: string): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(assignments)
    .where(and(eq(assignments.uid, uid), eq(assignments.host, host)));
  return rows[0]?.total ?? 0;
}

/** Takes what somebody has in a space away from them. @param hosts the sites concerned; null: all. @returns how many */
export async function unassign(
  db: Db,
  { uid, person, hosts, now }: { uid: string; person: string; hosts: readonly string[] | null; now: Date },
): Promise<number> {
  if (hosts?.length === 0) return 0;
  const rows = await db
    .update(assignments)
    .set({ assignee: null, leftAt: now, changedAt: now, revision: sql`${assignments.revision} + 1` })
    .where(
      and(
        eq(assignments.uid, uid),
        eq(assignments.assignee, person),
        hosts === null ? undefined : inArray(assignments.host, [...hosts]),
      ),
    )
    .returning({ id: assignments.id });
  return rows.length;
}

/** Takes what somebody has away from them wherever it is, but in their own space: their account is deleted. */
export async function unassignEverywhere(db: Db, person: string, now: Date): Promise<void> {
  await db
    .update(assignments)
    .set({ assignee: null, leftAt: now, changedAt: now, revision: sql`${assignments.revision} + 1` })
    .where(and(eq(assignments.assignee, person), ne(assignments.uid, person)));
}

/** Sites of a space where somebody has something to mend. */
export async function hostsAssignedTo(db: Db, uid: string, person: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ host: assignments.host })
    .from(assignments)
    .where(and(eq(assignments.uid, uid), eq(assignments.assignee, person)));
  return rows.map(({ host }) => host);
}

/** What is to be done by somebody on or before a day, in any space, and was not told of for that day. */
export async function dueAssignments(
  db: Db,
  { today, tomorrow, limit }: { today: string; tomorrow: string; limit: number },
) {
  return db
    .select({ row: assignments })
    .from(assignments)
    .innerJoin(users, eq(users.uid, assignments.assignee))
    .where(
      and(
        isOpen,
        isNull(users.suspendedAt),
        or(
          and(eq(assignments.due, tomorrow), sql`${assignments.toldDue} is distinct from ${assignments.due}`),
          and(
            sql`${assignments.due} < ${today}`,
            sql`${assignments.toldLate} is distinct from ${assignments.due}`,
          ),
        ),
      ),
    )
    .orderBy(asc(assignments.due), asc(assignments.id))
    .limit(limit)
    .for('update', { of: assignments, skipLocked: true });
}

/** Lets go of an audit that is deleted; with the last one of a site, all that was followed there goes, comments too. */
export async function forgetAssignmentsOf(
  db: Db,
  { uid, host, id }: { readonly uid: string; readonly host: string; readonly id: string },
): Promise<void> {
  const others = db
    .select({ id: audits.id })
    .from(audits)
    .where(and(eq(audits.uid, uid), eq(audits.host, host), ne(audits.id, id), isNull(audits.deletedAt)));
  await db
    .delete(assignments)
    .where(and(eq(assignments.uid, uid), eq(assignments.host, host), notExists(others)));
  await db.update(assignments).set({ auditId: null }).where(eq(assignments.auditId, id));
}

/** For the export of an account: what it has to mend, and what is followed in its own space, with the comments of each. */
export async function assignmentsForExport(db: Db, uid: string) {
  const { host, title, due, mark, doneAt, createdAt, changedAt, seen, seenAt, assignee } = assignments;
  return db
    .select({
      host,
      title,
      due,
      mark,
      doneAt,
      createdAt,
      changedAt,
      seen,
      seenAt,
      isMine: sql<boolean>`coalesce(${assignee} = ${uid}, false)`,
    })
    .from(assignments)
    .where(or(eq(assignments.uid, uid), eq(assignments.assignee, uid)))
    .orderBy(assignments.createdAt);
}
