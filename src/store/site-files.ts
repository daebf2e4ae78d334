import { and, eq, lt } from 'drizzle-orm';
import { earlierBy } from '#contract/durations.ts';
import type { Db } from '#platform/database.ts';
import { siteFiles } from './schema-site-files.ts';

const lifeMs = 90 * 24 * 3600 * 1000;

/** What the last audit of that site by that account kept; null when there was none. */
export async function findSiteFiles(db: Db, uid: string, origin: string): Promise<unknown> {
  const rows = await db.select({ answers: siteFiles.answers }).from(siteFiles).where(ofSite(uid, origin));
  return rows[0]?.answers ?? null;
}

/** Replaces what was kept of the site, and forgets what the account has not used for 90 days. */
export async function saveSiteFiles(
  db: Db,
  uid: string,
  origin: string,
  answers: object,
  now: Date,
): Promise<void> {
  const set = { answers, savedAt: now };
  await db
    .insert(siteFiles)
    .values({ uid, origin, ...set })
    .onConflictDoUpdate({ target: [siteFiles.uid, siteFiles.origin], set });
  const notSince = earlierBy(now, lifeMs);
  await db.delete(siteFiles).where(and(eq(siteFiles.uid, uid), lt(siteFiles.savedAt, notSince)));
}

export async function deleteSiteFiles(db: Db, uid: string, origin: string): Promise<void> {
  await db.delete(siteFiles).where(ofSite(uid, origin));
}

function ofSite(uid: string, origin: string) {
  return and(eq(siteFiles.uid, uid), eq(siteFiles.origin, origin));
}
