import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database.ts';
import { users } from './schema.ts';
import { siteTransfers } from './schema-organisations.ts';

export type NewTransfer = typeof siteTransfers.$inferInsert;

/** Offers a site; an offer of it that stands already is replaced. */
export async function saveTransfer(db: Db, transfer: NewTransfer): Promise<void> {
  const { id, target, createdAt, expiresAt } = transfer;
  await db
    .insert(siteTransfers)
    .values(transfer)
    .onConflictDoUpdate({
      target: [siteTransfers.organisation, siteTransfers.host],
      set: { id, target, createdAt, expiresAt },
    });
}

const targets = alias(users, 'targets');

/** Offers that stand, made by a space or to it, with the names of both. */
export async function listTransfers(db: Db, uid: string, now: Date) {
  return db
    .select({
      id: siteTransfers.id,
      host: siteTransfers.host,
      from: siteTransfers.organisation,
      fromName: users.displayName,
      toName: targets.displayName,
      expiresAt: siteTransfers.expiresAt,
    })
    .from(siteTransfers)
    .innerJoin(users, eq(users.uid, siteTransfers.organisation))
    .innerJoin(targets, eq(targets.uid, siteTransfers.target))
    .where(
      and(
        or(eq(siteTransfers.organisation, uid), eq(siteTransfers.target, uid)),
        gt(siteTransfers.expiresAt, now),
      ),
    )
    .orderBy(asc(siteTransfers.host), asc(siteTransfers.id));
}

/** An offer that stands, of a space or to it, locked. */
export async function lockTransfer(db: Db, uid: string, id: string, now: Date) {
  const rows = await db
    .select()
    .from(siteTransfers)
    .where(
      and(
        eq(siteTransfers.id, id),
        or(eq(siteTransfers.organisation, uid), eq(siteTransfers.target, uid)),
        gt(siteTransfers.expiresAt, now),
      ),
    )
    .for('update');
  return rows[0] ?? null;
}

export async function deleteTransfer(db: Db, id: string): Promise<void> {
  await db.delete(siteTransfers).where(eq(siteTransfers.id, id));
}

/** Whether a space holds something of a site already: it cannot be taken besides. */
export async function holdsSite(db: Db, uid: string, host: string): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(sql`select
    exists (select 1 from audits where uid = ${uid} and host = ${host} and deleted_at is null)
    or exists (select 1 from schedules where uid = ${uid} and host = ${host})
    or exists (select 1 from samples where uid = ${uid} and host = ${host})
    or exists (select 1 from domains where uid = ${uid} and host = ${host})
    or exists (select 1 from site_accesses where uid = ${uid} and host = ${host})
    or exists (select 1 from recipients where uid = ${uid} and host = ${host}) as held`);
  return rows[0]?.held === true;
}

/** Whether an audit or a verification of a site is under way. */
export async function isSiteBusy(db: Db, uid: string, host: string): Promise<boolean> {
  const { rows } = await db.execute<{ busy: boolean }>(sql`select
    exists (select 1 from audits where uid = ${uid} and host = ${host} and status in ('queued', 'running')) as busy`);
  return rows[0]?.busy === true;
}

/** Gives everything of a site to another owner; clients of the former one see it no more. */
export async function moveSite(db: Db, from: string, to: string, host: string): Promise<void> {
  const moved = sql`(select id from audits where uid = ${to} and host = ${host})`;
  // Providers are of the owner: those who hold fixes of this site are known to the new one too.
  await db.execute(sql`insert into providers (id, uid, email, leave_token, created_at, left_at)
    select gen_random_uuid(), ${to}, p.email, gen_random_uuid(), p.created_at, p.left_at from providers p
    where p.uid = ${from} and exists (select 1 from handovers h join audits a on a.id = h.audit_id
      where h.provider_id = p.id and a.host = ${host} and a.uid = ${from})
    on conflict (uid, email) do nothing`);
  await db.execute(sql`update audits set uid = ${to} where uid = ${from} and host = ${host}`);
  await db.execute(sql`update handovers h set uid = ${to}, provider_id = theirs.id
    from providers ours join providers theirs on theirs.uid = ${to} and theirs.email = ours.email
    where ours.id = h.provider_id and h.uid = ${from} and h.audit_id in ${moved}`);
  await db.execute(sql`update shares set uid = ${to} where uid = ${from} and audit_id in ${moved}`);
  for (const table of ['schedules', 'samples', 'decisions', 'verifications', 'domains', 'recipients'])
    await db.execute(
      sql`update ${sql.identifier(table)} set uid = ${to} where uid = ${from} and host = ${host}`,
    );
  // Who mends what is for the new owner to say; what people of the former one said among themselves stays with nobody.
  await db.execute(sql`delete from comments c using assignments a
    where a.id = c.assignment_id and a.uid = ${from} and a.host = ${host}`);
  await db.execute(sql`delete from work_notices n using assignments a
    where a.id = n.assignment_id and a.uid = ${from} and a.host = ${host}`);
  await db.execute(sql`update assignments set uid = ${to}, assignee = null, left_at = null
    where uid = ${from} and host = ${host}`);
  // Secrets are handed to nobody.
  await db.execute(sql`delete from site_accesses where uid = ${from} and host = ${host}`);
  await db.execute(
    sql`delete from site_files where uid = ${from} and origin in (${`https://${host}`}, ${`http://${host}`})`,
  );
  await db.execute(sql`delete from membership_hosts where organisation = ${from} and host = ${host}`);
}
