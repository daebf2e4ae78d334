import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { contactEmail } from './contact-email.ts';
import { onceADatabase } from './once-a-database.ts';
import { users } from './schema.ts';
import { apiKeys } from './schema-keys.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;

export async function insertApiKey(db: Db, key: typeof apiKeys.$inferInsert): Promise<ApiKeyRow> {
  const [row] = await db.insert(apiKeys).values(key).returning();
  if (row === undefined) throw new Error('The key was not inserted.');
  return row;
}

/** The person’s keys, the newest first, expired ones included. */
export async function listApiKeyRows(db: Db, uid: string): Promise<ApiKeyRow[]> {
  return db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.uid, uid))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

/** Keys of a person that work at that moment. */
export async function countWorkingKeys(db: Db, uid: string, now: Date): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.uid, uid), gt(apiKeys.expiresAt, now)));
  return rows[0]?.total ?? 0;
}

function prepareRead(db: Db) {
  return db
    .select({
      keyId: apiKeys.id,
      scope: apiKeys.scope,
      lastUsedAt: apiKeys.lastUsedAt,
      uid: users.uid,
      kind: users.kind,
      email: contactEmail,
      displayName: users.displayName,
      plan: users.plan,
      settings: users.settings,
      // Of an organisation that asks its members for a second factor: who made the key is one of them, and has none.
      makerLacksFactor: sql<boolean>`${users.factorFrom} is not null and ${users.factorFrom} <= ${sql.placeholder('now')}
        and exists (select 1 from memberships made where made.organisation = ${users.uid} and made.person = ${apiKeys.madeBy})
        and not exists (select 1 from second_factors own where own.uid = ${apiKeys.madeBy} and own.kind <> 'recovery' and own.activated_at is not null)
        and not exists (select 1 from identity_links linked where linked.uid = ${apiKeys.madeBy} and linked.step_up)`,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.uid, apiKeys.uid))
    .where(
      and(
        eq(apiKeys.tokenHash, sql.placeholder('tokenHash')),
        gt(apiKeys.expiresAt, sql.placeholder('now')),
        isNull(users.suspendedAt),
      ),
    )
    .prepare('read_api_key');
}

const readStatement = onceADatabase(prepareRead);

/** The working key of that hash with its person, in one prepared statement; null when expired or suspended. */
export async function readApiKey(db: Db, tokenHash: Buffer, now: Date) {
  const rows = await readStatement(db).execute({ tokenHash, now });
  return rows[0] ?? null;
}

/** Interactions the last use forward, unless another request did since `before`. */
export async function touchApiKey(db: Db, id: string, before: Date, now: Date): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before))));
}

/** False when the person has no such key. */
export async function deleteApiKey(db: Db, uid: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.uid, uid)))
    .returning({ id: apiKeys.id });
  return rows.length === 1;
}

/** For the daily sweep: keys that expired before that moment. */
export async function deleteApiKeysExpiredBefore(db: Db, before: Date): Promise<void> {
  await db.delete(apiKeys).where(lt(apiKeys.expiresAt, before));
}
