import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import { type JobData, type JobName, jobs } from '#contract/jobs.ts';
import { type Admission, createAdmission } from './admission.ts';
import type { Db } from './database.ts';
import type { Log } from './log.ts';
import { retryWhenLost } from './lost-connection.ts';
import type { JobHandler, JobHandlers, JobState, Queue, SendOptions } from './queue.ts';
import { type FetchLoop, startFetchLoop } from './queue-fetch-loop.ts';
import { createHeartbeat, type Heartbeat } from './queue-heartbeat.ts';
import { placesOf } from './queue-places.ts';
import { queueNames, queueSchema, queueSettings, schedules } from './queue-settings.ts';
import { countRunning, prepareTurns, waitingForTurn, waitingStrangers } from './queue-turns.ts';
import { surviveLostListeners } from './survive-lost-listeners.ts';

export interface QueueSetup {
  readonly connectionString: string;
  readonly db: Db;
  readonly log: Log;
  /** A worker supervises the queue and runs its clock; the web process only sends. */
  readonly role: 'worker' | 'producer';
  /** Audits run side by side in this process. */
  readonly auditsAtOnce: number;
  /** What the machine can bear. Default: as many audits as there are places. */
  readonly admission?: Admission;
  /** A process whose event loop stood still for longer loses its jobs. Default 5 min. */
  readonly frozenMs?: number;
  /** Wait for running jobs when stopping. */
  readonly stopGraceMs?: number;
}

/** Opens pg-boss on the product’s own database, creating its tables and queues when they are missing. */
export async function openQueue(setup: QueueSetup): Promise<Queue> {
  surviveLostListeners();
  const worker = setup.role === 'worker';
  const boss = new PgBoss({
    connectionString: setup.connectionString,
    schema: queueSchema,
    max: 4,
    application_name: 'constat-queue',
    useListenNotify: worker,
    supervise: worker,
    schedule: worker,
    // A dead worker’s jobs are looked for so often, by one worker of all.
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 2,
  });
  boss.on('error', (error) => setup.log.warn({ error }, 'queue error'));
  boss.on('warning', (warning) => setup.log.warn({ warning: warning.message }, 'queue warning'));
  try {
    await boss.start();
    for (const name of queueNames) {
      await boss.createQueue(name, queueSettings[name]);
      if (worker) await updateQueue(boss, name);
    }
  } catch (error) {
    await boss.stop({ graceful: false, close: true }).catch(() => {});
    throw error;
  }
  return queueOver(boss, setup);
}

/** A queue that an earlier version made keeps its settings otherwise. How it counts its jobs cannot change. */
async function updateQueue(boss: PgBoss, name: JobName): Promise<void> {
  const { policy, ...settings } = queueSettings[name];
  await boss.updateQueue(name, settings);
}

function queueOver(boss: PgBoss, setup: QueueSetup): Queue {
  const { connectionString, log, frozenMs } = setup;
  const heartbeat = createHeartbeat({ connectionString, log, ...(frozenMs !== undefined && { frozenMs }) });
  let loop: FetchLoop | null = null;
  let unlisten = async () => {};
  return {
    send: (db, name, data, options) => send(boss, db, name, data, options),
    states,
    waitingForTurn,
    places: placesOf,
    countRunning,
    waitingStrangers,
    counts: () => counts(setup.db),
    async work(handlers) {
      assertComplete(handlers);
      for (const name of queueNames) {
        if (name !== 'audit' && name !== 'visits')
          await retryWhenLost(() => workOn(boss, heartbeat, name, handlers[name]));
      }
      for (const { name, cron, once } of schedules) {
        const options = { tz: 'Europe/Paris', missed: once ? 'once' : 'skip' } as const;
        await retryWhenLost(() => boss.schedule(name, cron, {}, options));
      }
      await prepareTurns(setup.db);
      loop = startFetchLoop(
        {
          boss,
          db: setup.db,
          log: setup.log,
          slots: setup.auditsAtOnce,
          pollMs: 1000,
          heartbeat,
          admission: setup.admission ?? createAdmission({ patienceMs: 0 }),
        },
        handlers,
      );
      const { wake } = loop;
      unlisten = await retryWhenLost(() => listen(boss, wake));
    },
    async stop() {
      const graceMs = setup.stopGraceMs ?? 10_000;
      await loop?.stop(graceMs);
      await unlisten();
      await boss.stop({ graceful: true, timeout: graceMs, close: true });
      await heartbeat.stop();
    },
  };
}

async function send<Name extends JobName>(
  boss: PgBoss,
  db: Db,
  name: Name,
  data: JobData<Name>,
  options: SendOptions = {},
): Promise<string | null> {
  if (options.again === true && options.id !== undefined) {
    await db.execute(
      sql`delete from ${sql.identifier(queueSchema)}.job
          where name = ${name} and id = ${options.id}::uuid and state >= 'completed'`,
    );
  }
  return boss.send(name, jobs[name].parse(data), {
    db: fromDrizzle(db, sql),
    ...(options.id === undefined ? {} : { id: options.id }),
    ...(options.startAfterSeconds === undefined ? {} : { startAfter: options.startAfterSeconds }),
    ...groupOf(options),
    ...(options.priority === undefined ? {} : { priority: options.priority }),
    ...(options.expireInSeconds === undefined ? {} : { expireInSeconds: options.expireInSeconds }),
  });
}

/** The turn of a job is a key of its own; where no person is counted it is the group that pg-boss counts as well. */
function groupOf({ group, turn }: SendOptions) {
  if (turn === undefined) return group === undefined ? {} : { group };
  return { singletonKey: turn, group: group ?? { id: turn } };
}

/** Jobs of one kind that one worker does at once, where it is more than one; audits have places of their own. */
const sideBySide: Partial<Record<JobName, number>> = { mail: 4, verify: 2, webhook: 8 };

/** The thread beats instead (`queue-heartbeat.ts`); pg-boss would beat from the loop that works. */
const neverSeconds = 24 * 3600;

async function workOn<Name extends JobName>(
  boss: PgBoss,
  heartbeat: Heartbeat,
  name: Name,
  handler: JobHandler<Name>,
): Promise<void> {
  const beats = queueSettings[name].heartbeatSeconds !== undefined;
  await boss.work(
    name,
    {
      includeMetadata: true,
      localConcurrency: sideBySide[name] ?? 1,
      ...((name === 'verify' || name === 'try') && { groupConcurrency: 1 }),
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: 2,
      ...(beats && { heartbeatRefreshSeconds: neverSeconds }),
    },
    async (batch: JobWithMetadata<JobData<Name>>[]) => {
      for (const job of batch) {
        const { id, data, retryCount, retryLimit } = job;
        const claim = new AbortController();
        const onLost = () => claim.abort(new Error(`The claim on the job ${id} is lost.`));
        const letGo = beats ? heartbeat.hold({ name, id, retryCount }, onLost) : () => undefined;
        const signal = AbortSignal.any([job.signal, claim.signal]);
        try {
          await handler({ id, data, retryCount, lastTry: retryCount >= retryLimit, signal });
        } finally {
          letGo();
        }
      }
    },
  );
}

/** The types ask for every handler; this catches a table assembled at run time. */
function assertComplete(handlers: JobHandlers): void {
  const missing = Object.keys(jobs).filter((name) => typeof handlers[name as JobName] !== 'function');
  if (missing.length > 0) throw new Error(`No handler for the jobs: ${missing.join(', ')}.`);
}

/** Wakes the audit loop when any transaction that enqueued commits; polling stays underneath. */
async function listen(boss: PgBoss, wake: () => void): Promise<() => Promise<void>> {
  const database = boss.getDb();
  if (database.listen === undefined) return async () => {};
  const { rows } = await database.executeSql(
    "select 'pgboss_' || left(encode(sha224($1::text::bytea), 'hex'), 24) as channel",
    [queueSchema],
  );
  const handle = await database.listen(String(rows[0]?.channel), wake, wake);
  return () => handle.close();
}

async function states(db: Db, name: JobName, ids: readonly string[]): Promise<ReadonlyMap<string, JobState>> {
  if (ids.length === 0) return new Map();
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rows } = await db.execute<{ id: string; live: boolean }>(
    sql`select id, state < 'completed' as live from ${sql.identifier(queueSchema)}.job
        where name = ${name} and id in (${list})`,
  );
  return new Map(rows.map((row) => [row.id, row.live ? 'live' : 'ended']));
}

async function counts(db: Db) {
  const { rows } = await db.execute<{ name: JobName; queued: number; active: number }>(
    sql`select name, (count(*) filter (where state < 'active'))::int as queued,
          (count(*) filter (where state = 'active'))::int as active
        from ${sql.identifier(queueSchema)}.job where state < 'completed' group by name`,
  );
  const found = new Map(rows.map((row) => [row.name, { queued: row.queued, active: row.active }]));
  const entries = queueNames.map((name) => [name, found.get(name) ?? { queued: 0, active: 0 }] as const);
  return Object.fromEntries(entries) as Record<JobName, { queued: number; active: number }>;
}
