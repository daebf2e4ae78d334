import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Db } from './database.ts';
import type { Log } from './log.ts';
import type { JobHandler } from './queue.ts';
import { queueSettings } from './queue-settings.ts';
import type { AuditJob } from './queue-turns.ts';

export interface ClaimDeps {
  readonly boss: PgBoss;
  readonly db: Db;
  readonly log: Log;
  readonly heartbeatMs: number;
}

/** Reason of an abort when the worker stops: the job goes back to the queue without costing a retry. */
const workerStopping = new Error('The worker stops.');

const claimLost = new Error('The claim on the job is lost.');

/**
 * Runs one claimed job to its end: beats its heart, then completes, fails or gives it back. A lost claim aborts the
 * handler and settles nothing: the job belongs to another worker. Never rejects.
 */
export async function runClaim(
  world: ClaimDeps,
  job: AuditJob,
  handler: JobHandler<'audit'>,
  stopping: AbortSignal,
): Promise<void> {
  const controller = new AbortController();
  const onStop = () => controller.abort(workerStopping);
  stopping.addEventListener('abort', onStop, { once: true });
  const heart = startHeart(world, job, controller);
  try {
    if (stopping.aborted) onStop();
    await handler({
      id: job.id,
      data: job.data,
      retryCount: job.retryCount,
      lastTry: job.retryCount >= job.retryLimit,
      signal: controller.signal,
    });
    clearInterval(heart);
    if (controller.signal.reason !== claimLost) await world.boss.complete('audit', attemptOf(job));
  } catch (error) {
    clearInterval(heart);
    await settleFailure(world, job, controller.signal.reason, error);
  } finally {
    clearInterval(heart);
    stopping.removeEventListener('abort', onStop);
  }
}

/** Touches the claim; aborts when another worker has it, or when the database was away for too long. */
function startHeart(world: ClaimDeps, job: AuditJob, controller: AbortController): NodeJS.Timeout {
  const toleranceMs = (queueSettings.audit.heartbeatSeconds ?? 10) * 1000;
  let lastBeat = performance.now();
  let beating = false;
  return setInterval(() => {
    if (beating) return;
    beating = true;
    world.boss
      .touch('audit', attemptOf(job))
      .then((answer) => {
        lastBeat = performance.now();
        if ('affected' in answer && answer.affected === 0) controller.abort(claimLost);
      })
      .catch((error: unknown) => {
        world.log.warn({ job: job.id, error: String(error) }, 'heartbeat failed');
        if (performance.now() - lastBeat > toleranceMs) controller.abort(claimLost);
      })
      .finally(() => {
        beating = false;
      });
  }, world.heartbeatMs);
}

async function settleFailure(
  world: ClaimDeps,
  job: AuditJob,
  reason: unknown,
  error: unknown,
): Promise<void> {
  if (reason === claimLost) {
    world.log.warn({ job: job.id }, 'audit job lost to another worker');
    return;
  }
  try {
    if (reason === workerStopping) await giveBack(world, job);
    else await world.boss.fail('audit', attemptOf(job), { message: String(error) });
  } catch (settling) {
    // The heartbeat will expire and another worker will take the job over.
    world.log.warn({ job: job.id, error: String(settling) }, 'audit job could not be settled');
  }
  if (reason !== workerStopping) world.log.error({ job: job.id, error: String(error) }, 'audit job failed');
}

/** Puts the job back as new, in one transaction, so that a restart costs no retry. */
async function giveBack({ boss, db }: ClaimDeps, job: AuditJob): Promise<void> {
  await db.transaction(async (tx) => {
    const inside = fromDrizzle(tx, sql);
    const answer = await boss.deleteJob('audit', attemptOf(job), { db: inside });
    if ('affected' in answer && answer.affected === 0) return;
    const group =
      job.groupId == null
        ? {}
        : { group: { id: job.groupId, ...(job.groupTier == null ? {} : { tier: job.groupTier }) } };
    await boss.send('audit', job.data, {
      id: job.id,
      db: inside,
      expireInSeconds: job.expireInSeconds,
      priority: job.priority,
      ...(job.singletonKey === null ? {} : { singletonKey: job.singletonKey }),
      ...group,
    });
  });
}

function attemptOf(job: AuditJob): { id: string; retryCount: number } {
  return { id: job.id, retryCount: job.retryCount };
}
