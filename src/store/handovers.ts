import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { cleanJson } from './clean-json.ts';
import { contactEmail } from './contact-email.ts';
import { audits, users } from './schema.ts';
import { handoverFixes, handovers, providers } from './schema-handovers.ts';

export type HandoverRow = typeof handovers.$inferSelect;
export type ProviderRow = typeof providers.$inferSelect;
export type HandoverFixRow = typeof handoverFixes.$inferSelect;
type NewFix = Pick<HandoverFixRow, 'fixKey' | 'rank' | 'title' | 'role' | 'basis'>;

/** The provider of that address of an account, locked; made where there is none. `isNew`: nothing was ever sent there. */
export async function takeProvider(
  db: Db,
  provider: Pick<ProviderRow, 'id' | 'uid' | 'email' | 'createdAt'>,
): Promise<{ readonly row: ProviderRow; readonly isNew: boolean }> {
  const made = await db
    .insert(providers)
    .values(provider)
    .onConflictDoNothing({ target: [providers.uid, providers.email] })
    .returning();
  if (made[0]) return { row: made[0], isNew: true };
  const known = await db
    .select()
    .from(providers)
    .where(and(eq(providers.uid, provider.uid), eq(providers.email, provider.email)))
    .for('update');
  if (known[0] === undefined) throw new Error('The provider was neither made nor found.');
  return { row: known[0], isNew: false };
}

export async function insertHandover(
  db: Db,
  row: typeof handovers.$inferInsert,
  fixes: readonly NewFix[],
): Promise<HandoverRow> {
  const [inserted] = await db.insert(handovers).values(row).returning();
  if (inserted === undefined) throw new Error('The handover was not inserted.');
  await db.insert(handoverFixes).values(
    fixes.map((fix) => ({
      handoverId: inserted.id,
      ...cleanJson({ ...fix }),
    })),
  );
  return inserted;
}

/** One of somebody’s own, with whom it went to; null for another’s as for none. */
export async function findHandover(
  db: Db,
  { id, uid, auditId }: Pick<HandoverRow, 'id' | 'uid' | 'auditId'>,
): Promise<{ readonly handover: HandoverRow; readonly provider: ProviderRow } | null> {
  const rows = await db
    .select({ handover: handovers, provider: providers })
    .from(handovers)
    .innerJoin(providers, eq(providers.id, handovers.providerId))
    .where(and(eq(handovers.id, id), eq(handovers.uid, uid), eq(handovers.auditId, auditId)));
  return rows[0] ?? null;
}

/** Those of a report, the newest first, those that do not work any more included. */
export async function listHandoverRows(
  db: Db,
  auditId: string,
): Promise<{ readonly handover: HandoverRow; readonly provider: ProviderRow }[]> {
  return db
    .select({ handover: handovers, provider: providers })
    .from(handovers)
    .innerJoin(providers, eq(providers.id, handovers.providerId))
    .where(eq(handovers.auditId, auditId))
    .orderBy(desc(handovers.createdAt), desc(handovers.id));
}

/** The fixes of handovers, in the order they were sent. */
export async function listHandoverFixes(db: Db, ids: readonly string[]): Promise<HandoverFixRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(handoverFixes)
    .where(inArray(handoverFixes.handoverId, [...ids]))
    .orderBy(asc(handoverFixes.rank));
}

/** Of a report, with a link that works at that moment. */
export async function countWorkingHandovers(db: Db, auditId: string, now: Date): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(handovers)
    .where(and(eq(handovers.auditId, auditId), isNull(handovers.revokedAt), gt(handovers.expiresAt, now)));
  return rows[0]?.total ?? 0;
}

/** A handover as whoever opens its link finds it, with what keeps it from being shown. */
export async function findHandoverByHash(db: Db, tokenHash: Buffer) {
  const rows = await db
    .select({
      handover: handovers,
      provider: providers,
      ownerEmail: contactEmail,
      reportRemovedAt: audits.reportRemovedAt,
      suspendedAt: users.suspendedAt,
    })
    .from(handovers)
    .innerJoin(providers, eq(providers.id, handovers.providerId))
    .innerJoin(audits, eq(audits.id, handovers.auditId))
    .innerJoin(users, eq(users.uid, handovers.uid))
    .where(and(eq(handovers.tokenHash, tokenHash), isNull(audits.deletedAt), eq(audits.status, 'done')));
  return rows[0] ?? null;
}

/** Gives it another link, from now on. */
export async function renewHandover(
  db: Db,
  id: string,
  link: Pick<HandoverRow, 'tokenHash' | 'sentAt' | 'expiresAt'>,
): Promise<HandoverRow> {
  const [row] = await db.update(handovers).set(link).where(eq(handovers.id, id)).returning();
  if (row === undefined) throw new Error('The handover is gone.');
  return row;
}

/** Ends its link, once; false when the report of that person has none of that id. */
export async function revokeHandoverRow(
  db: Db,
  { id, auditId, uid }: Pick<HandoverRow, 'id' | 'auditId' | 'uid'>,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(handovers)
    .set({ revokedAt: sql`coalesce(${handovers.revokedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(handovers.id, id), eq(handovers.auditId, auditId), eq(handovers.uid, uid)))
    .returning({ id: handovers.id });
  return rows.length === 1;
}

/** Counts a look, once in a while: whoever waits for an answer loads the page again and again. */
export async function countHandoverAccess(db: Db, id: string, now: Date, lastBefore: Date): Promise<void> {
  await db
    .update(handovers)
    .set({ accessCount: sql`${handovers.accessCount} + 1`, lastAccessAt: now })
    .where(
      and(eq(handovers.id, id), or(isNull(handovers.lastAccessAt), lte(handovers.lastAccessAt, lastBefore))),
    );
}

/** One fix of a handover, locked until the transaction ends; null for one that was not handed over. */
export async function lockHandoverFix(
  db: Db,
  handoverId: string,
  fixKey: string,
): Promise<HandoverFixRow | null> {
  const rows = await db
    .select()
    .from(handoverFixes)
    .where(and(eq(handoverFixes.handoverId, handoverId), eq(handoverFixes.fixKey, fixKey)))
    .for('update');
  return rows[0] ?? null;
}

/** Writes what its provider says; the caller holds the row. */
export async function markHandoverFix(
  db: Db,
  { handoverId, fixKey, revision }: Pick<HandoverFixRow, 'handoverId' | 'fixKey' | 'revision'>,
  { mark, note, doneAt }: Pick<HandoverFixRow, 'mark' | 'note' | 'doneAt'>,
  now: Date,
): Promise<void> {
  await db
    .update(handoverFixes)
    .set({ mark, note, doneAt, changedAt: now, revision: revision + 1 })
    .where(and(eq(handoverFixes.handoverId, handoverId), eq(handoverFixes.fixKey, fixKey)));
}

/** The fixes that somebody handed over from any report of a site. */
export async function handedFixesOfSite(db: Db, uid: string, host: string): Promise<HandoverFixRow[]> {
  const rows = await db
    .select({ fix: handoverFixes })
    .from(handoverFixes)
    .innerJoin(handovers, eq(handovers.id, handoverFixes.handoverId))
    .innerJoin(audits, eq(audits.id, handovers.auditId))
    .where(and(eq(handovers.uid, uid), eq(audits.host, host), isNull(audits.deletedAt)));
  return rows.map(({ fix }) => fix);
}

/** Writes what an audit saw of a fix. */
export async function settleHandoverFix(
  db: Db,
  { handoverId, fixKey }: Pick<HandoverFixRow, 'handoverId' | 'fixKey'>,
  seen: 'gone' | 'there',
  seenAt: Date,
): Promise<void> {
  await db
    .update(handoverFixes)
    .set({ seen, seenAt })
    .where(and(eq(handoverFixes.handoverId, handoverId), eq(handoverFixes.fixKey, fixKey)));
}

/** Whose mails that link stops; null for a link of none. */
export async function findProviderToLeave(
  db: Db,
  leaveToken: string,
): Promise<{ readonly ownerEmail: string; readonly leftAt: Date | null } | null> {
  const rows = await db
    .select({ ownerEmail: contactEmail, leftAt: providers.leftAt })
    .from(providers)
    .innerJoin(users, eq(users.uid, providers.uid))
    .where(eq(providers.leaveToken, leaveToken));
  return rows[0] ?? null;
}

/** Stops the mails of that account for good; once more changes nothing. */
export async function leaveProvider(db: Db, leaveToken: string, now: Date): Promise<void> {
  await db
    .update(providers)
    .set({ leftAt: now })
    .where(and(eq(providers.leaveToken, leaveToken), isNull(providers.leftAt)));
}

/** Forgets somebody whom others sent plans to, with these: their own account is deleted. */
export async function deleteProvidersAt(db: Db, email: string): Promise<void> {
  await db.delete(providers).where(eq(providers.email, email));
}

/** Removes those of a report, with the providers of that account who have nothing left and did not stop its mails. */
export async function deleteHandoversOf(db: Db, auditId: string): Promise<void> {
  const gone = await db
    .delete(handovers)
    .where(eq(handovers.auditId, auditId))
    .returning({ provider: handovers.providerId });
  const ids = [...new Set(gone.map(({ provider }) => provider))];
  if (ids.length === 0) return;
  await db
    .delete(providers)
    .where(
      and(
        inArray(providers.id, ids),
        isNull(providers.leftAt),
        sql`not exists (select 1 from ${handovers} where ${handovers.providerId} = ${providers.id})`,
      ),
    );
}
