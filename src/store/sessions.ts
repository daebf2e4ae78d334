import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SpaceRole } from '#contract/space-roles.ts';
import type { Db } from '#platform/database.ts';
import { readTogether } from './read-together.ts';
import { sessions, users } from './schema.ts';
import { membershipHosts, memberships } from './schema-organisations.ts';
import { providerSessions } from './schema-sign-ins.ts';

export type NewSession = typeof sessions.$inferInsert;

/** The organisation a session is in, as its person may see it now. */
export interface JoinedSpace {
  readonly uid: string;
  readonly name: string;
  readonly plan: string;
  readonly role: SpaceRole;
  readonly mayAct: boolean;
  /** Sites of a client. */
  readonly hosts: readonly string[];
  /** From when on members must have a second factor. */
  readonly factorFrom: string | null;
  /** A provider has seen one when the session was opened. */
  readonly stepUp: boolean;
}

const organisations = alias(users, 'organisations');

/** Sessions of those hashes with their persons, expired ones too; none of who is suspended. */
function prepareSessions(db: Db) {
  const statement = db
    .select({
      sessionId: sessions.id,
      tokenHash: sessions.tokenHash,
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
      uid: users.uid,
      email: users.email,
      displayName: users.displayName,
      plan: users.plan,
      admin: users.admin,
      settings: users.settings,
      // Written out: the two `uid` would be the same.
      hasFactor: sql<boolean>`exists (select 1 from second_factors as own
        where own.uid = users.uid and own.kind <> 'recovery' and own.activated_at is not null)`,
      organisation: sql<JoinedSpace | null>`case when ${memberships.role} is not null and ${organisations.uid} is not null then
        json_build_object('uid', ${organisations.uid}, 'name', ${organisations.displayName}, 'plan', ${organisations.plan},
          'role', ${memberships.role}, 'mayAct', ${memberships.mayAct}, 'hosts', array(select ${membershipHosts.host} from ${membershipHosts}
            where ${membershipHosts.organisation} = ${memberships.organisation} and ${membershipHosts.person} = ${memberships.person}
            order by 1), 'factorFrom', ${organisations.factorFrom}, 'stepUp', ${organisations.factorFrom} is not null and exists (
            select 1 from ${providerSessions} where ${providerSessions.sessionId} = ${sessions.id} and ${providerSessions.stepUp})) end`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.uid, sessions.uid))
    // Who is no member any more, or whose organisation is suspended, is in their own space again.
    .leftJoin(
      memberships,
      and(eq(memberships.organisation, sessions.space), eq(memberships.person, sessions.uid)),
    )
    .leftJoin(
      organisations,
      and(eq(organisations.uid, memberships.organisation), isNull(organisations.suspendedAt)),
    )
    .where(and(sql`${sessions.tokenHash} = any(${sql.placeholder('hashes')})`, isNull(users.suspendedAt)))
    .prepare('read_sessions');
  return (hashes: readonly string[]) =>
    statement.execute({ hashes: hashes.map((hash) => Buffer.from(hash, 'hex')) });
}

const readByHash = readTogether(prepareSessions, ({ tokenHash }) => tokenHash.toString('hex'));

/** The live session of that hash with its person, in one query with others; null when expired or suspended. */
export async function readSession(db: Db, tokenHash: Buffer, now: Date) {
  const row = await readByHash(db, tokenHash.toString('hex'));
  return row !== null && row.expiresAt > now ? row : null;
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session);
}

/** When a session was opened; null when it is gone. */
export async function sessionStartedAt(db: Db, id: string): Promise<Date | null> {
  const rows = await db.select({ createdAt: sessions.createdAt }).from(sessions).where(eq(sessions.id, id));
  return rows[0]?.createdAt ?? null;
}

/** Interactions last-seen forward, unless another request did since `before`. */
export async function touchSession(db: Db, id: string, before: Date, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.id, id), lt(sessions.lastSeenAt, before)));
}

/** When the person last proved who they are in that session; null when it never was told, or the session is over. */
export async function readConfirmedAt(db: Db, id: string): Promise<Date | null> {
  const rows = await db.select({ at: sessions.confirmedAt }).from(sessions).where(eq(sessions.id, id));
  return rows[0]?.at ?? null;
}

export async function confirmSession(db: Db, id: string, now: Date): Promise<void> {
  await db.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, id));
}

export async function deleteSessionByHash(db: Db, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** False when the person has no such session. */
export async function deleteSessionOf(db: Db, uid: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.uid, uid)))
    .returning({ id: sessions.id });
  return rows.length === 1;
}

export async function deleteSessionsOf(db: Db, uid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.uid, uid));
}

/** Ends the person’s sessions but one; all of them when that one is null. */
export async function deleteOtherSessions(db: Db, uid: string, keptId: string | null): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.uid, uid), keptId === null ? undefined : ne(sessions.id, keptId)));
}

/** The person’s live sessions, last used first. */
export async function listSessionsOf(db: Db, uid: string, now: Date) {
  return db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      userAgent: sessions.userAgent,
      addressBlock: sessions.addressBlock,
    })
    .from(sessions)
    .where(and(eq(sessions.uid, uid), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt));
}

/** For the daily sweep. @returns how many were deleted. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<number> {
  const result = await db.delete(sessions).where(lt(sessions.expiresAt, now)).returning({ id: sessions.id });
  return result.length;
}

/** Signs everybody out. @returns how many sessions there were. */
export async function deleteAllSessions(db: Db): Promise<number> {
  return (await db.delete(sessions).returning({ id: sessions.id })).length;
}

/** Puts a session of a person into an organisation, or back into their own space. */
export async function setSpace(db: Db, id: string, uid: string, space: string | null): Promise<void> {
  await db
    .update(sessions)
    .set({ space })
    .where(and(eq(sessions.id, id), eq(sessions.uid, uid)));
}
