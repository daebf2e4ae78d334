import { eq, lt } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { siteOptOuts } from './schema-politeness.ts';

type OptOutRow = typeof siteOptOuts.$inferSelect;

export async function findOptOut(db: Db, origin: string): Promise<OptOutRow | null> {
  const rows = await db.select().from(siteOptOuts).where(eq(siteOptOuts.origin, origin));
  return rows[0] ?? null;
}

export async function saveOptOut(db: Db, optOut: OptOutRow): Promise<void> {
  await db.insert(siteOptOuts).values(optOut).onConflictDoUpdate({ target: siteOptOuts.origin, set: optOut });
}

export async function deleteOptOutsBefore(db: Db, readBefore: Date): Promise<void> {
  await db.delete(siteOptOuts).where(lt(siteOptOuts.readAt, readBefore));
}
