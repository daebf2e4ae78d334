import { asc, eq, sql } from 'drizzle-orm';
import type { AuditFigures } from '#contract/audit-figures.ts';
import type { SiteProfile, Theme } from '#contract/themes.ts';
import type { Db } from '#platform/database.ts';
import { audits, users } from './schema.ts';
import { siteMedians } from './schema-lineups.ts';

export type MediansRow = typeof siteMedians.$inferSelect;

/** One site as medians count it: the newest audit of it, whoever asked for it. */
export interface CountedSite extends Record<string, unknown> {
  readonly profile: SiteProfile;
  readonly uid: string;
  readonly score: number | null;
  readonly scoreUpTo: number | null;
  readonly themeScores: Partial<Record<Theme, number | null>> | null;
  readonly themesUpTo: Partial<Record<Theme, number>> | null;
  readonly home: AuditFigures['home'] | null;
}

/**
 * The sites that count: whole sites visited as from a phone since a moment, open to everybody, of accounts that agree. A site
 * counts once, and of one account at most `perAccount` of a kind do: nobody makes a median alone.
 */
export async function listCountedSites(
  db: Db,
  { since, perAccount }: { readonly since: Date; readonly perAccount: number },
): Promise<CountedSite[]> {
  const { rows } = await db.execute<CountedSite>(sql`
    with newest as (
      select distinct on (audits.profile, audits.host) audits.id, audits.profile, audits.uid, audits.finished_at
      from ${audits} join ${users} on users.uid = audits.uid
      where audits.status = 'done' and audits.deleted_at is null and audits.scope = 'site' and audits.device <> 'desktop'
        and audits.profile is not null and audits.finished_at >= ${since.toISOString()}::timestamptz
        and users.counts_in_medians and users.suspended_at is null
        and coalesce((audits.figures->>'protected')::boolean, false) = false
      order by audits.profile, audits.host, audits.finished_at desc, audits.id desc
    ), ranked as (
      select id, row_number() over (partition by profile, uid order by finished_at desc, id desc) as rank from newest
    )
    select audits.profile, audits.uid, audits.score, audits.score_up_to as "scoreUpTo", audits.theme_scores as "themeScores",
      audits.themes_up_to as "themesUpTo", audits.figures->'home' as home
    from ranked join ${audits} using (id) where rank <= ${perAccount}`);
  return rows;
}

/** Puts those medians in the place of all former ones. */
export async function replaceMedians(db: Db, rows: readonly MediansRow[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(siteMedians);
    if (rows.length > 0) await tx.insert(siteMedians).values([...rows]);
  });
}

/** The medians as they were computed last, by kind of site. */
export async function listMedians(db: Db): Promise<MediansRow[]> {
  return db.select().from(siteMedians).orderBy(asc(siteMedians.profile));
}

/** Whether the audits of an account count. */
export async function readCounts(db: Db, uid: string): Promise<boolean> {
  const rows = await db.select({ counts: users.countsInMedians }).from(users).where(eq(users.uid, uid));
  return rows[0]?.counts ?? false;
}

export async function setCounts(db: Db, uid: string, counts: boolean): Promise<void> {
  await db.update(users).set({ countsInMedians: counts }).where(eq(users.uid, uid));
}
