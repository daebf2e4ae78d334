import { lt } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { mailedTokens } from './schema-authentication.ts';

/** Forgets the mailed tokens that are good for nothing any more. */
export async function deleteMailedTokensBefore(db: Db, now: Date): Promise<void> {
  await db.delete(mailedTokens).where(lt(mailedTokens.expiresAt, now));
}
