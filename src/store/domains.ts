import { and, asc, count, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { domains } from './schema.ts';

export type DomainRow = typeof domains.$inferSelect;
export type NewDomain = Pick<DomainRow, 'id' | 'uid' | 'host' | 'token' | 'createdAt'>;
/** What a check changes. */
export type DomainVerdict = Pick<DomainRow, 'status' | 'method' | 'provedAt' | 'confirmedAt' | 'checks'>;

/** Null when the person has that host already. */
export async function insertDomain(db: Db, domain: NewDomain): Promise<DomainRow | null> {
  const rows = await db.insert(domains).values(domain).onConflictDoNothing().returning();
  return rows[0] ?? null;
}

export async function countDomains(db: Db, uid: string): Promise<number> {
  const rows = await db.select({ count: count() }).from(domains).where(eq(domains.uid, uid));
  return rows[0]?.count ?? 0;
}

/** The person’s own, by name. */
export async function listDomainRows(db: Db, uid: string): Promise<DomainRow[]> {
  return db.select().from(domains).where(eq(domains.uid, uid)).orderBy(asc(domains.host));
}

/** Those the person has proved, and of which the proof was last seen after `confirmedAfter`. */
export async function listProvedRows(db: Db, uid: string, confirmedAfter: Date): Promise<DomainRow[]> {
  return db
    .select()
    .from(domains)
    .where(and(eq(domains.uid, uid), eq(domains.status, 'proved'), gt(domains.confirmedAt, confirmedAfter)));
}

/** One of the person’s own; null for another’s as for none. */
export async function findDomain(db: Db, uid: string, id: string): Promise<DomainRow | null> {
  const rows = await db.select().from(domains).where(ownRow(uid, id));
  return rows[0] ?? null;
}

/** The same, and nobody changes it before the end of the transaction. */
export async function lockDomain(db: Db, uid: string, id: string): Promise<DomainRow | null> {
  const rows = await db.select().from(domains).where(ownRow(uid, id)).for('update');
  return rows[0] ?? null;
}

/** Keeps what a check found, unless one that started later was kept already. Null when nothing changed. */
export async function saveDomainCheck(
  db: Db,
  { uid, id, startedAt }: { readonly uid: string; readonly id: string; readonly startedAt: Date },
  verdict: DomainVerdict,
): Promise<DomainRow | null> {
  const isNewest = or(isNull(domains.lastCheckedAt), lt(domains.lastCheckedAt, startedAt));
  const rows = await db
    .update(domains)
    .set({ ...verdict, lastCheckedAt: startedAt })
    .where(and(ownRow(uid, id), isNewest))
    .returning();
  return rows[0] ?? null;
}

/** False for another’s as for none. */
export async function deleteDomain(db: Db, uid: string, id: string): Promise<boolean> {
  const rows = await db.delete(domains).where(ownRow(uid, id)).returning({ id: domains.id });
  return rows.length === 1;
}

const ownRow = (uid: string, id: string) => and(eq(domains.uid, uid), eq(domains.id, id));
