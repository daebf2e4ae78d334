import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { contactEmail } from './contact-email.ts';
import { audits, users } from './schema.ts';
import { schedules } from './schema-schedules.ts';
import { recipients } from './schema-shares.ts';

export type RecipientRow = typeof recipients.$inferSelect;

/** Whether the site is one of the person’s: audited by them, or to be. */
export async function isOwnSite(db: Db, uid: string, host: string): Promise<boolean> {
  const audited = await db
    .select({ id: audits.id })
    .from(audits)
    .where(and(eq(audits.uid, uid), eq(audits.host, host), isNull(audits.deletedAt)))
    .limit(1);
  if (audited.length > 0) return true;
  const planned = await db
    .select({ id: schedules.id })
    .from(schedules)
    .where(and(eq(schedules.uid, uid), eq(schedules.host, host)))
    .limit(1);
  return planned.length > 0;
}

/** Whom the results of a site of the person go to, or were proposed to, by address. */
export async function listRecipientRows(db: Db, uid: string, host: string): Promise<RecipientRow[]> {
  return db
    .select()
    .from(recipients)
    .where(and(eq(recipients.uid, uid), eq(recipients.host, host)))
    .orderBy(asc(recipients.email));
}

/** Null when that address is in the list already. */
export async function insertRecipient(
  db: Db,
  recipient: Omit<typeof recipients.$inferInsert, 'leaveToken'>,
): Promise<RecipientRow | null> {
  const rows = await db
    .insert(recipients)
    .values(recipient)
    .onConflictDoNothing({ target: [recipients.uid, recipients.host, recipients.email] })
    .returning();
  return rows[0] ?? null;
}

/** Proposes again to somebody whose time to confirm is over. */
export async function renewRecipient(
  db: Db,
  id: string,
  asked: Pick<RecipientRow, 'confirmHash' | 'confirmUntil' | 'createdAt'>,
): Promise<void> {
  await db.update(recipients).set(asked).where(eq(recipients.id, id));
}

/** Forgets a recipient; who left stays, so that nobody asks them again. */
export async function deleteRecipient(
  db: Db,
  { id, uid, host }: Pick<RecipientRow, 'id' | 'uid' | 'host'>,
): Promise<'deleted' | 'left' | 'none'> {
  const own = and(eq(recipients.id, id), eq(recipients.uid, uid), eq(recipients.host, host));
  const gone = await db
    .delete(recipients)
    .where(and(own, ne(recipients.state, 'left')))
    .returning({ id: recipients.id });
  if (gone.length === 1) return 'deleted';
  const rows = await db.select({ id: recipients.id }).from(recipients).where(own);
  return rows.length === 1 ? 'left' : 'none';
}

const named = {
  id: recipients.id,
  host: recipients.host,
  email: recipients.email,
  state: recipients.state,
  /** Who proposed it. */
  ownerEmail: contactEmail,
};

/** Who a confirmation mail was for, while it may be confirmed. */
export async function findToConfirm(db: Db, confirmHash: Buffer, now: Date) {
  const rows = await db
    .select(named)
    .from(recipients)
    .innerJoin(users, eq(users.uid, recipients.uid))
    .where(and(eq(recipients.confirmHash, confirmHash), gt(recipients.confirmUntil, now)));
  return rows[0] ?? null;
}

/** A second confirmation changes nothing; the token stays, so that the page of a first one says so. */
export async function confirmRow(db: Db, confirmHash: Buffer, now: Date): Promise<void> {
  await db
    .update(recipients)
    .set({ state: 'confirmed', confirmedAt: now })
    .where(
      and(
        eq(recipients.confirmHash, confirmHash),
        eq(recipients.state, 'waiting'),
        gt(recipients.confirmUntil, now),
      ),
    );
}

/** Who a link that stops mails is for. */
export async function findByLeaveToken(db: Db, leaveToken: string) {
  const rows = await db
    .select(named)
    .from(recipients)
    .innerJoin(users, eq(users.uid, recipients.uid))
    .where(eq(recipients.leaveToken, leaveToken));
  return rows[0] ?? null;
}

/** From whatever state: who leaves before confirming is not asked again either. */
export async function leaveRow(db: Db, leaveToken: string, now: Date): Promise<void> {
  await db
    .update(recipients)
    .set({ state: 'left', leftAt: sql`coalesce(${recipients.leftAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(recipients.leaveToken, leaveToken));
}

/** Those who confirmed, at most `limit`, the oldest agreement first. */
export async function listConfirmed(db: Db, uid: string, host: string, limit: number) {
  return db
    .select({ id: recipients.id, email: recipients.email, leaveToken: recipients.leaveToken })
    .from(recipients)
    .where(and(eq(recipients.uid, uid), eq(recipients.host, host), eq(recipients.state, 'confirmed')))
    .orderBy(asc(recipients.confirmedAt), asc(recipients.id))
    .limit(limit);
}

/** Forgets an address in everybody’s lists: its account is gone, and so is whatever named it. */
export async function deleteRecipientsAt(db: Db, email: string): Promise<void> {
  await db.delete(recipients).where(eq(recipients.email, email));
}
