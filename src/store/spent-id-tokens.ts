import { lt } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { spentIdTokens } from './schema-authentication.ts';

/** Marks an idToken as used. False when it was already: two exchanges at once wait for each other. */
export async function spendIdToken(db: Db, tokenId: string, expiresAt: Date): Promise<boolean> {
  const rows = await db
    .insert(spentIdTokens)
    .values({ tokenId, expiresAt })
    .onConflictDoNothing()
    .returning({ tokenId: spentIdTokens.tokenId });
  return rows.length === 1;
}

/** Forgets tokens that would be refused by their age. */
export async function deleteSpentIdTokens(db: Db, now: Date): Promise<void> {
  await db.delete(spentIdTokens).where(lt(spentIdTokens.expiresAt, now));
}
