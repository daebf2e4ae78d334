import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, sql } from 'drizzle-orm';
import type { VerificationResult } from '#contract/verification.ts';
import type { Db } from '#platform/database.ts';
import { cleanJson } from './clean-json.ts';
import { verifications } from './schema-verifications.ts';

export type VerificationRow = typeof verifications.$inferSelect;
type NewVerification = typeof verifications.$inferInsert;

const open = inArray(verifications.status, ['queued', 'running']);

export async function insertVerification(db: Db, row: NewVerification): Promise<VerificationRow> {
  const rows = await db.insert(verifications).values(row).returning();
  // One row was inserted.
  return rows[0] as VerificationRow;
}

/** Of one report, newest first. */
export async function listVerificationRows(
  db: Db,
  auditId: string,
  limit: number,
): Promise<VerificationRow[]> {
  return db
    .select()
    .from(verifications)
    .where(eq(verifications.auditId, auditId))
    .orderBy(desc(verifications.createdAt), desc(verifications.id))
    .limit(limit);
}

export async function findVerification(db: Db, auditId: string, id: string): Promise<VerificationRow | null> {
  const rows = await db
    .select()
    .from(verifications)
    .where(and(eq(verifications.id, id), eq(verifications.auditId, auditId)));
  return rows[0] ?? null;
}

/** When a person asked for verifications since a moment, and on which hosts, oldest first. */
export async function askedSince(
  db: Db,
  uid: string,
  since: Date,
): Promise<Pick<VerificationRow, 'host' | 'createdAt'>[]> {
  return db
    .select({ host: verifications.host, createdAt: verifications.createdAt })
    .from(verifications)
    .where(and(eq(verifications.uid, uid), gt(verifications.createdAt, since)))
    .orderBy(asc(verifications.createdAt));
}

/** Waiting or running, of a person. */
export async function openOf(db: Db, uid: string): Promise<VerificationRow[]> {
  return db
    .select()
    .from(verifications)
    .where(and(eq(verifications.uid, uid), open));
}

/** Waiting or running ones that were asked for before a moment. */
export async function openBefore(db: Db, createdBefore: Date): Promise<VerificationRow[]> {
  return db
    .select()
    .from(verifications)
    .where(and(open, lt(verifications.createdAt, createdBefore)))
    .orderBy(verifications.id);
}

/** Marks it running under a new attempt; null when it is settled or gone. */
export async function takeVerification(db: Db, id: string): Promise<VerificationRow | null> {
  const rows = await db
    .update(verifications)
    .set({ status: 'running', attempts: sql`${verifications.attempts} + 1` })
    .where(and(eq(verifications.id, id), open))
    .returning();
  return rows[0] ?? null;
}

/** It still runs under that attempt. */
export async function isVerifying(db: Db, { id, attempts }: Claimed): Promise<boolean> {
  const rows = await db
    .select({ status: verifications.status, attempts: verifications.attempts })
    .from(verifications)
    .where(eq(verifications.id, id));
  return rows[0]?.status === 'running' && rows[0].attempts === attempts;
}

type Claimed = Pick<VerificationRow, 'id' | 'attempts'>;

/** Settles it, once: false when it was settled already, taken by another worker or deleted. */
export async function settleVerification(
  db: Db,
  { id, attempts }: Claimed,
  result: VerificationResult,
  finishedAt: Date,
): Promise<boolean> {
  const rows = await db
    .update(verifications)
    .set({ status: 'done', result: cleanJson(result), finishedAt })
    .where(and(eq(verifications.id, id), eq(verifications.attempts, attempts), open))
    .returning({ id: verifications.id });
  return rows.length === 1;
}

/** Removes those of a report with what they proved. */
export async function deleteVerifications(db: Db, auditId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.auditId, auditId));
}

/** What the person asked to be verified of an audit, and what came of it. */
export async function verificationsForExport(db: Db, auditId: string) {
  const { attempts: _attempts, auditId: _audit, uid: _uid, ...columns } = getTableColumns(verifications);
  return db
    .select(columns)
    .from(verifications)
    .where(eq(verifications.auditId, auditId))
    .orderBy(verifications.createdAt);
}
