import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { idempotencyKeys } from './schema.ts';

export type IdempotencyRow = typeof idempotencyKeys.$inferSelect;

export async function findIdempotencyKey(
  db: Db,
  uid: string,
  key: string,
  notBefore: Date,
): Promise<IdempotencyRow | null> {
  const rows = await db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.uid, uid),
        eq(idempotencyKeys.key, key),
        gt(idempotencyKeys.createdAt, notBefore),
      ),
    );
  return rows[0] ?? null;
}

/** Remembers the key; an expired one of the same name is replaced. */
export async function saveIdempotencyKey(db: Db, row: IdempotencyRow): Promise<void> {
  const { requestHash, auditId, createdAt } = row;
  await db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({
      target: [idempotencyKeys.uid, idempotencyKeys.key],
      set: { requestHash, auditId, createdAt },
    });
}

export async function deleteIdempotencyKeysBefore(db: Db, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
