import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { users } from './schema.ts';
import { memberships } from './schema-organisations.ts';
import { providerSessions } from './schema-sign-ins.ts';

/** Whether an account has a second factor of its own, or its provider has seen one at the last sign-in. In a query that joins `users`. */
export const isProtected = sql<boolean>`(exists (select 1 from second_factors own
  where own.uid = ${users.uid} and own.kind <> 'recovery' and own.activated_at is not null)
  or exists (select 1 from identity_links linked where linked.uid = ${users.uid} and linked.step_up))`;

/** Says from when on members must have a second factor; null: not any more. */
export async function setFactorFrom(db: Db, organisation: string, from: Date | null): Promise<void> {
  await db.update(users).set({ factorFrom: from }).where(eq(users.uid, organisation));
}

/** Members who have no second factor. */
export async function listUnprotected(db: Db, organisation: string) {
  return db
    .select({ uid: users.uid, email: users.email, displayName: users.displayName })
    .from(memberships)
    .innerJoin(users, eq(users.uid, memberships.person))
    .where(and(eq(memberships.organisation, organisation), sql`not ${isProtected}`))
    .orderBy(asc(users.uid));
}

/** Organisations of a person that ask their members for a second factor, and from when on; by name. */
export async function listAsking(db: Db, person: string): Promise<{ name: string; from: Date }[]> {
  const rows = await db
    .select({ name: users.displayName, from: users.factorFrom })
    .from(memberships)
    .innerJoin(users, eq(users.uid, memberships.organisation))
    .where(and(eq(memberships.person, person), isNotNull(users.factorFrom), isNull(users.suspendedAt)))
    .orderBy(asc(users.displayName));
  return rows.flatMap(({ name, from }) => (from === null ? [] : [{ name, from }]));
}

/** Whether a provider has seen a second factor when that session was opened. */
export async function providerSawFactor(db: Db, sessionId: string): Promise<boolean> {
  const rows = await db
    .select({ stepUp: providerSessions.stepUp })
    .from(providerSessions)
    .where(eq(providerSessions.sessionId, sessionId));
  return rows[0]?.stepUp ?? false;
}
