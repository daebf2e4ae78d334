import { eq, lt } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { siteWishes } from './schema-politeness.ts';

type SiteWishRow = typeof siteWishes.$inferSelect;

export async function findWish(db: Db, origin: string): Promise<SiteWishRow | null> {
  const rows = await db.select().from(siteWishes).where(eq(siteWishes.origin, origin));
  return rows[0] ?? null;
}

export async function saveWish(db: Db, wish: SiteWishRow): Promise<void> {
  await db.insert(siteWishes).values(wish).onConflictDoUpdate({ target: siteWishes.origin, set: wish });
}

export async function deleteWishesBefore(db: Db, readBefore: Date): Promise<void> {
  await db.delete(siteWishes).where(lt(siteWishes.readAt, readBefore));
}
