import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { users } from './schema.ts';
import { knownBrowsers } from './schema-authentication.ts';

/** Whether somebody has signed in with that browser since `since`; of one account when its address is given. */
export async function isKnownBrowser(
  db: Db,
  tokenHash: Buffer,
  { since, email }: { readonly since: Date; readonly email?: string | undefined },
): Promise<boolean> {
  const rows = await db
    .select({ uid: knownBrowsers.uid })
    .from(knownBrowsers)
    .innerJoin(users, eq(users.uid, knownBrowsers.uid))
    .where(
      and(
        eq(knownBrowsers.tokenHash, tokenHash),
        gt(knownBrowsers.usedAt, since),
        email === undefined ? undefined : eq(users.email, email),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Remembers a browser of an account that has a profile, and of those only its last used `most`. */
export async function rememberBrowser(
  db: Db,
  { tokenHash, uid, now, most }: { tokenHash: Buffer; uid: string; now: Date; most: number },
): Promise<void> {
  await db.execute(sql`
    insert into ${knownBrowsers} (token_hash, uid, used_at)
    select ${tokenHash}, uid, ${now.toISOString()}::timestamptz from ${users} where uid = ${uid}
    on conflict (token_hash, uid) do update set used_at = excluded.used_at`);
  const surplus = db
    .select({ tokenHash: knownBrowsers.tokenHash })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.uid, uid))
    .orderBy(desc(knownBrowsers.usedAt))
    .offset(most);
  await db
    .delete(knownBrowsers)
    .where(and(eq(knownBrowsers.uid, uid), inArray(knownBrowsers.tokenHash, surplus)));
}

/** Forgets every browser of an account. */
export async function forgetBrowsersOf(db: Db, uid: string): Promise<void> {
  await db.delete(knownBrowsers).where(eq(knownBrowsers.uid, uid));
}

/** Forgets browsers last used before a moment. */
export async function deleteBrowsersBefore(db: Db, usedBefore: Date): Promise<void> {
  await db.delete(knownBrowsers).where(lt(knownBrowsers.usedAt, usedBefore));
}
