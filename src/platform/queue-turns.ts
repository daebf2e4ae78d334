import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { JobData, JobName } from '#contract/jobs.ts';
import type { Db } from './database.ts';
import type { AuditJob } from './queue-claim.ts';
import { groupConcurrency, queueSchema } from './queue-settings.ts';

const jobTable = sql`${sql.identifier(queueSchema)}.job`;

/** Another job of the same turn runs. */
const isTaken = sql`exists (select 1 from ${jobTable} taken
  where taken.name = waiting.name and taken.state = 'active' and taken.singleton_key = waiting.singleton_key)`;

/**
 * Takes up to `limit` audits inside a transaction that holds the fetch lock, one after another: each may take the turn
 * of others that wait. What waits for its turn is set aside (`blocked`, which pg-boss passes over) and keeps its place
 * in the order; since only running jobs hold turns, a worker that dies gives its own back with its job.
 */
export async function fetchInTurn(boss: PgBoss, tx: Db, limit: number): Promise<AuditJob[]> {
  const taken: AuditJob[] = [];
  while (taken.length < limit) {
    await tx.execute(sql`update ${jobTable} waiting set blocked = not blocked
      where waiting.name = 'audit' and waiting.state < 'active' and waiting.singleton_key is not null
        and waiting.blocked <> ${isTaken}`);
    const [job] = await boss.fetch<JobData<'audit'>>('audit', {
      db: fromDrizzle(tx, sql),
      batchSize: 1,
      includeMetadata: true,
      groupConcurrency,
    });
    if (!job) break;
    taken.push(job);
  }
  return taken;
}

/** Of those audits’ jobs, the ones that wait because another of their turn runs. */
export async function waitingForTurn(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(sql`select waiting.id from ${jobTable} waiting
    where waiting.name = 'audit' and waiting.id = any(${sql.param(`{${ids.join(',')}}`)}::uuid[])
      and waiting.state < 'active' and ${isTaken}`);
  return new Set(rows.map(({ id }) => id));
}

/** Jobs that run now under one of those turns, and audits that wait for one. */
export async function countTurns(
  db: Db,
  turns: readonly string[],
): Promise<{ readonly running: number; readonly waiting: number }> {
  const names: JobName[] = ['audit', 'verify'];
  const { rows } = await db.execute<{ running: number; waiting: number }>(
    sql`select (count(*) filter (where state = 'active'))::int as running,
          (count(*) filter (where state < 'active' and name = 'audit'))::int as waiting
        from ${jobTable} where state < 'completed' and name in (${sql.join(
          names.map((name) => sql`${name}`),
          sql`, `,
        )})
          and singleton_key in (${sql.join(
            turns.map((turn) => sql`${turn}`),
            sql`, `,
          )})`,
  );
  return rows[0] ?? { running: 0, waiting: 0 };
}
