import { desc, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { engineFaults } from './schema.ts';

export type EngineFaultRow = typeof engineFaults.$inferSelect;

/** What one audit adds to the count of one failure. */
export type CountedFault = Pick<EngineFaultRow, 'kind' | 'subject' | 'occurrences' | 'lastMessage'>;

/** Adds the failures of one audit to the counts. */
export async function countEngineFaults(
  db: Db,
  engineVersion: string,
  faults: readonly CountedFault[],
  now: Date,
): Promise<void> {
  if (faults.length === 0) return;
  // In one order whoever writes: two audits that end together wait for each other, they do not block each other.
  const rows = [...faults]
    .sort((a, b) => `${a.kind} ${a.subject}`.localeCompare(`${b.kind} ${b.subject}`))
    .map((fault) => ({ ...fault, engineVersion, audits: 1, lastSeenAt: now }));
  await db
    .insert(engineFaults)
    .values(rows)
    .onConflictDoUpdate({
      target: [engineFaults.kind, engineFaults.subject, engineFaults.engineVersion],
      set: {
        occurrences: sql`${engineFaults.occurrences} + excluded.occurrences`,
        audits: sql`${engineFaults.audits} + 1`,
        lastSeenAt: sql`excluded.last_seen_at`,
        lastMessage: sql`excluded.last_message`,
      },
    });
}

/** The most frequent since a moment, 50 at most. */
export async function listEngineFaults(db: Db, seenAfter: Date): Promise<EngineFaultRow[]> {
  return db
    .select()
    .from(engineFaults)
    .where(gt(engineFaults.lastSeenAt, seenAfter))
    .orderBy(desc(engineFaults.occurrences), engineFaults.subject)
    .limit(50);
}

export async function deleteEngineFaultsBefore(db: Db, seenBefore: Date): Promise<void> {
  await db.delete(engineFaults).where(lt(engineFaults.lastSeenAt, seenBefore));
}
