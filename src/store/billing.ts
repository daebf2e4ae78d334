import { asc, eq, lt, lte, sql } from 'drizzle-orm';
import type { PlanId } from '#contract/plans.ts';
import type { Db } from '#platform/database.ts';
import { billingAccounts, billingEndings, billingEvents } from './schema-billing.ts';

export type BillingAccount = typeof billingAccounts.$inferSelect;

export async function findBillingAccount(db: Db, uid: string): Promise<BillingAccount | null> {
  const rows = await db.select().from(billingAccounts).where(eq(billingAccounts.uid, uid));
  return rows[0] ?? null;
}

/** Locks the row until the transaction ends; the account itself is locked first. */
export async function lockBillingAccount(db: Db, uid: string): Promise<BillingAccount | null> {
  const rows = await db.select().from(billingAccounts).where(eq(billingAccounts.uid, uid)).for('update');
  return rows[0] ?? null;
}

/** An account has one customer: a second one is left aside. */
export async function insertBillingAccount(
  db: Db,
  account: { readonly uid: string; readonly customerId: string; readonly grantedPlan: PlanId },
): Promise<void> {
  await db.insert(billingAccounts).values(account).onConflictDoNothing();
}

/** Numbers a reading that begins; null for an unknown customer. */
export async function beginReading(
  db: Db,
  customerId: string,
): Promise<{ uid: string; number: number } | null> {
  const rows = await db
    .update(billingAccounts)
    .set({ readNumber: sql`${billingAccounts.readNumber} + 1` })
    .where(eq(billingAccounts.customerId, customerId))
    .returning({ uid: billingAccounts.uid, number: billingAccounts.readNumber });
  return rows[0] ?? null;
}

export async function updateBillingAccount(
  db: Db,
  uid: string,
  change: Partial<Omit<BillingAccount, 'uid' | 'customerId' | 'readNumber'>>,
): Promise<void> {
  await db.update(billingAccounts).set(change).where(eq(billingAccounts.uid, uid));
}

/** False when the event was taken before. */
export async function insertBillingEvent(
  db: Db,
  event: { readonly id: string; readonly type: string; readonly receivedAt: Date },
): Promise<boolean> {
  const rows = await db
    .insert(billingEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: billingEvents.id });
  return rows.length === 1;
}

export async function deleteBillingEventsBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(billingEvents).where(lt(billingEvents.receivedAt, moment));
}

/** Takes customers that are due to be looked at, the longest due first, and puts them off until `again`. */
export async function takeDueCustomers(db: Db, now: Date, again: Date, limit: number): Promise<string[]> {
  const due = db
    .select({ uid: billingAccounts.uid })
    .from(billingAccounts)
    .where(lte(billingAccounts.checkAt, now))
    .orderBy(asc(billingAccounts.checkAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(billingAccounts)
    .set({ checkAt: again })
    .where(sql`${billingAccounts.uid} in (${due})`)
    .returning({ customerId: billingAccounts.customerId });
  return rows.map(({ customerId }) => customerId);
}

/** Writes down that the customer’s subscription is to be ended. */
export async function insertEnding(db: Db, customerId: string, now: Date): Promise<void> {
  await db.insert(billingEndings).values({ customerId, askedAt: now, checkAt: now }).onConflictDoNothing();
}

export async function findEnding(db: Db, customerId: string): Promise<boolean> {
  const rows = await db
    .select({ id: billingEndings.customerId })
    .from(billingEndings)
    .where(eq(billingEndings.customerId, customerId));
  return rows.length === 1;
}

export async function deleteEnding(db: Db, customerId: string): Promise<void> {
  await db.delete(billingEndings).where(eq(billingEndings.customerId, customerId));
}

/** Endings still to be done, put off until `again`. */
export async function takeDueEndings(db: Db, now: Date, again: Date): Promise<string[]> {
  const rows = await db
    .update(billingEndings)
    .set({ checkAt: again })
    .where(lte(billingEndings.checkAt, now))
    .returning({ customerId: billingEndings.customerId });
  return rows.map(({ customerId }) => customerId);
}
