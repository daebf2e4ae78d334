import { and, asc, eq, getTableColumns, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { sessions } from './schema.ts';
import { identityLinks, providerLogins, providerSessions } from './schema-sign-ins.ts';

export type LinkRow = typeof identityLinks.$inferSelect;
export type LoginRow = typeof providerLogins.$inferSelect;
export type { Arrival } from './schema-sign-ins.ts';

/** The link of that identity, whoever’s it is. */
export async function findLink(db: Db, issuer: string, subject: string): Promise<LinkRow | null> {
  const rows = await db
    .select()
    .from(identityLinks)
    .where(and(eq(identityLinks.issuer, issuer), eq(identityLinks.subject, subject)));
  return rows[0] ?? null;
}

/** False when that identity is linked already: two at once wait for each other. */
export async function insertLink(db: Db, link: typeof identityLinks.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(identityLinks)
    .values(link)
    .onConflictDoNothing({ target: [identityLinks.issuer, identityLinks.subject] })
    .returning({ id: identityLinks.id });
  return rows.length === 1;
}

/** Notes a sign-in by a link. */
export async function noteLinkUse(
  db: Db,
  id: string,
  use: Pick<LinkRow, 'usedAt' | 'siret' | 'organizationLabel' | 'stepUp'>,
): Promise<void> {
  await db.update(identityLinks).set(use).where(eq(identityLinks.id, id));
}

export async function listLinks(db: Db, uid: string): Promise<LinkRow[]> {
  return db
    .select()
    .from(identityLinks)
    .where(eq(identityLinks.uid, uid))
    .orderBy(asc(identityLinks.createdAt), asc(identityLinks.id));
}

/** False when the person has no such link. */
export async function deleteLink(db: Db, uid: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(identityLinks)
    .where(and(eq(identityLinks.id, id), eq(identityLinks.uid, uid)))
    .returning({ id: identityLinks.id });
  return rows.length === 1;
}

export async function insertLogin(db: Db, login: typeof providerLogins.$inferInsert): Promise<void> {
  await db.insert(providerLogins).values(login);
}

/** Takes a sign-in that is at its provider: the first caller alone gets it. */
export async function takeLogin(
  db: Db,
  browserHash: Buffer,
  provider: string,
  now: Date,
): Promise<LoginRow | null> {
  const rows = await db
    .delete(providerLogins)
    .where(
      and(
        eq(providerLogins.browserHash, browserHash),
        eq(providerLogins.provider, provider),
        gt(providerLogins.expiresAt, now),
        isNull(providerLogins.arrived),
      ),
    )
    .returning();
  return rows[0] ?? null;
}

const waiting = (browserHash: Buffer, now: Date) =>
  and(
    eq(providerLogins.browserHash, browserHash),
    gt(providerLogins.expiresAt, now),
    isNotNull(providerLogins.arrived),
  );

/** Who came back in that browser and waits to be linked; it stays. */
export async function readArrival(db: Db, browserHash: Buffer, now: Date): Promise<LoginRow | null> {
  const rows = await db.select().from(providerLogins).where(waiting(browserHash, now));
  return rows[0] ?? null;
}

/** Takes who waits in that browser for the account of that address. */
export async function takeArrival(
  db: Db,
  browserHash: Buffer,
  email: string,
  now: Date,
): Promise<LoginRow | null> {
  const rows = await db
    .delete(providerLogins)
    .where(and(waiting(browserHash, now), sql`${providerLogins.arrived} ->> 'email' = ${email}`))
    .returning();
  return rows[0] ?? null;
}

/** For the daily sweep. */
export async function deleteLoginsBefore(db: Db, now: Date): Promise<void> {
  await db.delete(providerLogins).where(lt(providerLogins.expiresAt, now));
}

export async function insertProviderSession(
  db: Db,
  session: typeof providerSessions.$inferInsert,
): Promise<void> {
  await db.insert(providerSessions).values(session);
}

/** What the session of that cookie knows of its provider; null for one that a password opened. */
export async function readProviderSession(db: Db, tokenHash: Buffer) {
  const rows = await db
    .select({
      sessionId: providerSessions.sessionId,
      provider: providerSessions.provider,
      sealedIdToken: providerSessions.sealedIdToken,
    })
    .from(providerSessions)
    .innerJoin(sessions, eq(sessions.id, providerSessions.sessionId))
    .where(eq(sessions.tokenHash, tokenHash));
  return rows[0] ?? null;
}

/** The identities that open the account, and which sessions they opened. */
export async function signInsForExport(db: Db, uid: string) {
  const { uid: _uid, ...columns } = getTableColumns(identityLinks);
  const { provider, stepUp } = providerSessions;
  return {
    links: await db
      .select(columns)
      .from(identityLinks)
      .where(eq(identityLinks.uid, uid))
      .orderBy(asc(identityLinks.id)),
    sessions: await db
      .select({ sessionId: sessions.id, provider, stepUp })
      .from(providerSessions)
      .innerJoin(sessions, eq(sessions.id, providerSessions.sessionId))
      .where(eq(sessions.uid, uid)),
  };
}
