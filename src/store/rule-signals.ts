import { and, count, countDistinct, desc, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { decisions } from './schema-decisions.ts';

interface Paging {
  readonly limit: number;
  readonly offset: number;
}

const against = and(isNull(decisions.endedAt), inArray(decisions.kind, ['contested', 'false-positive']));
const contested = sql`${decisions.kind} = 'contested'`;
const contests = sql<number>`count(*) filter (where ${contested})`.mapWith(Number);
const falsePositives = sql<number>`count(*) filter (where not ${contested})`.mapWith(Number);

/** Rules that decisions which stand speak against: the most contested first, then those most called wrong. */
export async function listSignals(db: Db, { limit, offset }: Paging) {
  const [rows, totals] = await Promise.all([
    db
      .select({
        ruleId: decisions.ruleId,
        title: sql<string>`(array_agg(${decisions.title} order by ${decisions.madeAt} desc))[1]`,
        contests,
        contestingAccounts: sql<number>`count(distinct ${decisions.uid}) filter (where ${contested})`.mapWith(
          Number,
        ),
        falsePositives,
        lastAt: sql<Date>`${max(decisions.madeAt)}`.mapWith(decisions.madeAt),
      })
      .from(decisions)
      .where(against)
      .groupBy(decisions.ruleId)
      .orderBy(desc(contests), desc(falsePositives), decisions.ruleId)
      .limit(limit)
      .offset(offset),
    db
      .select({ total: countDistinct(decisions.ruleId) })
      .from(decisions)
      .where(against),
  ]);
  return { rows, total: totals[0]?.total ?? 0 };
}

/** Contests of one rule that stand, newest first. */
export async function listContestsOf(db: Db, ruleId: string, { limit, offset }: Paging) {
  const where = and(isNull(decisions.endedAt), eq(decisions.kind, 'contested'), eq(decisions.ruleId, ruleId));
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(decisions)
      .where(where)
      .orderBy(desc(decisions.madeAt), desc(decisions.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(decisions).where(where),
  ]);
  return { rows, total: totals[0]?.total ?? 0 };
}
