import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { idempotencyKeys } from './schema-idempotency.ts';

/** What was asked with a key, and what was answered. */
export interface AnsweredRequest {
  readonly uid: string;
  readonly key: string;
  readonly requestHash: string;
  readonly answer: Buffer;
  readonly createdAt: Date;
}

/**
 * Keeps others from answering a request of that key until the transaction ends.
 * @returns false, at once, while one is being answered
 */
export async function tryLockIdempotencyKey(tx: Db, uid: string, key: string): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${uid} ${key}`}, 0)) as locked`,
  );
  return rows[0]?.locked === true;
}

export async function findAnswer(
  db: Db,
  uid: string,
  key: string,
  notBefore: Date,
): Promise<Pick<AnsweredRequest, 'requestHash' | 'answer'> | null> {
  const [row] = await db
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.uid, uid),
        eq(idempotencyKeys.key, key),
        gt(idempotencyKeys.createdAt, notBefore),
        isNotNull(idempotencyKeys.answer),
      ),
    );
  return row?.answer ? { requestHash: row.requestHash, answer: row.answer } : null;
}

/** Remembers the answer; an expired one of the same key is replaced. */
export async function saveAnswer(db: Db, row: AnsweredRequest): Promise<void> {
  const { requestHash, answer, createdAt } = row;
  await db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({
      target: [idempotencyKeys.uid, idempotencyKeys.key],
      set: { requestHash, answer, createdAt },
    });
}

export async function deleteIdempotencyKeysBefore(db: Db, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
