import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { readTogether } from './read-together.ts';
import { sessions, users } from './schema.ts';

export type NewSession = typeof sessions.$inferInsert;

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
    })
    .from(sessions)
    .innerJoin(users, eq(users.uid, sessions.uid))
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

/** Moves last-seen forward, unless another request did since `before`. */
export async function touchSession(db: Db, id: string, before: Date, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.id, id), lt(sessions.lastSeenAt, before)));
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
