import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { AuditFigures } from '#contract/audit-figures.ts';
import type { Theme } from '#contract/themes.ts';
import type { Db } from '#platform/database.ts';
import { audits } from './schema.ts';
import { schedules } from './schema-schedules.ts';

/** Audits asked for alike have the same: only they compare. */
const series = sql<string>`left(md5(concat_ws(' ', scope, replace(device, 'both', 'mobile'), profile, max_pages, exclude, ignore_robots,
  page_set, case scope when 'page' then url end)), 12)`;

interface SiteRow extends Record<string, unknown> {
  readonly host: string;
  readonly id: string;
  readonly score: number | null;
  readonly themeScores: Partial<Record<Theme, number | null>> | null;
  readonly scoreUpTo: number | null;
  readonly themesUpTo: Partial<Record<Theme, number>> | null;
  readonly danger: boolean;
  readonly picture: AuditFigures['picture'] | null;
  /** Of the audits asked for alike, at most a dozen, the newest first. */
  readonly scores: readonly number[] | null;
  readonly pageCount: number | null;
  readonly finishedAt: string;
  readonly auditCount: number;
  readonly hasBefore: boolean;
  readonly scoreBefore: number | null;
  readonly upToBefore: number | null;
  readonly pagesBefore: number | null;
  readonly themesBefore: Partial<Record<Theme, number | null>> | null;
  readonly themesUpToBefore: Partial<Record<Theme, number>> | null;
  readonly nextRunAt: string | null;
}

/** The person’s sites, each with its newest audit and the comparable one before, in one query; by name. */
export async function listSiteRows(db: Db, uid: string): Promise<SiteRow[]> {
  // Only what ranks is sorted: the figures of ten thousand audits are wide, those of two hundred are read.
  const { rows } = await db.execute<SiteRow>(sql`
    with done as (
      select id, host, score, case scope when 'site' then 0 when 'list' then 1 when 'sample' then 1 else 2 end as narrow, finished_at, ${series} as series
      from ${audits} where uid = ${uid} and status = 'done' and deleted_at is null
    ), compared as (
      select id, host, narrow, series, finished_at, lead(id) over earlier as before_id
      from done window earlier as (partition by host, series order by finished_at desc, id desc)
    ), newest as (
      select distinct on (host) * from compared order by host, narrow, finished_at desc, id desc
    ), lined as (
      select host, series, (array_agg(score order by finished_at desc, id desc) filter (where score is not null))[1:12] as scores
      from done group by host, series
    ), counted as (
      select host, count(*)::int as audit_count from done group by host
    ), planned as (
      select host, min(next_run_at) as next_run_at from ${schedules}
      where uid = ${uid} and state = 'active' group by host
    )
    select newest.host, newest.id, audits.score, audits.score_up_to as "scoreUpTo",
      audits.theme_scores as "themeScores", audits.themes_up_to as "themesUpTo",
      coalesce((audits.figures->>'danger')::boolean, false) as danger,
      case when audits.report_removed_at is null then audits.figures->'picture' end as picture, lined.scores,
      audits.page_count as "pageCount", to_json(newest.finished_at)#>>'{}' as "finishedAt",
      audit_count as "auditCount", earlier.id is not null as "hasBefore", earlier.score as "scoreBefore",
      earlier.score_up_to as "upToBefore", earlier.page_count as "pagesBefore",
      earlier.theme_scores as "themesBefore", earlier.themes_up_to as "themesUpToBefore", to_json(planned.next_run_at)#>>'{}' as "nextRunAt"
    from newest join ${audits} using (id) left join ${audits} earlier on earlier.id = newest.before_id join counted on counted.host = newest.host
      join lined on lined.host = newest.host and lined.series = newest.series
      left join planned on planned.host = newest.host
    order by newest.host`);
  return rows;
}

/** Finished audits of one site of the person: what tells its series, the newest first. */
export async function listSeriesOf(db: Db, uid: string, host: string) {
  return db
    .select({
      id: audits.id,
      key: series,
      url: audits.url,
      scope: audits.scope,
      device: audits.device,
      maxPages: audits.maxPages,
      profile: audits.profile,
      exclude: audits.exclude,
      ignoreRobots: audits.ignoreRobots,
    })
    .from(audits)
    .where(ofSite(uid, host))
    .orderBy(desc(audits.finishedAt), desc(audits.id));
}

/** The newest audits of one series of a site, at most `limit`, the oldest of them first. */
export async function listPointsOf(db: Db, uid: string, host: string, key: string, limit: number) {
  const newest = await db
    .select({
      id: audits.id,
      score: audits.score,
      scoreUpTo: audits.scoreUpTo,
      themeScores: audits.themeScores,
      themesUpTo: audits.themesUpTo,
      figures: audits.figures,
      pageCount: audits.pageCount,
      finishedAt: audits.finishedAt,
    })
    .from(audits)
    .where(and(ofSite(uid, host), eq(series, key)))
    .orderBy(desc(audits.finishedAt), desc(audits.id))
    .limit(limit);
  return newest.reverse();
}

function ofSite(uid: string, host: string) {
  return and(eq(audits.uid, uid), eq(audits.host, host), eq(audits.status, 'done'), isNull(audits.deletedAt));
}
