import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { audits, outbox } from './schema.ts';

/** What an organisation holds, counted. */
interface HeldRows extends Record<string, unknown> {
  readonly sites: number;
  readonly audits: number;
  readonly running: number;
  readonly schedules: number;
  readonly shares: number;
  readonly keys: number;
  readonly webhooks: number;
  readonly members: number;
  readonly subscribed: boolean;
}

/** What goes with an organisation. */
export async function countHeld(db: Db, uid: string, now: Date): Promise<HeldRows | undefined> {
  const at = now.toISOString();
  const { rows } = await db.execute<HeldRows>(sql`select
    (select count(distinct host)::int from audits where uid = ${uid} and deleted_at is null) as sites,
    (select count(*)::int from audits where uid = ${uid} and deleted_at is null) as audits,
    (select count(*)::int from audits where uid = ${uid} and status in ('queued', 'running')) as running,
    (select count(*)::int from schedules where uid = ${uid} and state = 'active') as schedules,
    (select count(*)::int from shares where uid = ${uid} and revoked_at is null and expires_at > ${at}::timestamptz) as shares,
    (select count(*)::int from api_keys where uid = ${uid} and expires_at > ${at}::timestamptz) as keys,
    (select count(*)::int from webhooks where uid = ${uid}) as webhooks,
    (select count(*)::int from memberships where organisation = ${uid}) as members,
    exists (select 1 from billing_accounts where uid = ${uid} and paid_plan <> 'free') as subscribed`);
  return rows[0];
}

/** Forgets every message about what an organisation holds. @returns their ids */
export async function deleteMessagesAbout(db: Db, uid: string): Promise<string[]> {
  const own = db.select({ id: audits.id }).from(audits).where(eq(audits.uid, uid));
  const rows = await db
    .delete(outbox)
    .where(or(eq(outbox.uid, uid), inArray(outbox.auditId, own)))
    .returning({ id: outbox.id });
  return rows.map(({ id }) => id);
}
