import { and, asc, count, eq, gt, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { JoinAnswer } from '#contract/space-roles.ts';
import type { Db } from '#platform/database.ts';
import { users } from './schema.ts';
import { joinRequests, memberships } from './schema-organisations.ts';
import { identityLinks } from './schema-sign-ins.ts';

type NewJoinRequest = Pick<typeof joinRequests.$inferInsert, 'id' | 'organisation' | 'person' | 'createdAt'>;

/**
 * Organisations whose SIRET is one that a provider told of that person at their last sign-in, and which they are not in; by name.
 * @param only one of them
 */
export async function listOffers(db: Db, person: string, since: Date, only?: string) {
  return db
    .select({
      organisation: users.uid,
      name: users.displayName,
      asked: sql<boolean>`exists (select 1 from join_requests asked where asked.organisation = ${users.uid} and asked.person = ${person}
        and asked.answered_at is null and asked.created_at > ${since.toISOString()}::timestamptz)`,
    })
    .from(users)
    .where(
      and(
        eq(users.kind, 'organisation'),
        isNull(users.suspendedAt),
        sql`${users.siret} in (select ${identityLinks.siret} from ${identityLinks} where ${identityLinks.uid} = ${person})`,
        notExists(
          db
            .select({ one: sql`1` })
            .from(memberships)
            .where(and(eq(memberships.organisation, users.uid), eq(memberships.person, person))),
        ),
        only === undefined ? undefined : eq(users.uid, only),
      ),
    )
    .orderBy(asc(sql`lower(${users.displayName})`), asc(users.uid))
    .limit(10);
}

/** Whether a person has asked since then and waits, or was refused. What is older is forgotten. */
export async function hasAsked(db: Db, organisation: string, person: string, since: Date): Promise<boolean> {
  const theirs = and(eq(joinRequests.organisation, organisation), eq(joinRequests.person, person));
  await db.delete(joinRequests).where(and(theirs, lte(joinRequests.createdAt, since)));
  const rows = await db
    .select({ total: count() })
    .from(joinRequests)
    .where(and(theirs, or(isNull(joinRequests.answeredAt), eq(joinRequests.answer, 'refused'))));
  return (rows[0]?.total ?? 0) > 0;
}

/** Requests that a person has made since then, whatever became of them. */
export async function countRequestsBy(db: Db, person: string, since: Date): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(joinRequests)
    .where(and(eq(joinRequests.person, person), gt(joinRequests.createdAt, since)));
  return rows[0]?.total ?? 0;
}

export async function insertJoinRequest(db: Db, request: NewJoinRequest): Promise<void> {
  await db.insert(joinRequests).values(request);
}

/** Requests that wait, the oldest first; null for `id`: all of the organisation. */
export async function listJoinRequests(db: Db, organisation: string, since: Date, id: string | null = null) {
  return db
    .select({
      id: joinRequests.id,
      person: joinRequests.person,
      email: users.email,
      displayName: users.displayName,
      createdAt: joinRequests.createdAt,
    })
    .from(joinRequests)
    .innerJoin(users, eq(users.uid, joinRequests.person))
    .where(
      and(
        eq(joinRequests.organisation, organisation),
        isNull(joinRequests.answeredAt),
        gt(joinRequests.createdAt, since),
        id === null ? undefined : eq(joinRequests.id, id),
      ),
    )
    .orderBy(asc(joinRequests.createdAt), asc(joinRequests.id));
}

/** Marks it answered; false when somebody did before. */
export async function answerJoinRequest(db: Db, id: string, answer: JoinAnswer, now: Date): Promise<boolean> {
  const rows = await db
    .update(joinRequests)
    .set({ answer, answeredAt: now })
    .where(and(eq(joinRequests.id, id), isNull(joinRequests.answeredAt)))
    .returning({ id: joinRequests.id });
  return rows.length === 1;
}

/** For the daily sweep. */
export async function deleteJoinRequestsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(joinRequests).where(lte(joinRequests.createdAt, before));
}

/** For the export of an account. */
export async function joinRequestsBy(db: Db, person: string) {
  const { organisation, createdAt, answeredAt, answer } = joinRequests;
  return db
    .select({ organisation, createdAt, answeredAt, answer })
    .from(joinRequests)
    .where(eq(joinRequests.person, person))
    .orderBy(asc(createdAt));
}

/** Gives an organisation its SIRET, or none. */
export async function setSiret(db: Db, organisation: string, siret: string | null): Promise<void> {
  await db.update(users).set({ siret }).where(eq(users.uid, organisation));
}
