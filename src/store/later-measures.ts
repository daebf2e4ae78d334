import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { laterMeasures } from './schema-later-measures.ts';

export type LaterMeasureRow = typeof laterMeasures.$inferSelect;
type NewLaterMeasure = typeof laterMeasures.$inferInsert;
type Claimed = Pick<LaterMeasureRow, 'auditId' | 'attempts'>;

export async function insertLaterMeasure(db: Db, row: NewLaterMeasure): Promise<void> {
  await db.insert(laterMeasures).values(row).onConflictDoNothing();
}

/** Those whose time has come, the longest due first; what they hold is not read. */
export async function dueLaterMeasures(
  db: Db,
  now: Date,
  limit: number,
): Promise<Pick<LaterMeasureRow, 'auditId'>[]> {
  return db
    .select({ auditId: laterMeasures.auditId })
    .from(laterMeasures)
    .where(lte(laterMeasures.dueAt, now))
    .orderBy(asc(laterMeasures.dueAt))
    .limit(limit);
}

/** Takes it under a new attempt; null when it is settled or gone. */
export async function takeLaterMeasure(db: Db, auditId: string): Promise<LaterMeasureRow | null> {
  const rows = await db
    .update(laterMeasures)
    .set({ attempts: sql`${laterMeasures.attempts} + 1` })
    .where(eq(laterMeasures.auditId, auditId))
    .returning();
  return rows[0] ?? null;
}

const isMine = ({ auditId, attempts }: Claimed) =>
  and(eq(laterMeasures.auditId, auditId), eq(laterMeasures.attempts, attempts));

/** It still waits under that attempt. */
export async function isMeasuring(db: Db, claimed: Claimed): Promise<boolean> {
  const rows = await db.select({ auditId: laterMeasures.auditId }).from(laterMeasures).where(isMine(claimed));
  return rows.length === 1;
}

/** Puts it back for later; false when another took it, or it is gone. */
export async function putLaterMeasureBack(
  db: Db,
  claimed: Claimed,
  change: Partial<Pick<LaterMeasureRow, 'dueAt' | 'failures' | 'pages' | 'loads'>>,
): Promise<boolean> {
  const rows = await db
    .update(laterMeasures)
    .set(change)
    .where(isMine(claimed))
    .returning({ auditId: laterMeasures.auditId });
  return rows.length === 1;
}

/** Ends it; false when another took it, or it is gone. */
export async function endLaterMeasure(db: Db, claimed: Claimed): Promise<boolean> {
  const rows = await db
    .delete(laterMeasures)
    .where(isMine(claimed))
    .returning({ auditId: laterMeasures.auditId });
  return rows.length === 1;
}

/** Forgets what was to be measured of an audit that is deleted, or whose report is. */
export async function deleteLaterMeasure(db: Db, auditId: string): Promise<void> {
  await db.delete(laterMeasures).where(eq(laterMeasures.auditId, auditId));
}
