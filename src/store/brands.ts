import { eq } from 'drizzle-orm';
import type { LogoType } from '#contract/brand.ts';
import type { Db } from '#platform/database.ts';
import { brands } from './schema-brands.ts';

export type BrandRow = typeof brands.$inferSelect;

export async function findBrand(db: Db, uid: string): Promise<BrandRow | null> {
  const rows = await db.select().from(brands).where(eq(brands.uid, uid));
  return rows[0] ?? null;
}

/** Sets the name; logo and colour only where they are told, null takes them away. */
export async function saveBrand(
  db: Db,
  uid: string,
  change: {
    readonly name: string;
    readonly logo: { readonly bytes: Buffer; readonly type: LogoType } | null | undefined;
    readonly color?: string | null | undefined;
    readonly now: Date;
  },
): Promise<void> {
  const { name, logo, color, now } = change;
  const picture = logo === undefined ? {} : { logo: logo?.bytes ?? null, logoType: logo?.type ?? null };
  const row = { name, updatedAt: now, ...picture, ...(color !== undefined && { color }) };
  await db
    .insert(brands)
    .values({ uid, ...row })
    .onConflictDoUpdate({ target: brands.uid, set: row });
}

export async function deleteBrand(db: Db, uid: string): Promise<void> {
  await db.delete(brands).where(eq(brands.uid, uid));
}
