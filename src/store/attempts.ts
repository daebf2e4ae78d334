import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { auditAttempts } from './schema.ts';

export type AttemptRow = typeof auditAttempts.$inferSelect;

/** Opens the journal of one attempt; attempts still open belong to workers that died: they are closed as `lost`. */
export async function openAttempt(
  db: Db,
  attempt: { auditId: string; attempt: number; workerId: string; startedAt: Date },
): Promise<void> {
  await db
    .update(auditAttempts)
    .set({ finishedAt: attempt.startedAt, outcome: 'lost' })
    .where(and(eq(auditAttempts.auditId, attempt.auditId), isNull(auditAttempts.finishedAt)));
  await db.insert(auditAttempts).values(attempt);
}

/** Writes how an attempt ended. One that is done stays so: its end may be told twice. */
export async function closeAttempt(
  db: Db,
  auditId: string,
  attempt: number,
  end: { finishedAt: Date; outcome: string; detail: Record<string, unknown> },
): Promise<void> {
  await db
    .update(auditAttempts)
    .set(end)
    .where(
      and(
        eq(auditAttempts.auditId, auditId),
        eq(auditAttempts.attempt, attempt),
        sql`${auditAttempts.outcome} is distinct from 'done'`,
      ),
    );
}

export async function attemptsOf(db: Db, auditId: string): Promise<AttemptRow[]> {
  return db
    .select()
    .from(auditAttempts)
    .where(eq(auditAttempts.auditId, auditId))
    .orderBy(desc(auditAttempts.attempt));
}

/** Forgets the journal of an audit, which names its pages. */
export async function deleteAttempts(db: Db, auditId: string): Promise<void> {
  await db.delete(auditAttempts).where(eq(auditAttempts.auditId, auditId));
}
