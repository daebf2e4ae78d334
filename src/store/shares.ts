import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { audits, users } from './schema.ts';
import { shares } from './schema-shares.ts';

export type ShareRow = typeof shares.$inferSelect;
export type NewShare = Pick<
  ShareRow,
  'id' | 'auditId' | 'uid' | 'tokenHash' | 'passwordHash' | 'label' | 'createdAt' | 'expiresAt'
>;

export async function insertShare(db: Db, share: NewShare): Promise<ShareRow> {
  const [row] = await db.insert(shares).values(share).returning();
  if (row === undefined) throw new Error('The share was not inserted.');
  return row;
}

/** The links of a report, the newest first, those that do not work any more included. */
export async function listShareRows(db: Db, auditId: string): Promise<ShareRow[]> {
  return db
    .select()
    .from(shares)
    .where(eq(shares.auditId, auditId))
    .orderBy(desc(shares.createdAt), desc(shares.id));
}

/** Links of a report that work at that moment. */
export async function countWorkingShares(db: Db, auditId: string, now: Date): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(shares)
    .where(and(eq(shares.auditId, auditId), isNull(shares.revokedAt), gt(shares.expiresAt, now)));
  return rows[0]?.total ?? 0;
}

/** A link as whoever opens it finds it, with what keeps its report from being shown. */
export async function findShareByHash(db: Db, tokenHash: Buffer) {
  const rows = await db
    .select({
      share: shares,
      reportRemovedAt: audits.reportRemovedAt,
      suspendedAt: users.suspendedAt,
    })
    .from(shares)
    .innerJoin(audits, eq(audits.id, shares.auditId))
    .innerJoin(users, eq(users.uid, shares.uid))
    .where(and(eq(shares.tokenHash, tokenHash), isNull(audits.deletedAt), eq(audits.status, 'done')));
  return rows[0] ?? null;
}

/** Ends a link, once; false when the report of that person has none of that id. */
export async function revokeShareRow(
  db: Db,
  { id, auditId, uid }: Pick<ShareRow, 'id' | 'auditId' | 'uid'>,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(shares)
    .set({ revokedAt: sql`coalesce(${shares.revokedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(shares.id, id), eq(shares.auditId, auditId), eq(shares.uid, uid)))
    .returning({ id: shares.id });
  return rows.length === 1;
}

export async function countShareAccess(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(shares)
    .set({ accessCount: sql`${shares.accessCount} + 1`, lastAccessAt: now })
    .where(eq(shares.id, id));
}

/** Counts one password typed, and gives how many were since the window began; atomic, so that none is free. */
export async function countShareTry(db: Db, id: string, now: Date, windowStart: Date): Promise<number> {
  const old = sql`(${shares.triesSince} is null or ${shares.triesSince} <= ${windowStart.toISOString()}::timestamptz)`;
  const rows = await db
    .update(shares)
    .set({
      tries: sql`case when ${old} then 1 else ${shares.tries} + 1 end`,
      triesSince: sql`case when ${old} then ${now.toISOString()}::timestamptz else ${shares.triesSince} end`,
    })
    .where(eq(shares.id, id))
    .returning({ tries: shares.tries });
  return rows[0]?.tries ?? 0;
}

export async function deleteSharesOf(db: Db, auditId: string): Promise<void> {
  await db.delete(shares).where(eq(shares.auditId, auditId));
}
