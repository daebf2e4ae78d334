import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { factorChallenges } from './schema-factors.ts';

export type ChallengeRow = typeof factorChallenges.$inferSelect;
type Purpose = ChallengeRow['purpose'];

export async function insertChallenge(db: Db, row: typeof factorChallenges.$inferInsert): Promise<void> {
  await db.insert(factorChallenges).values(row);
}

const live = (tokenHash: Buffer, purpose: Purpose, now: Date) =>
  and(
    eq(factorChallenges.tokenHash, tokenHash),
    eq(factorChallenges.purpose, purpose),
    gt(factorChallenges.expiresAt, now),
  );

export async function findChallenge(
  db: Db,
  tokenHash: Buffer,
  purpose: Purpose,
  now: Date,
): Promise<ChallengeRow | null> {
  const rows = await db
    .select()
    .from(factorChallenges)
    .where(live(tokenHash, purpose, now));
  return rows[0] ?? null;
}

/** The same, held until the transaction ends. */
export async function lockChallenge(
  db: Db,
  tokenHash: Buffer,
  purpose: Purpose,
  now: Date,
): Promise<ChallengeRow | null> {
  const rows = await db
    .select()
    .from(factorChallenges)
    .where(live(tokenHash, purpose, now))
    .for('update');
  return rows[0] ?? null;
}

/** Takes a question away: it is answered once, whatever the answer. */
export async function takeChallenge(
  db: Db,
  tokenHash: Buffer,
  purpose: Purpose,
  now: Date,
): Promise<ChallengeRow | null> {
  const rows = await db
    .delete(factorChallenges)
    .where(live(tokenHash, purpose, now))
    .returning();
  return rows[0] ?? null;
}

/** Counts a try before it is looked at: many at once are as many. @returns null when there were too many. */
export async function countTry(
  db: Db,
  tokenHash: Buffer,
  purpose: Purpose,
  { most, now }: { readonly most: number; readonly now: Date },
): Promise<ChallengeRow | null> {
  const rows = await db
    .update(factorChallenges)
    .set({ tries: sql`${factorChallenges.tries} + 1` })
    .where(and(live(tokenHash, purpose, now), lt(factorChallenges.tries, most)))
    .returning();
  return rows[0] ?? null;
}

/** Whoever has given the password alone starts again. */
export async function deleteChallengesOf(db: Db, uid: string): Promise<void> {
  await db.delete(factorChallenges).where(eq(factorChallenges.uid, uid));
}

export async function deleteChallengesBefore(db: Db, now: Date): Promise<void> {
  await db.delete(factorChallenges).where(lt(factorChallenges.expiresAt, now));
}
