import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import type { AuditRow } from './audits.ts';
import { audits } from './schema.ts';
import { lineups } from './schema-lineups.ts';

export type LineupRow = typeof lineups.$inferSelect;

/** The line-ups of an account, by name. */
export async function listLineupRows(db: Db, uid: string): Promise<LineupRow[]> {
  return db.select().from(lineups).where(eq(lineups.uid, uid)).orderBy(asc(lineups.name), asc(lineups.id));
}

/** One of the account’s own; null for another’s as for none. */
export async function findLineup(db: Db, uid: string, id: string): Promise<LineupRow | null> {
  const rows = await db
    .select()
    .from(lineups)
    .where(and(eq(lineups.id, id), eq(lineups.uid, uid)));
  return rows[0] ?? null;
}

/** The line-up of that name, whatever its letter case. */
export async function findLineupNamed(db: Db, uid: string, name: string): Promise<LineupRow | null> {
  const rows = await db
    .select()
    .from(lineups)
    .where(and(eq(lineups.uid, uid), sql`lower(${lineups.name}) = lower(${name})`));
  return rows[0] ?? null;
}

/** The same as the export of the account holds them. */
export async function lineupsForExport(db: Db, uid: string) {
  const rows = await listLineupRows(db, uid);
  return rows.map(({ uid: _uid, ...columns }) => columns);
}

export async function countLineups(db: Db, uid: string): Promise<number> {
  const rows = await db.select({ all: count() }).from(lineups).where(eq(lineups.uid, uid));
  return rows[0]?.all ?? 0;
}

export async function insertLineup(db: Db, row: LineupRow): Promise<void> {
  await db.insert(lineups).values(row);
}

export async function updateLineup(
  db: Db,
  id: string,
  change: Pick<LineupRow, 'name' | 'sites' | 'savedAt'>,
): Promise<void> {
  await db.update(lineups).set(change).where(eq(lineups.id, id));
}

/** @returns whether there was one. */
export async function deleteLineupRow(db: Db, uid: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(lineups)
    .where(and(eq(lineups.id, id), eq(lineups.uid, uid)))
    .returning({ id: lineups.id });
  return rows.length > 0;
}

/** What an audit visits as, and whether it was of one page: only the same compare. */
const visitedAs = sql`${audits.device} = 'desktop'`;
const ofPage = sql`${audits.scope} = 'page'`;
const chosenLast = sql`case ${audits.scope} when 'site' then 0 else 1 end`;

/** Of each of those hosts, the newest finished audits of the account: as from a phone and a computer, of pages and of one. */
export async function listLineupAudits(db: Db, uid: string, hosts: readonly string[]): Promise<AuditRow[]> {
  return db
    .selectDistinctOn([audits.host, visitedAs, ofPage])
    .from(audits)
    .where(
      and(
        eq(audits.uid, uid),
        inArray(audits.host, [...hosts]),
        eq(audits.status, 'done'),
        isNull(audits.deletedAt),
      ),
    )
    .orderBy(audits.host, visitedAs, ofPage, chosenLast, desc(audits.finishedAt), desc(audits.id));
}

/** Of each of those hosts, the newest audit of the account, whatever became of it. */
export async function listNewestAudits(db: Db, uid: string, hosts: readonly string[]): Promise<AuditRow[]> {
  return db
    .selectDistinctOn([audits.host])
    .from(audits)
    .where(and(eq(audits.uid, uid), inArray(audits.host, [...hosts]), isNull(audits.deletedAt)))
    .orderBy(audits.host, desc(audits.createdAt), desc(audits.id));
}
