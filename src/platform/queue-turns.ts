import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, type PgBoss } from 'pg-boss';
import type { JobData } from '#contract/jobs.ts';
import type { Db } from './database.ts';
import { groupConcurrency, queueSchema } from './queue-settings.ts';

export type AuditJob = JobWithMetadata<JobData<'audit'>>;

const jobTable = sql`${sql.identifier(queueSchema)}.job`;

/** Any constant: two starts at once make the index one after the other. */
const indexLock = 0x434f4e54;

/** Another job of the same turn runs. */
const isTaken = sql`exists (select 1 from ${jobTable} taken
  where taken.name = waiting.name and taken.state = 'active' and taken.group_id is not null
    and taken.singleton_key = waiting.singleton_key and taken.id <> waiting.id)`;

/** Finds what waits under a turn among ten thousand audits; pg-boss has no such index of its own. */
export async function prepareTurns(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${indexLock})`);
    await tx.execute(sql`create index if not exists constat_turns on ${jobTable} (name, blocked, singleton_key)
      where state < 'active' and singleton_key is not null`);
  });
}

/**
 * Takes up to `limit` audits inside a transaction that holds the fetch lock, one after another: each may take the turn
 * of others that wait. What waits for its turn is set aside (`blocked`, which pg-boss passes over) and keeps its place
 * in the order; since only running jobs hold turns, a worker that dies gives its own back with its job.
 */
export async function fetchInTurn(boss: PgBoss, tx: Db, limit: number): Promise<AuditJob[]> {
  const taken: AuditJob[] = [];
  await tx.execute(sql`update ${jobTable} waiting set blocked = false
    where waiting.name = 'audit' and waiting.blocked and waiting.state < 'active'
      and waiting.singleton_key is not null and not ${isTaken}`);
  while (taken.length < limit) {
    await tx.execute(sql`savepoint before_fetch`);
    const [job] = await boss.fetch<JobData<'audit'>>('audit', {
      db: fromDrizzle(tx, sql),
      batchSize: 1,
      includeMetadata: true,
      groupConcurrency: groupConcurrency.audit,
    });
    if (!job) break;
    if (job.singletonKey === null || !(await isTurnTaken(tx, job))) taken.push(job);
    else {
      await tx.execute(sql`rollback to savepoint before_fetch`);
      await tx.execute(sql`update ${jobTable} set blocked = true
        where name = 'audit' and not blocked and state < 'active' and singleton_key = ${job.singletonKey}`);
    }
  }
  return taken;
}

async function isTurnTaken(tx: Db, { id }: AuditJob): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from ${jobTable} waiting
    where waiting.name = 'audit' and waiting.id = ${id}::uuid and ${isTaken}`);
  return rows.length > 0;
}

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

/** Audits that wait under a turn. */
export async function countWaiting(db: Db, turn: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${jobTable}
    where name = 'audit' and state < 'active' and blocked in (true, false) and singleton_key = ${turn}`);
  return rows[0]?.count ?? 0;
}

const listOf = (values: readonly string[], write = (value: string) => sql`${value}`) =>
  sql.join(values.map(write), sql`, `);
