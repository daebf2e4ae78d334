import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { type AuditProgress, type AuditStatus, auditStatuses } from '#contract/audit.ts';
import type { Db } from '#platform/database.ts';
import { afterCursor, cursorOf, pageOfRows } from './after-cursor.ts';
import { contactEmail } from './contact-email.ts';
import { audits, users } from './schema.ts';

export type AuditRow = typeof audits.$inferSelect;
export type NewAudit = typeof audits.$inferInsert;
export type AuditChange = Partial<Omit<AuditRow, 'id' | 'uid'>>;

const active: AuditStatus[] = ['queued', 'running'];

const owner = {
  uid: users.uid,
  email: contactEmail,
  displayName: users.displayName,
  plan: users.plan,
  suspendedAt: users.suspendedAt,
};

/** The account an audit belongs to, locked: everything that counts a person’s audits goes through it in turn. */
export async function lockOwner(db: Db, uid: string) {
  const rows = await db.select(owner).from(users).where(eq(users.uid, uid)).for('update');
  return rows[0] ?? null;
}

export async function findOwner(db: Db, uid: string) {
  const rows = await db.select(owner).from(users).where(eq(users.uid, uid));
  return rows[0] ?? null;
}

export async function insertAudit(db: Db, audit: NewAudit): Promise<void> {
  await db.insert(audits).values(audit);
}

export async function findAudit(db: Db, id: string): Promise<AuditRow | null> {
  const rows = await db
    .select()
    .from(audits)
    .where(and(eq(audits.id, id), isNull(audits.deletedAt)));
  return rows[0] ?? null;
}

/** Locks the row until the transaction ends. */
export async function lockAudit(db: Db, id: string): Promise<AuditRow | null> {
  const rows = await db
    .select()
    .from(audits)
    .where(and(eq(audits.id, id), isNull(audits.deletedAt)))
    .for('update');
  return rows[0] ?? null;
}

/** Locks every audit of a person until the transaction ends. */
export async function lockAuditsOf(db: Db, uid: string): Promise<void> {
  await db.select({ id: audits.id }).from(audits).where(eq(audits.uid, uid)).orderBy(audits.id).for('update');
}

export async function updateAudit(db: Db, id: string, change: AuditChange): Promise<void> {
  await db.update(audits).set(change).where(eq(audits.id, id));
}

/** Gives the finished audits of a site that have no kind of site the one that its owner declared. */
export async function declareOnSite(
  db: Db,
  { uid, host }: Pick<AuditRow, 'uid' | 'host'>,
  profile: string,
): Promise<void> {
  await db
    .update(audits)
    .set({ profile })
    .where(
      and(eq(audits.uid, uid), eq(audits.host, host), eq(audits.status, 'done'), isNull(audits.profile)),
    );
}

/** Writes progress while the audit runs under that attempt; false when it does not any more. */
export async function updateProgress(
  db: Db,
  id: string,
  attempt: number,
  progress: AuditProgress,
): Promise<boolean> {
  const rows = await db
    .update(audits)
    .set({ progress })
    .where(and(eq(audits.id, id), eq(audits.status, 'running'), eq(audits.attempts, attempt)))
    .returning({ id: audits.id });
  return rows.length === 1;
}

/** True while the audit runs under that attempt: not cancelled, not taken over. */
export async function isRunning(db: Db, id: string, attempt: number): Promise<boolean> {
  const rows = await db
    .select({ status: audits.status, attempts: audits.attempts })
    .from(audits)
    .where(eq(audits.id, id));
  return rows[0]?.status === 'running' && rows[0].attempts === attempt;
}

/**
 * Audits of the month that count, and audits waiting or running. Deleted ones still count in the month; scheduled ones
 * that wait for their turn take nobody’s place.
 */
export async function usageOf(db: Db, uid: string, quotaMonth: string) {
  const rows = await db
    .select({
      thisMonth: sql<number>`(count(*) filter (where quota_month = ${quotaMonth} and counts_in_quota))::int`,
      atOnce: sql<number>`(count(*) filter (where status = 'running' or (status = 'queued' and schedule_id is null)))::int`,
      ever: sql<number>`count(*)::int`,
    })
    .from(audits)
    .where(eq(audits.uid, uid));
  return rows[0] ?? { thisMonth: 0, atOnce: 0, ever: 0 };
}

export interface AuditPage {
  readonly limit: number;
  readonly offset: number;
  readonly cursor?: string | undefined;
  readonly status?: AuditStatus | undefined;
  readonly host?: string | undefined;
  /** Only these sites; null or absent: all. */
  readonly hosts?: readonly string[] | null;
  /** Leaves cancelled audits out. */
  readonly withoutCancelled?: boolean;
}

/** One page of a person’s audits, newest first. */
export async function listAuditsOf(
  db: Db,
  uid: string,
  page: AuditPage,
): Promise<{ rows: AuditRow[]; total: number; nextCursor: string | null }> {
  const where = and(
    eq(audits.uid, uid),
    isNull(audits.deletedAt),
    page.status === undefined ? undefined : eq(audits.status, page.status),
    page.host === undefined ? undefined : eq(audits.host, page.host),
    page.hosts ? inArray(audits.host, [...page.hosts]) : undefined,
    page.withoutCancelled ? ne(audits.status, 'cancelled') : undefined,
  );
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(audits)
      .where(and(where, afterCursor(audits.createdAt, audits.id, page.cursor)))
      .orderBy(desc(audits.createdAt), desc(audits.id))
      .limit(page.limit + 1)
      .offset(page.offset),
    db.select({ total: count() }).from(audits).where(where),
  ]);
  const read = pageOfRows(rows, page.limit, ({ createdAt, id }) => cursorOf(createdAt, id));
  return { ...read, total: totals[0]?.total ?? 0 };
}

/** How many of a person’s audits were cancelled, of all sites or of those. */
export async function countCancelledOf(
  db: Db,
  uid: string,
  hosts: readonly string[] | null,
): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(audits)
    .where(
      and(
        eq(audits.uid, uid),
        eq(audits.status, 'cancelled'),
        isNull(audits.deletedAt),
        hosts === null ? undefined : inArray(audits.host, [...hosts]),
      ),
    );
  return rows[0]?.total ?? 0;
}

/** Whether an audit of anybody else has ended well since a moment. */
export async function isAnotherDone(db: Db, uid: string, since: Date): Promise<boolean> {
  const rows = await db
    .select({ id: audits.id })
    .from(audits)
    .where(and(ne(audits.uid, uid), eq(audits.status, 'done'), gt(audits.finishedAt, since)))
    .limit(1);
  return rows.length > 0;
}

/** The finished audit of the person that came before, asked for alike (pages, device, profile, exclusions): a fair comparison. */
export async function findPreviousDone(db: Db, audit: AuditRow): Promise<AuditRow | null> {
  const rows = await db
    .select()
    .from(audits)
    .where(
      and(
        eq(audits.uid, audit.uid),
        eq(audits.host, audit.host),
        eq(audits.scope, audit.scope),
        // The scores of both devices are those of the phone.
        audit.device === 'desktop' ? eq(audits.device, 'desktop') : ne(audits.device, 'desktop'),
        sql`${audits.pageSet} is not distinct from ${audit.pageSet}`,
        audit.scope === 'page' ? eq(audits.url, audit.url) : eq(audits.maxPages, audit.maxPages),
        sql`${audits.profile} is not distinct from ${audit.profile}`,
        sql`${audits.exclude} = ${JSON.stringify(audit.exclude)}::jsonb`,
        eq(audits.ignoreRobots, audit.ignoreRobots),
        eq(audits.status, 'done'),
        ne(audits.id, audit.id),
        lt(audits.createdAt, audit.createdAt),
        isNull(audits.deletedAt),
      ),
    )
    .orderBy(desc(audits.finishedAt))
    .limit(1);
  return rows[0] ?? null;
}

/** Audits of the same site by the same person made before this one, whose report is still kept, newest first. */
export async function listEarlierDone(db: Db, audit: AuditRow, limit: number): Promise<AuditRow[]> {
  return db
    .select()
    .from(audits)
    .where(
      and(
        eq(audits.uid, audit.uid),
        eq(audits.host, audit.host),
        eq(audits.status, 'done'),
        lt(audits.createdAt, audit.createdAt),
        isNull(audits.reportRemovedAt),
        isNull(audits.deletedAt),
      ),
    )
    .orderBy(desc(audits.createdAt))
    .limit(limit);
}

/** Audits of the person that wait or run, the running ones first. */
export async function listUnfinished(db: Db, uid: string): Promise<AuditRow[]> {
  return db
    .select()
    .from(audits)
    .where(and(eq(audits.uid, uid), isNull(audits.deletedAt), inArray(audits.status, active)))
    .orderBy(desc(audits.status), audits.createdAt, audits.id);
}

/** Audits waiting or running that were made before a moment. */
export async function findActive(db: Db, createdBefore: Date): Promise<AuditRow[]> {
  return db
    .select()
    .from(audits)
    .where(and(inArray(audits.status, active), lt(audits.createdAt, createdBefore)))
    .orderBy(audits.id);
}

/** How many of those audits wait or run. */
export async function countActive(db: Db, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await db
    .select({ total: count() })
    .from(audits)
    .where(and(inArray(audits.id, [...ids]), inArray(audits.status, active)));
  return rows[0]?.total ?? 0;
}

export function isActive(status: AuditStatus): boolean {
  return active.includes(status);
}

const finishedStatuses = auditStatuses.filter((status) => !isActive(status));

const withoutReport = finishedStatuses.filter((status) => status !== 'done');

/** Deletes what failed or was cancelled for people on that plan, with all that hangs on it. @returns how many. */
export async function deleteFailedBefore(db: Db, plan: string, finishedBefore: Date): Promise<number> {
  const owners = db.select({ uid: users.uid }).from(users).where(eq(users.plan, plan));
  const rows = await db
    .delete(audits)
    .where(
      and(
        inArray(audits.uid, owners),
        inArray(audits.status, withoutReport),
        lt(audits.finishedAt, finishedBefore),
      ),
    )
    .returning({ id: audits.id });
  return rows.length;
}

/** Empty rows of deleted audits go once their quota month is over. */
export async function purgeDeletedAudits(db: Db, currentMonth: string): Promise<void> {
  await db.delete(audits).where(and(isNotNull(audits.deletedAt), lt(audits.quotaMonth, currentMonth)));
}
