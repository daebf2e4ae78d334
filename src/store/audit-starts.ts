import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { auditStarts } from './schema-politeness.ts';

type AuditStart = typeof auditStarts.$inferSelect;

export async function insertStart(db: Db, start: AuditStart): Promise<void> {
  await db.insert(auditStarts).values(start);
}

/** Starts of a person since a moment, oldest first. */
export async function startsSince(
  db: Db,
  uid: string,
  since: Date,
): Promise<Pick<AuditStart, 'round' | 'startedAt'>[]> {
  return db
    .select({ round: auditStarts.round, startedAt: auditStarts.startedAt })
    .from(auditStarts)
    .where(and(eq(auditStarts.uid, uid), gt(auditStarts.startedAt, since)))
    .orderBy(asc(auditStarts.startedAt));
}

export async function deleteStartsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(auditStarts).where(lt(auditStarts.startedAt, before));
}
