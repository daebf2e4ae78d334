import { and, asc, desc, eq, gt, inArray, isNull, lt, min, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { users } from './schema.ts';
import { siteVisits } from './schema-politeness.ts';

export type SiteVisit = typeof siteVisits.$inferInsert;

/** A visit that nobody ended (its machine died) is taken to have lasted as long as the largest audit may. */
const longestHours = 15;

/** Writes down that a visit starts; one of the same thing that is still open belongs to a worker that died, and ends. */
export async function openSiteVisit(db: Db, visit: SiteVisit): Promise<void> {
  await db
    .update(siteVisits)
    .set({ finishedAt: visit.startedAt })
    .where(and(eq(siteVisits.ofId, visit.ofId), isNull(siteVisits.finishedAt)));
  await db.insert(siteVisits).values(visit).onConflictDoNothing();
}

/** Writes down that it ended. Nothing happens the second time. */
export async function closeSiteVisit(db: Db, ofId: string, attempt: number, finishedAt: Date): Promise<void> {
  await db
    .update(siteVisits)
    .set({ finishedAt })
    .where(and(eq(siteVisits.ofId, ofId), eq(siteVisits.attempt, attempt), isNull(siteVisits.finishedAt)));
}

/** When we visited something: one of those sites, at some moment from `from` to before `to`. */
export interface VisitSpan {
  readonly sites: readonly string[];
  readonly from: Date;
  readonly to: Date;
}

const within = ({ sites, from, to }: VisitSpan) =>
  and(
    inArray(siteVisits.site, [...sites]),
    lt(siteVisits.startedAt, to),
    // Lets the index bound both ends: none lasts longer.
    gt(siteVisits.startedAt, sql`${from}::timestamptz - make_interval(hours => ${longestHours})`),
    sql`coalesce(${siteVisits.finishedAt}, ${siteVisits.startedAt} + make_interval(hours => ${longestHours})) >= ${from}`,
  );

export async function wasVisited(db: Db, span: VisitSpan): Promise<boolean> {
  const rows = await db.select({ ofId: siteVisits.ofId }).from(siteVisits).where(within(span)).limit(1);
  return rows.length > 0;
}

/** The visits of a span, the oldest first, with the address of the account where it still exists. */
export async function listSiteVisits(db: Db, span: VisitSpan, limit: number) {
  return db
    .select({ visit: siteVisits, email: users.email })
    .from(siteVisits)
    .leftJoin(users, eq(users.uid, siteVisits.uid))
    .where(within(span))
    .orderBy(asc(siteVisits.startedAt), desc(siteVisits.ofId))
    .limit(limit);
}

/** The oldest visit that is written down; null when there is none. */
export async function firstVisitAt(db: Db): Promise<Date | null> {
  const rows = await db.select({ at: min(siteVisits.startedAt) }).from(siteVisits);
  return rows[0]?.at ?? null;
}

export async function deleteSiteVisitsBefore(db: Db, startedBefore: Date): Promise<void> {
  await db.delete(siteVisits).where(lt(siteVisits.startedAt, startedBefore));
}
