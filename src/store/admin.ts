import { and, count, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import type { AuditStatus } from '#contract/audit.ts';
import type { PlanId } from '#contract/plans.ts';
import type { Db } from '#platform/database.ts';
import { contactEmail } from './contact-email.ts';
import { audits, users } from './schema.ts';
import { planRequests } from './schema-plans.ts';

/** `%text%` with the wildcards of the text taken literally. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** One page of the accounts that match. */
export interface UserSearch {
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/** The same of audits, by address, owner and state. */
export interface AuditSearch extends UserSearch {
  readonly status?: AuditStatus | undefined;
  readonly uid?: string | undefined;
}

/** Accounts whose address or name contains the text, newest first, with their number of audits. */
export async function searchUsers(db: Db, page: UserSearch) {
  const pattern = containing(page.search.trim());
  const where =
    page.search.trim() === ''
      ? undefined
      : or(ilike(users.email, pattern), ilike(users.displayName, pattern));
  const [rows, totals] = await Promise.all([
    db
      .select({
        user: users,
        // Written out: in a query over one table Drizzle leaves table names away, and both `uid` would be the same.
        audits: sql<number>`(select count(*)::int from audits as owned where owned.uid = users.uid)`,
        secondFactor: sql<boolean>`exists (select 1 from second_factors as own
          where own.uid = users.uid and own.kind <> 'recovery' and own.activated_at is not null)`,
      })
      .from(users)
      .where(where)
      .orderBy(desc(users.createdAt), users.uid)
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(users).where(where),
  ]);
  return { rows, total: totals[0]?.total ?? 0 };
}

export async function lockUser(db: Db, uid: string) {
  const rows = await db.select().from(users).where(eq(users.uid, uid)).for('update');
  return rows[0] ?? null;
}

export async function changeUserRow(
  db: Db,
  uid: string,
  change: { plan?: PlanId; admin?: boolean; suspendedAt?: Date | null },
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.update(users).set(change).where(eq(users.uid, uid));
}

/** All people’s audits, newest first, with the owner’s address. */
export async function searchAudits(db: Db, page: AuditSearch) {
  const pattern = containing(page.search.trim());
  const where = and(
    isNull(audits.deletedAt),
    page.status === undefined ? undefined : eq(audits.status, page.status),
    page.uid === undefined ? undefined : eq(audits.uid, page.uid),
    page.search.trim() === '' ? undefined : or(ilike(audits.url, pattern), ilike(users.email, pattern)),
  );
  const base = { audit: audits, email: contactEmail };
  const [rows, totals] = await Promise.all([
    db
      .select(base)
      .from(audits)
      .innerJoin(users, eq(users.uid, audits.uid))
      .where(where)
      .orderBy(desc(audits.createdAt), desc(audits.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(audits).innerJoin(users, eq(users.uid, audits.uid)).where(where),
  ]);
  return { rows, total: totals[0]?.total ?? 0 };
}

export async function findAuditWithOwner(db: Db, id: string) {
  const rows = await db
    .select({ audit: audits, email: contactEmail })
    .from(audits)
    .innerJoin(users, eq(users.uid, audits.uid))
    .where(and(eq(audits.id, id), isNull(audits.deletedAt)));
  return rows[0] ?? null;
}

/** Audits a day in Europe/Paris, the 30 days up to `now`, days without one included. */
export async function auditsByDay(db: Db, now: Date) {
  const { rows } = await db.execute<{ day: string; audits: number; done: number; failed: number }>(sql`
    with days as (
      select generate_series(
        ((${now.toISOString()}::timestamptz at time zone 'Europe/Paris')::date - 29)::timestamp,
        ((${now.toISOString()}::timestamptz at time zone 'Europe/Paris')::date)::timestamp,
        interval '1 day')::date as day
    )
    select to_char(days.day, 'YYYY-MM-DD') as day,
      count(a.id)::int as audits,
      (count(a.id) filter (where a.status = 'done'))::int as done,
      (count(a.id) filter (where a.status = 'error'))::int as failed
    from days
    left join ${audits} a on (a.created_at at time zone 'Europe/Paris')::date = days.day
      and a.created_at > ${now.toISOString()}::timestamptz - interval '31 days'
    group by days.day order by days.day`);
  return rows;
}

/** How long the audits finished since a moment waited and ran, ms: median and 95th percentile; null without one. */
export async function auditDurations(db: Db, since: Date) {
  const spread = (from: string, to: string) =>
    sql.raw(
      `percentile_cont(array[0.5, 0.95]) within group (order by extract(epoch from ${to} - ${from}) * 1000)`,
    );
  const { rows } = await db.execute<{ wait: number[] | null; run: number[] | null }>(sql`
    select ${spread('created_at', 'started_at')} as wait, ${spread('started_at', 'finished_at')} as run
    from ${audits}
    where status = 'done' and round = 0 and started_at is not null and finished_at > ${since.toISOString()}::timestamptz`);
  const of = ([median = 0, p95 = 0]: number[]) => ({ medianMs: Math.round(median), p95Ms: Math.round(p95) });
  const [row] = rows;
  return row?.wait && row.run ? { wait: of(row.wait), run: of(row.run) } : null;
}

export async function countPeople(db: Db, since: Date) {
  const [people] = await db
    .select({
      total: sql<number>`count(*)::int`,
      recent: sql<number>`(count(*) filter (where created_at > ${since.toISOString()}::timestamptz))::int`,
    })
    .from(users);
  const [requests] = await db
    .select({ open: sql<number>`count(*)::int` })
    .from(planRequests)
    .where(eq(planRequests.state, 'open'));
  return { total: people?.total ?? 0, recent: people?.recent ?? 0, openPlanRequests: requests?.open ?? 0 };
}
