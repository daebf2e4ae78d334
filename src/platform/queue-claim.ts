import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, type PgBoss } from 'pg-boss';
import type { JobData } from '#contract/jobs.ts';
import type { Db } from './database.ts';
import type { Log } from './log.ts';
import { JobGivenBack, type JobHandler, JobNotOurs } from './queue.ts';
import type { Heartbeat } from './queue-heartbeat.ts';
import { type PlaceName, queueSettings } from './queue-settings.ts';

/** A claimed job that takes a place; its name says which kind. */
export type PlaceJob = JobWithMetadata<JobData<PlaceName>> & { readonly name: string };

/** What runs each kind. */
export type PlaceHandlers = { readonly [Name in PlaceName]: JobHandler<Name> };

export interface ClaimDeps {
  readonly boss: PgBoss;
  readonly db: Db;
  readonly log: Log;
  readonly heartbeat: Heartbeat;
}

/** Reason of an abort when the worker stops: the job goes back to the queue without costing a retry. */
const workerStopping = new JobGivenBack('stopping');

/** Reason of an abort when the machine starves: the same, but later, so often at most. */
const machineStarves = new JobGivenBack('starving');
const givenBackLimit = 3;
const laterSeconds = 60;
/** A job that another worker must do is left to the others for so long. */
const notOursSeconds = 2;

/** It was not given back too often to be given back again. */
export const mayGiveBack = ({ data }: PlaceJob): boolean => (data.givenBack ?? 0) < givenBackLimit;

const claimLost = new Error('The claim on the job is lost.');

/**
 * Runs one claimed job to its end: keeps it alive, then completes, fails or gives it back, when the worker stops or
 * when the machine starves. A lost claim aborts the handler and settles nothing: the job belongs to another worker. Never
 * rejects; false when the job failed.
 */
export async function runClaim(
  deps: ClaimDeps,
  job: PlaceJob,
  handlers: PlaceHandlers,
  stopping: AbortSignal,
  starving: AbortSignal,
  leavePlace: () => void,
): Promise<boolean> {
  const { trace } = job.data;
  const world = trace === undefined ? deps : { ...deps, log: deps.log.child({ trace }) };
  const controller = new AbortController();
  const onStop = () => controller.abort(workerStopping);
  const onStarve = () => controller.abort(machineStarves);
  stopping.addEventListener('abort', onStop, { once: true });
  starving.addEventListener('abort', onStarve, { once: true });
  const awayMs = (queueSettings[nameOf(job)].heartbeatSeconds ?? 10) * 1000;
  const letGo = world.heartbeat.hold(
    { name: nameOf(job), ...attemptOf(job) },
    () => controller.abort(claimLost),
    awayMs,
  );
  try {
    if (stopping.aborted) onStop();
    await handlers[nameOf(job)]({
      id: job.id,
      data: job.data,
      retryCount: job.retryCount,
      lastTry: job.retryCount >= job.retryLimit,
      signal: controller.signal,
      leavePlace,
    });
    letGo();
    if (controller.signal.reason !== claimLost) await world.boss.complete(nameOf(job), attemptOf(job));
    return true;
  } catch (error) {
    letGo();
    await settleFailure(world, job, controller.signal.reason, error);
    return controller.signal.aborted || error instanceof JobNotOurs;
  } finally {
    letGo();
    starving.removeEventListener('abort', onStarve);
    stopping.removeEventListener('abort', onStop);
  }
}

async function settleFailure(
  world: ClaimDeps,
  job: PlaceJob,
  reason: unknown,
  error: unknown,
): Promise<void> {
  if (reason === claimLost) {
    world.log.warn({ job: job.id }, `${job.name} job lost to another worker`);
    return;
  }
  try {
    if (reason === workerStopping) await giveBack(world, job);
    else if (reason === machineStarves) await giveBack(world, starvedOf(job), laterSeconds);
    else if (error instanceof JobNotOurs) await giveBack(world, job, notOursSeconds);
    else await world.boss.fail(nameOf(job), attemptOf(job), { message: String(error) });
  } catch (settling) {
    // The heartbeat will expire and another worker will take the job over.
    world.log.warn({ job: job.id, error: settling }, `${job.name} job could not be settled`);
  }
  if (reason === machineStarves)
    world.log.warn({ job: job.id }, `the machine starves: ${job.name} given back`);
  else if (error instanceof JobNotOurs)
    world.log.info({ job: job.id, why: error.message }, `${job.name} job left to another worker`);
  else if (reason !== workerStopping) world.log.error({ job: job.id, error }, `${job.name} job failed`);
}

const starvedOf = (job: PlaceJob): PlaceJob => ({
  ...job,
  data: { ...job.data, givenBack: (job.data.givenBack ?? 0) + 1 },
});

/** Puts the job back as new, in one transaction, so that a restart costs no retry; taken after so many seconds. */
async function giveBack({ boss, db }: ClaimDeps, job: PlaceJob, startAfter = 0): Promise<void> {
  await db.transaction(async (tx) => {
    const inside = fromDrizzle(tx, sql);
    const answer = await boss.deleteJob(nameOf(job), attemptOf(job), { db: inside });
    if ('affected' in answer && answer.affected === 0) return;
    const group =
      job.groupId == null
        ? {}
        : { group: { id: job.groupId, ...(job.groupTier == null ? {} : { tier: job.groupTier }) } };
    await boss.send(nameOf(job), job.data, {
      id: job.id,
      ...(startAfter > 0 && { startAfter }),
      db: inside,
      expireInSeconds: job.expireInSeconds,
      priority: job.priority,
      ...(job.singletonKey === null ? {} : { singletonKey: job.singletonKey }),
      ...group,
    });
  });
}

const nameOf = (job: PlaceJob): PlaceName => (job.name === 'visits' ? 'visits' : 'audit');

function attemptOf(job: PlaceJob): { id: string; retryCount: number } {
  return { id: job.id, retryCount: job.retryCount };
}
