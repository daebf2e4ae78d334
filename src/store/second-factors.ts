import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { secondFactors } from './schema-factors.ts';

export type FactorRow = typeof secondFactors.$inferSelect;

/** Recovery codes stand in for the others; alone they are none. */
const standing = ['totp', 'passkey'] as const;

const isStanding = (uid: string) =>
  and(
    eq(secondFactors.uid, uid),
    inArray(secondFactors.kind, [...standing]),
    isNotNull(secondFactors.activatedAt),
  );

export async function insertFactors(db: Db, rows: (typeof secondFactors.$inferInsert)[]): Promise<void> {
  await db.insert(secondFactors).values(rows);
}

/** The person’s applications and passkeys in use, oldest first. */
export async function listFactors(db: Db, uid: string): Promise<FactorRow[]> {
  return db.select().from(secondFactors).where(isStanding(uid)).orderBy(asc(secondFactors.createdAt));
}

export async function countFactors(db: Db, uid: string): Promise<number> {
  return (await db.select({ found: count() }).from(secondFactors).where(isStanding(uid)))[0]?.found ?? 0;
}

const unused = (uid: string) =>
  and(eq(secondFactors.uid, uid), eq(secondFactors.kind, 'recovery'), isNull(secondFactors.lastUsedAt));

export async function countRecoveryCodes(db: Db, uid: string): Promise<number> {
  return (await db.select({ found: count() }).from(secondFactors).where(unused(uid)))[0]?.found ?? 0;
}

/** Uses a recovery code up. @returns false when the person has no such code left. */
export async function spendRecoveryCode(db: Db, uid: string, digest: Buffer, now: Date): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastUsedAt: now })
    .where(and(unused(uid), eq(secondFactors.digest, digest)))
    .returning({ id: secondFactors.id });
  return rows.length === 1;
}

/** Forgets the person’s recovery codes, used or not. */
export async function deleteRecoveryCodes(db: Db, uid: string): Promise<void> {
  await db.delete(secondFactors).where(and(eq(secondFactors.uid, uid), eq(secondFactors.kind, 'recovery')));
}

const waiting = (uid: string) =>
  and(eq(secondFactors.uid, uid), eq(secondFactors.kind, 'totp'), isNull(secondFactors.activatedAt));

/** The application that waits for its first code; null for another’s as for none. */
export async function findWaitingApp(db: Db, uid: string, id: string): Promise<FactorRow | null> {
  const rows = await db
    .select()
    .from(secondFactors)
    .where(and(waiting(uid), eq(secondFactors.id, id)));
  return rows[0] ?? null;
}

/** Forgets applications that never gave a code. */
export async function deleteWaitingApps(db: Db, uid: string): Promise<void> {
  await db.delete(secondFactors).where(waiting(uid));
}

/** Forgets those of everybody that were begun before then. */
export async function deleteWaitingAppsBefore(db: Db, before: Date): Promise<void> {
  await db
    .delete(secondFactors)
    .where(
      and(
        eq(secondFactors.kind, 'totp'),
        isNull(secondFactors.activatedAt),
        lt(secondFactors.createdAt, before),
      ),
    );
}

/**
 * Takes a code of an application: the step becomes the last one used in the statement that takes it, so that a code is good
 * once however often it is sent. The first one puts the application into use.
 * @returns false when a code of that step or a later one was taken before
 */
export async function takeStep(db: Db, id: string, step: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({
      lastStep: step,
      lastUsedAt: now,
      activatedAt: sql`coalesce(${secondFactors.activatedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(secondFactors.id, id), lt(secondFactors.lastStep, step)))
    .returning({ id: secondFactors.id });
  return rows.length === 1;
}

/** A passkey by the id its browser tells; null when nobody has it. */
export async function findPasskey(db: Db, credentialId: string): Promise<FactorRow | null> {
  const rows = await db.select().from(secondFactors).where(eq(secondFactors.credentialId, credentialId));
  return rows[0] ?? null;
}

/** Notes a signature of a passkey. @returns false unless its counter has moved on, or never counts. */
export async function takeSignature(db: Db, id: string, counter: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ counter, lastUsedAt: now })
    .where(
      and(
        eq(secondFactors.id, id),
        or(
          lt(secondFactors.counter, counter),
          and(eq(secondFactors.counter, 0), sql`${counter}::bigint = 0`),
        ),
      ),
    )
    .returning({ id: secondFactors.id });
  return rows.length === 1;
}

/** Gives one application or passkey another name. @returns false for another’s as for none */
export async function renameFactorRow(db: Db, uid: string, id: string, name: string): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ name })
    .where(and(isStanding(uid), eq(secondFactors.id, id)))
    .returning({ id: secondFactors.id });
  return rows.length === 1;
}

/** Removes one application or passkey. @returns what it was; null for another’s as for none. */
export async function deleteFactor(db: Db, uid: string, id: string): Promise<FactorRow | null> {
  const rows = await db
    .delete(secondFactors)
    .where(and(isStanding(uid), eq(secondFactors.id, id)))
    .returning();
  return rows[0] ?? null;
}

/** Removes everything a second step can be passed with. */
export async function deleteFactorsOf(db: Db, uid: string): Promise<void> {
  await db.delete(secondFactors).where(eq(secondFactors.uid, uid));
}

/** Sealed secrets of the installation, some at a time, by id. */
export async function sealedFactorsAfter(db: Db, after: string, limit: number): Promise<FactorRow[]> {
  return db
    .select()
    .from(secondFactors)
    .where(and(gt(secondFactors.id, after), isNotNull(secondFactors.sealed)))
    .orderBy(asc(secondFactors.id))
    .limit(limit);
}

export async function resealFactor(db: Db, id: string, sealed: Buffer): Promise<void> {
  await db.update(secondFactors).set({ sealed }).where(eq(secondFactors.id, id));
}

/** For the export of an account: what the person has, without what it is made of. */
export async function factorsForExport(db: Db, uid: string) {
  const { kind, name, createdAt, activatedAt, lastUsedAt } = secondFactors;
  return db
    .select({ kind, name, createdAt, activatedAt, lastUsedAt })
    .from(secondFactors)
    .where(eq(secondFactors.uid, uid))
    .orderBy(asc(createdAt));
}
