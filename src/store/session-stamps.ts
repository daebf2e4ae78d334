import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { sessions } from './schema.ts';

/** A session, and what the identity provider said of its password. */
export interface StampedSession {
  readonly id: string;
  readonly uid: string;
  /** Empty until it is known. */
  readonly stamp: string;
}

/** The live sessions used since then. */
export async function listStampedSessions(
  db: Db,
  { seenSince, now }: { readonly seenSince: Date; readonly now: Date },
): Promise<StampedSession[]> {
  return db
    .select({ id: sessions.id, uid: sessions.uid, stamp: sessions.identityStamp })
    .from(sessions)
    .where(and(gt(sessions.lastSeenAt, seenSince), gt(sessions.expiresAt, now)));
}

const asRead = ({ id, stamp }: StampedSession) => and(eq(sessions.id, id), eq(sessions.identityStamp, stamp));

/** Ends a session that is still as it was read. @returns whether it was. */
export async function endStamped(db: Db, session: StampedSession): Promise<boolean> {
  return (await db.delete(sessions).where(asRead(session)).returning({ id: sessions.id })).length === 1;
}

/** Writes the stamp of a session that is still as it was read. */
export async function stampSession(db: Db, session: StampedSession, stamp: string): Promise<void> {
  await db.update(sessions).set({ identityStamp: stamp }).where(asRead(session));
}

/** Writes the stamp of all sessions of an account. */
export async function stampSessionsOf(db: Db, uid: string, stamp: string): Promise<void> {
  await db.update(sessions).set({ identityStamp: stamp }).where(eq(sessions.uid, uid));
}
