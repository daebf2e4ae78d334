import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { TrialResult } from '#contract/api/trials.ts';
import type { Db } from '#platform/database.ts';
import { cleanJson } from './clean-json.ts';
import { trials } from './schema-trials.ts';

export type TrialRow = typeof trials.$inferSelect;

export async function insertTrial(db: Db, row: typeof trials.$inferInsert): Promise<TrialRow> {
  const rows = await db.insert(trials).values(row).returning();
  // One row was inserted.
  return rows[0] as TrialRow;
}

/** The person’s own; null for another’s as for none. */
export async function findTrial(db: Db, uid: string, host: string, id: string): Promise<TrialRow | null> {
  const rows = await db
    .select()
    .from(trials)
    .where(and(eq(trials.id, id), eq(trials.uid, uid), eq(trials.host, host)));
  return rows[0] ?? null;
}

/** One of the same thing that is not over, begun since a moment. */
export async function openTrial(
  db: Db,
  { uid, subjectId }: Pick<TrialRow, 'uid' | 'subjectId'>,
  since: Date,
): Promise<TrialRow | null> {
  const rows = await db
    .select()
    .from(trials)
    .where(
      and(
        eq(trials.uid, uid),
        eq(trials.subjectId, subjectId),
        ne(trials.state, 'done'),
        gt(trials.createdAt, since),
      ),
    );
  return rows[0] ?? null;
}

/** Takes one that waits, once: what is tried is never tried again by itself. */
export async function takeTrial(db: Db, id: string): Promise<TrialRow | null> {
  const rows = await db
    .update(trials)
    .set({ state: 'running' })
    .where(and(eq(trials.id, id), eq(trials.state, 'queued')))
    .returning();
  return rows[0] ?? null;
}

export async function settleTrial(db: Db, id: string, result: TrialResult): Promise<void> {
  await db
    .update(trials)
    .set({ state: 'done', result: cleanJson(result) })
    .where(eq(trials.id, id));
}

export async function deleteTrialsBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(trials).where(lt(trials.createdAt, moment));
}
