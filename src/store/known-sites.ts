import { sql } from 'drizzle-orm';
import type { AuditChoices } from '#contract/audit.ts';
import type { Db } from '#platform/database.ts';
import { audits } from './schema.ts';
import { journeys } from './schema-journeys.ts';
import { siteAccesses } from './schema-site-access.ts';

/** Of one person: what a form needs to propose. */
const mostSites = 300;

interface KnownSiteRow extends Record<string, unknown> {
  readonly id: string;
  readonly host: string;
  readonly url: string;
  /** Null in audits made before it was kept. */
  readonly reached: string | null;
  readonly scope: AuditChoices['scope'];
  readonly maxPages: number;
  readonly device: AuditChoices['device'];
  readonly profile: string | null;
  readonly exclude: string[];
  readonly ignoreRobots: boolean;
  readonly sampleId: string | null;
  readonly finishedAt: string;
  readonly hasAccess: boolean;
  readonly journeyCount: number;
}

/** What each site of the person was last asked, a whole site before one page, and what is kept with it; the newest first. */
export async function listKnownSites(db: Db, uid: string): Promise<KnownSiteRow[]> {
  const { rows } = await db.execute<KnownSiteRow>(sql`
    with newest as (
      select distinct on (host) id, host, url, figures->>'reached' as reached, scope, max_pages, device, profile,
        exclude, ignore_robots, sample_id, finished_at
      from ${audits} where uid = ${uid} and status = 'done' and deleted_at is null
      order by host, scope = 'page', finished_at desc, id desc
    )
    select id, host, url, reached, scope, max_pages as "maxPages", device, profile, exclude,
      ignore_robots as "ignoreRobots", sample_id as "sampleId", to_json(finished_at)#>>'{}' as "finishedAt",
      exists (select 1 from ${siteAccesses} kept where kept.uid = ${uid} and kept.host = newest.host) as "hasAccess",
      (select count(*)::int from ${journeys} kept where kept.uid = ${uid} and kept.host = newest.host) as "journeyCount"
    from newest order by finished_at desc limit ${mostSites}`);
  return rows;
}
