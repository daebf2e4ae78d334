import { and, countDistinct, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { AuditFigures } from '#contract/audit-figures.ts';
import type { Theme } from '#contract/themes.ts';
import type { Db } from '#platform/database.ts';
import { audits } from './schema.ts';
import { schedules } from './schema-schedules.ts';

/** Audits asked for alike have the same: only they compare. */
const series = sql<string>`left(md5(concat_ws(' ', scope, replace(device, 'both', 'mobile'), profile, max_pages, exclude, ignore_robots,
  page_set, case scope when 'page' then url end)), 12)`;

export interface SiteRow extends Record<string, unknown> {
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
  /** Of all that were asked for, whatever part of them is read. */
  readonly siteCount: number;
  readonly hasBefore: boolean;
  readonly scoreBefore: number | null;
  readonly upToBefore: number | null;
  readonly pagesBefore: number | null;
  readonly themesBefore: Partial<Record<Theme, number | null>> | null;
  readonly themesUpToBefore: Partial<Record<Theme, number>> | null;
  readonly nextRunAt: string | null;
}

/** Which of the sites are wanted. */
interface SitePage {
  /** Only these hosts; null: all. */
  readonly hosts: readonly string[] | null;
  /** So many, the last audited first; null: all, by name. */
  readonly part: { readonly limit: number; readonly offset: number } | null;
}

const isFinished = (uid: string) => sql`uid = ${uid} and status = 'done' and deleted_at is null`;

/**
 * The newest finished audit of each site, one of the whole site before others. The index `audits_finished` is jumped through, from one
 * site and scope to the next: what lies between, which is nearly all, is not read.
 */
const headsOf = (uid: string, hosts: readonly string[] | null) => sql`
  pairs as (
    (select host, scope from ${audits} where ${isFinished(uid)} order by host, scope limit 1)
    union all
    select next.host, next.scope from pairs cross join lateral (
      select host, scope from ${audits} where ${isFinished(uid)} and (host, scope) > (pairs.host, pairs.scope)
      order by host, scope limit 1
    ) next
  ), heads as materialized (
    select distinct on (pairs.host) pairs.host, last.id, last.finished_at from pairs cross join lateral (
      select id, finished_at from ${audits} where ${isFinished(uid)} and host = pairs.host and scope = pairs.scope
      order by finished_at desc, id desc limit 1
    ) last
    ${hosts === null ? sql`` : sql`where pairs.host in (select jsonb_array_elements_text(${JSON.stringify(hosts)}::jsonb))`}
    order by pairs.host, case pairs.scope when 'site' then 0 when 'list' then 1 when 'sample' then 1 else 2 end,
      last.finished_at desc, last.id desc
  )`;

/** Finished audits of the same site that were asked for like `newest`: they alone compare. The index `audits_finished` orders them. */
const alike = (
  other: SQL,
) => sql`${other}.uid = newest.uid and ${other}.host = newest.host and ${other}.scope = newest.scope
  and ${other}.status = 'done' and ${other}.deleted_at is null and ${other}.max_pages = newest.max_pages
  and replace(${other}.device, 'both', 'mobile') = replace(newest.device, 'both', 'mobile')
  and ${other}.profile is not distinct from newest.profile and ${other}.page_set is not distinct from newest.page_set
  and ${other}.exclude = newest.exclude and ${other}.ignore_robots = newest.ignore_robots
  and (newest.scope <> 'page' or ${other}.url = newest.url)`;

/**
 * The person’s sites, each with its newest audit and the comparable one before, in one query. The figures, which are wide, are read of
 * the sites wanted alone.
 */
export async function listSiteRows(db: Db, uid: string, { hosts, part }: SitePage): Promise<SiteRow[]> {
  const { rows } = await db.execute<SiteRow>(sql`
    with recursive ${headsOf(uid, hosts)}, shown as materialized (
      select * from heads
      ${part === null ? sql`` : sql`order by finished_at desc, host limit ${part.limit} offset ${part.offset}`}
    ), planned as (
      select host, min(next_run_at) as next_run_at from ${schedules}
      where uid = ${uid} and state = 'active' group by host
    )
    select shown.host, shown.id, newest.score, newest.score_up_to as "scoreUpTo",
      newest.theme_scores as "themeScores", newest.themes_up_to as "themesUpTo",
      coalesce((newest.figures->>'danger')::boolean, false) as danger,
      case when newest.report_removed_at is null then newest.figures->'picture' end as picture,
      array(select lined.score from ${audits} lined where ${alike(sql`lined`)} and lined.score is not null
        order by lined.finished_at desc, lined.id desc limit 12) as scores,
      newest.page_count as "pageCount", to_json(newest.finished_at)#>>'{}' as "finishedAt",
      (select count(*) from ${audits} where ${isFinished(uid)} and host = shown.host)::int as "auditCount",
      (select count(*) from heads)::int as "siteCount", earlier.id is not null as "hasBefore", earlier.score as "scoreBefore",
      earlier.score_up_to as "upToBefore", earlier.page_count as "pagesBefore",
      earlier.theme_scores as "themesBefore", earlier.themes_up_to as "themesUpToBefore", to_json(planned.next_run_at)#>>'{}' as "nextRunAt"
    from shown join ${audits} newest on newest.id = shown.id
      left join lateral (
        select * from ${audits} past where ${alike(sql`past`)} and (past.finished_at, past.id) < (newest.finished_at, newest.id)
        order by past.finished_at desc, past.id desc limit 1
      ) earlier on true
      left join planned on planned.host = shown.host
    order by ${part === null ? sql`shown.host` : sql`shown.finished_at desc, shown.host`}`);
  return rows;
}

/** How many sites have a finished audit, read of all audits: for who asks beyond the last part. */
export async function countSites(db: Db, uid: string, hosts: readonly string[] | null): Promise<number> {
  const rows = await db
    .select({ total: countDistinct(audits.host) })
    .from(audits)
    .where(
      and(
        eq(audits.uid, uid),
        eq(audits.status, 'done'),
        isNull(audits.deletedAt),
        hosts === null ? undefined : inArray(audits.host, [...hosts]),
      ),
    );
  return rows[0]?.total ?? 0;
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
