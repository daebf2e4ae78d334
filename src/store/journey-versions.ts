import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import type { JourneyRow } from './journeys.ts';
import { users } from './schema.ts';
import { journeys, journeyVersions } from './schema-journeys.ts';

/** A version as it is told: who saved it by name or address; null where nobody knows. */
export interface ToldVersion extends Pick<JourneyRow, 'name' | 'steps' | 'version' | 'savedAt'> {
  readonly journeyId: string;
  readonly savedBy: string | null;
}

/** Keeps what a journey is now as one of its versions, and forgets those that are `kept` versions older. */
export async function keepJourneyVersion(
  db: Db,
  { id, name, steps, version, savedAt }: Pick<JourneyRow, 'id' | 'name' | 'steps' | 'version' | 'savedAt'>,
  savedBy: string | null,
  kept: number,
): Promise<void> {
  const row = { journeyId: id, name, steps, version, savedAt, savedBy };
  await db.insert(journeyVersions).values(row).onConflictDoNothing();
  await db
    .delete(journeyVersions)
    .where(and(eq(journeyVersions.journeyId, id), lte(journeyVersions.version, version - kept)));
}

/** The versions of some journeys, the newest first. */
export async function listJourneyVersions(db: Db, ids: readonly string[]): Promise<ToldVersion[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ version: journeyVersions, name: users.displayName, email: users.email })
    .from(journeyVersions)
    .leftJoin(users, eq(users.uid, journeyVersions.savedBy))
    .where(inArray(journeyVersions.journeyId, [...ids]))
    .orderBy(desc(journeyVersions.version));
  return rows.map(({ version, name, email }) => ({ ...version, savedBy: name || email }));
}

/** For the export of an account: the versions of the journeys of its space. */
export async function journeyVersionsForExport(db: Db, uid: string) {
  const { journeyId, version, name, steps, savedAt } = journeyVersions;
  return db
    .select({ journeyId, version, name, steps, savedAt })
    .from(journeyVersions)
    .innerJoin(journeys, eq(journeys.id, journeyId))
    .where(eq(journeys.uid, uid))
    .orderBy(journeyId, version);
}
