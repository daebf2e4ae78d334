import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { siteAccesses } from './schema-site-access.ts';

export type SiteAccessRow = typeof siteAccesses.$inferSelect;

const ofHost = (uid: string, host: string) => and(eq(siteAccesses.uid, uid), eq(siteAccesses.host, host));

/** The person’s own; null for another’s as for none. */
export async function findSiteAccess(db: Db, uid: string, host: string): Promise<SiteAccessRow | null> {
  const rows = await db.select().from(siteAccesses).where(ofHost(uid, host));
  return rows[0] ?? null;
}

/** Puts an access in the place of what the host had. */
export async function saveSiteAccess(db: Db, row: typeof siteAccesses.$inferInsert): Promise<void> {
  const { uid: _uid, host: _host, ...given } = row;
  const set = { ...given, triedAt: null, refusals: 0 };
  await db
    .insert(siteAccesses)
    .values(row)
    .onConflictDoUpdate({ target: [siteAccesses.uid, siteAccesses.host], set });
}

/** False for another’s as for none. */
export async function deleteSiteAccess(db: Db, uid: string, host: string): Promise<boolean> {
  const rows = await db.delete(siteAccesses).where(ofHost(uid, host)).returning({ id: siteAccesses.id });
  return rows.length === 1;
}

/** Notes what a try with these very secrets came to; of secrets replaced meanwhile it says nothing. */
export async function noteAccessTry(
  db: Db,
  { id, refused }: { readonly id: string; readonly refused: boolean },
  now: Date,
): Promise<void> {
  await db
    .update(siteAccesses)
    .set({ triedAt: now, refusals: refused ? sql`${siteAccesses.refusals} + 1` : 0 })
    .where(eq(siteAccesses.id, id));
}

/** All of the installation, some at a time, by id. */
export async function siteAccessesAfter(db: Db, after: string, limit: number): Promise<SiteAccessRow[]> {
  return db
    .select()
    .from(siteAccesses)
    .where(gt(siteAccesses.id, after))
    .orderBy(asc(siteAccesses.id))
    .limit(limit);
}

/** Seals again what stands as it was read; null-effect where it was replaced meanwhile. */
export async function resealSiteAccess(db: Db, { id, sealed }: SiteAccessRow, again: Buffer): Promise<void> {
  await db
    .update(siteAccesses)
    .set({ sealed: again })
    .where(and(eq(siteAccesses.id, id), eq(siteAccesses.sealed, sealed)));
}

/** That there is an access, for the export of an account: what opens the site stays out. */
export async function siteAccessesForExport(db: Db, uid: string) {
  const { sealed: _sealed, uid: _uid, ...columns } = getTableColumns(siteAccesses);
  return db.select(columns).from(siteAccesses).where(eq(siteAccesses.uid, uid)).orderBy(siteAccesses.host);
}
