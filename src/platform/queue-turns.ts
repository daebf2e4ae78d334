import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, type PgBoss } from 'pg-boss';
import type { JobData } from '#contract/jobs.ts';
import type { Db } from './database.ts';
import { groupConcurrency, queueSchema } from './queue-settings.ts';

export type AuditJob = JobWithMetadata<JobData<'audit'>>;

const jobTable = sql`${sql.identifier(queueSchema)}.job`;

/** Any constant: two starts at once make the index one after the other. */
const indexLock = 0x434f4e54;
/** Any constant: keeps these locks apart from others over texts. */
const turnsLock = 0x434f4e55;

/** Another job of the same turn runs. */
const isTaken = sql`exists (select 1 from ${jobTable} taken
  where taken.name = waiting.name and taken.state = 'active' and taken.group_id is not null
    and taken.singleton_key = waiting.singleton_key and taken.id <> waiting.id)`;

/** Above every priority that is sent: marks the one audit to fetch, inside a transaction. */
const chosenPriority = 1_000_000;

/** Finds what waits under a turn among ten thousand audits, and whom it served last; pg-boss has no such indexes. */
export async function prepareTurns(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${indexLock})`);
    await tx.execute(sql`create index if not exists constat_turns on ${jobTable} (name, blocked, singleton_key)
      where state < 'active' and singleton_key is not null`);
    await tx.execute(sql`create index if not exists constat_turns_served
      on ${jobTable} (name, singleton_key, group_id, started_on)
      where state >= 'active' and singleton_key is not null`);
  });
}

/**
 * Takes up to `limit` audits inside a transaction that holds the fetch lock, one after another: each may take the turn
 * of others that wait. What waits for its turn is set aside (`blocked`, which pg-boss passes over) and keeps its place
 * in the order; since only running jobs hold turns, a worker that dies gives its own back with its job. The place of a
 * free turn in the order over all sites is that of its first audit; `firstOfTurn` says whose audit uses it.
 */
export async function fetchInTurn(boss: PgBoss, tx: Db, limit: number): Promise<AuditJob[]> {
  const taken: AuditJob[] = [];
  await tx.execute(sql`update ${jobTable} waiting set blocked = false
    where waiting.name = 'audit' and waiting.blocked and waiting.state < 'active'
      and waiting.singleton_key is not null and not ${isTaken}`);
  while (taken.length < limit) {
    await tx.execute(sql`savepoint before_fetch`);
    const job = await fetchOne(boss, tx);
    if (!job) break;
    const turn = job.singletonKey;
    const { isHeld, isWanted } = turn === null ? freeTurn : await stateOfTurn(tx, job.id, turn);
    if (isHeld) {
      await tx.execute(sql`rollback to savepoint before_fetch`);
      await tx.execute(sql`update ${jobTable} set blocked = true
        where name = 'audit' and not blocked and state < 'active' and singleton_key = ${turn}`);
    } else if (turn === null || !isWanted) taken.push(job);
    else {
      await tx.execute(sql`rollback to savepoint before_fetch`);
      let first = await fetchFirst(boss, tx, turn, job.id);
      if (!first) {
        // No site may hold up the others: whatever pg-boss sees otherwise than we do, the oldest audit goes.
        await tx.execute(sql`rollback to savepoint before_fetch`);
        first = await fetchOne(boss, tx);
      }
      if (!first) break;
      taken.push(first);
    }
  }
  return taken;
}

const freeTurn = { isHeld: false, isWanted: false };

/** Whether another audit of the turn runs, and whether others wait for it. */
async function stateOfTurn(tx: Db, id: string, turn: string): Promise<typeof freeTurn> {
  const { rows } = await tx.execute<typeof freeTurn>(sql`select ${isTaken} as "isHeld", exists(
      select 1 from ${jobTable} other where other.name = 'audit' and other.state < 'active'
        and other.blocked in (true, false) and other.singleton_key = ${turn}) as "isWanted"
    from ${jobTable} waiting where waiting.name = 'audit' and waiting.id = ${id}::uuid`);
  return rows[0] ?? freeTurn;
}

async function fetchOne(boss: PgBoss, tx: Db, minPriority?: number): Promise<AuditJob | undefined> {
  const [job] = await boss.fetch<JobData<'audit'>>('audit', {
    db: fromDrizzle(tx, sql),
    batchSize: 1,
    includeMetadata: true,
    groupConcurrency: groupConcurrency.audit,
    ...(minPriority !== undefined && { minPriority }),
  });
  return job;
}

/**
 * Fetches the audit that a free turn belongs to, in the place of that one, which gets its place in the order over all
 * sites: no site gains one. pg-boss takes one job by priority alone, so that one is raised for the moment.
 */
async function fetchFirst(boss: PgBoss, tx: Db, turn: string, next: string): Promise<AuditJob | undefined> {
  const { rows } = await tx.execute<{ id: string; priority: number }>(firstOfTurn(turn));
  const [first] = rows;
  if (!first) return undefined;
  if (first.id !== next) await swapPlaces(tx, first.id, next);
  const setPriority = (priority: number) =>
    tx.execute(
      sql`update ${jobTable} set priority = ${priority} where name = 'audit' and id = ${first.id}::uuid`,
    );
  await setPriority(chosenPriority);
  const job = await fetchOne(boss, tx, chosenPriority);
  await setPriority(first.priority);
  return job && { ...job, priority: first.priority };
}

async function swapPlaces(tx: Db, one: string, other: string): Promise<void> {
  await tx.execute(sql`update ${jobTable} placed set created_on = taken.created_on from ${jobTable} taken
    where placed.name = 'audit' and taken.name = 'audit' and placed.id <> taken.id
      and placed.id in (${one}::uuid, ${other}::uuid) and taken.id in (${one}::uuid, ${other}::uuid)`);
}

/**
 * Of the audits that may start under a turn: those somebody waits for before scheduled ones; of these the audits of whoever
 * answers for the site; of these the person whom the turn has not served yet, or served longest ago; then what was asked for first
 * (places may have been swapped since, which leaves `start_after`).
 */
function firstOfTurn(turn: string) {
  const { default: usual, tiers } = groupConcurrency.audit;
  return sql`select waiting.id, waiting.priority from ${jobTable} waiting
    where waiting.name = 'audit' and waiting.state < 'active' and waiting.blocked in (true, false)
      and waiting.singleton_key = ${turn} and waiting.start_after <= ${sql.identifier(queueSchema)}.job_now()
      and (select count(*) from ${jobTable} own where own.name = 'audit' and own.state = 'active'
        and own.group_id is not null and own.group_id = waiting.group_id)
        < coalesce((${JSON.stringify(tiers)}::jsonb ->> waiting.group_tier)::int, ${usual}::int)
    order by waiting.priority desc, ${isOwners} desc,
      (select max(served.started_on) from ${jobTable} served
        where served.name = 'audit' and served.state >= 'active' and served.singleton_key = ${turn}
          and served.group_id = waiting.group_id) nulls first,
      least(waiting.start_after, waiting.created_on), waiting.id
    limit 1`;
}

/** Whoever asked answers for the site. */
const isOwners = sql`coalesce((waiting.data ->> 'owner')::boolean, false)`;

/** Of those audits’ jobs, the ones that wait because another of their turn runs. */
export async function waitingForTurn(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(sql`select waiting.id from ${jobTable} waiting
    where waiting.name = 'audit' and waiting.id in (${listOf(ids, (id) => sql`${id}::uuid`)})
      and waiting.state < 'active' and ${isTaken}`);
  return new Set(rows.map(({ id }) => id));
}

/** Audits and verifications that run under one of those turns. */
export async function countRunning(db: Db, turns: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${jobTable}
    where name in ('audit', 'verify') and state = 'active' and group_id is not null
      and singleton_key in (${listOf(turns)})`);
  return rows[0]?.count ?? 0;
}

/**
 * Ids of the audits of strangers to the site that somebody waits for under one of those turns, the oldest first; some may
 * be over and only wait to be found so. Callers that look at the same turns follow each other until their transactions end.
 */
export async function waitingStrangers(tx: Db, turns: readonly string[]): Promise<string[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turns.join(' ')}, ${turnsLock}))`);
  const { rows } = await tx.execute<{ id: string }>(sql`select waiting.data ->> 'auditId' as id
    from ${jobTable} waiting
    where waiting.name = 'audit' and waiting.state < 'active' and waiting.blocked in (true, false)
      and waiting.singleton_key in (${listOf(turns)}) and waiting.priority >= 0 and not ${isOwners}
    order by waiting.created_on`);
  return rows.map(({ id }) => id);
}

const listOf = (values: readonly string[], write = (value: string) => sql`${value}`) =>
  sql.join(values.map(write), sql`, `);
