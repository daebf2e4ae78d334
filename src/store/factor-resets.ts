import { asc, eq, gt, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database.ts';
import { users } from './schema.ts';
import { factorResets } from './schema-factors.ts';

const askers = alias(users, 'askers');

type FactorReset = typeof factorResets.$inferSelect;

/** False when one waits already. */
export async function insertReset(db: Db, row: typeof factorResets.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(factorResets)
    .values(row)
    .onConflictDoNothing()
    .returning({ uid: factorResets.uid });
  return rows.length === 1;
}

export async function findReset(db: Db, uid: string): Promise<FactorReset | null> {
  return (await db.select().from(factorResets).where(eq(factorResets.uid, uid)))[0] ?? null;
}

/** The reset that a mailed link refuses, and whose it is. */
export async function findResetByRefusal(db: Db, refusalHash: Buffer) {
  const rows = await db
    .select({ uid: factorResets.uid, dueAt: factorResets.dueAt, email: users.email })
    .from(factorResets)
    .innerJoin(users, eq(users.uid, factorResets.uid))
    .where(eq(factorResets.refusalHash, refusalHash));
  return rows[0] ?? null;
}

/** Those that were due after a moment, the first due at the top, with who asked. */
export async function listResetsDueAfter(db: Db, after: Date) {
  return db
    .select({
      uid: factorResets.uid,
      email: users.email,
      askedBy: askers.email,
      askedAt: factorResets.askedAt,
      dueAt: factorResets.dueAt,
    })
    .from(factorResets)
    .innerJoin(users, eq(users.uid, factorResets.uid))
    .leftJoin(askers, eq(askers.uid, factorResets.askedBy))
    .where(gt(factorResets.dueAt, after))
    .orderBy(asc(factorResets.dueAt), asc(factorResets.uid));
}

/** @returns whether there was one. */
export async function deleteReset(db: Db, uid: string): Promise<boolean> {
  const rows = await db
    .delete(factorResets)
    .where(eq(factorResets.uid, uid))
    .returning({ uid: factorResets.uid });
  return rows.length === 1;
}

/** Forgets resets that were due before then. */
export async function deleteResetsBefore(db: Db, dueBefore: Date): Promise<void> {
  await db.delete(factorResets).where(lt(factorResets.dueAt, dueBefore));
}
