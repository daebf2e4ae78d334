import { and, asc, eq, getTableColumns, gt, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { journeys } from './schema-journeys.ts';

export type JourneyRow = typeof journeys.$inferSelect;

const ownOne = (uid: string, host: string, id: string) =>
  and(eq(journeys.uid, uid), eq(journeys.host, host), eq(journeys.id, id));

/** The person’s own of one site, by name. */
export async function listJourneys(db: Db, uid: string, host: string): Promise<JourneyRow[]> {
  return db
    .select()
    .from(journeys)
    .where(and(eq(journeys.uid, uid), eq(journeys.host, host)))
    .orderBy(asc(sql`lower(${journeys.name})`), asc(journeys.id));
}

/** Adds one; false where the site has one of that name. */
export async function insertJourney(db: Db, row: typeof journeys.$inferInsert): Promise<boolean> {
  const rows = await db.insert(journeys).values(row).onConflictDoNothing().returning({ id: journeys.id });
  return rows.length === 1;
}

/** One of the person’s own; null for another’s as for none. */
export async function findJourney(db: Db, uid: string, host: string, id: string): Promise<JourneyRow | null> {
  const rows = await db
    .select()
    .from(journeys)
    .where(ownOne(uid, host, id));
  return rows[0] ?? null;
}

/** One of the person’s own, locked until the transaction ends; null for another’s as for none. */
export async function lockJourney(db: Db, uid: string, host: string, id: string): Promise<JourneyRow | null> {
  const rows = await db
    .select()
    .from(journeys)
    .where(ownOne(uid, host, id))
    .for('update');
  return rows[0] ?? null;
}

export async function updateJourney(
  db: Db,
  id: string,
  set: Pick<JourneyRow, 'name' | 'steps' | 'sealed' | 'version' | 'savedAt'>,
): Promise<void> {
  await db.update(journeys).set(set).where(eq(journeys.id, id));
}

/** False for another’s as for none. */
export async function deleteJourney(db: Db, uid: string, host: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(journeys)
    .where(ownOne(uid, host, id))
    .returning({ id: journeys.id });
  return rows.length === 1;
}

/** Those of the installation that type something in secret, some at a time, by id. */
export async function sealedJourneysAfter(db: Db, after: string, limit: number): Promise<JourneyRow[]> {
  return db
    .select()
    .from(journeys)
    .where(and(gt(journeys.id, after), isNotNull(journeys.sealed)))
    .orderBy(asc(journeys.id))
    .limit(limit);
}

/** Seals again what stands as it was read; without effect where it was replaced meanwhile. */
export async function resealJourney(db: Db, { id, sealed }: JourneyRow, again: Buffer): Promise<void> {
  if (sealed === null) return;
  await db
    .update(journeys)
    .set({ sealed: again })
    .where(and(eq(journeys.id, id), eq(journeys.sealed, sealed)));
}

/** For the export of an account: what is typed in secret stays out. */
export async function journeysForExport(db: Db, uid: string) {
  const { sealed: _sealed, uid: _uid, ...columns } = getTableColumns(journeys);
  return db.select(columns).from(journeys).where(eq(journeys.uid, uid)).orderBy(journeys.host, journeys.name);
}
