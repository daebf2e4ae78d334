import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import type { JobPlace } from './queue.ts';
import { groupConcurrency, queueSchema } from './queue-settings.ts';

const jobTable = sql`${sql.identifier(queueSchema)}.job`;

/** Nobody reads a larger number, and ten thousand may wait: counted no further. */
const mostCounted = 100;

/**
 * Why each of those audits’ jobs waits and how many audits come first, 100 at most: those of its turn while another of it
 * runs, those of its person who has as many running as the plan allows, else all that were asked for before. What runs or
 * has ended is absent.
 */
export async function placesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, JobPlace>> {
  if (ids.length === 0) return new Map();
  const { default: usual, tiers } = groupConcurrency.audit;
  const { rows } = await db.execute<{ id: string; why: JobPlace['why']; before: number }>(sql`
    select mine.id, case when held.turns > 0 then 'site' when held.own >= held.allowed then 'account' else 'place' end as why,
      case when held.turns > 0 then held.turns + ${earlier(sql`other.singleton_key = mine.singleton_key and other.blocked in (true, false)`)}
        when held.own >= held.allowed then held.own + ${earlier(sql`other.group_id = mine.group_id and other.blocked in (true, false)`)}
        else ${earlier(sql`not other.blocked and other.start_after <= ${sql.identifier(queueSchema)}.job_now()`)} end as before
    from ${jobTable} mine, lateral (select
      (select count(*)::int from ${jobTable} taken where taken.name = 'audit' and taken.state = 'active'
        and taken.group_id is not null and taken.singleton_key = mine.singleton_key and taken.id <> mine.id) as turns,
      (select count(*)::int from ${jobTable} own where own.name = 'audit' and own.state = 'active'
        and own.group_id is not null and own.group_id = mine.group_id) as own,
      coalesce((${JSON.stringify(tiers)}::jsonb ->> mine.group_tier)::int, ${usual}::int) as allowed) held
    where mine.name = 'audit' and mine.state < 'active'
      and mine.id in (${sql.join(
        ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`);
  return new Map(rows.map(({ id, why, before }) => [id, { why, before: Math.min(before, mostCounted) }]));
}

/** How many such audits wait and go before one, in the order of the queue. */
const earlier = (
  which: ReturnType<typeof sql>,
) => sql`(select count(*)::int from (select 1 from ${jobTable} other
  where other.name = 'audit' and other.state < 'active' and other.id <> mine.id and ${which}
    and (other.priority > mine.priority or (other.priority = mine.priority
      and (other.created_on < mine.created_on or (other.created_on = mine.created_on and other.id < mine.id))))
  limit ${mostCounted}) counted)`;
