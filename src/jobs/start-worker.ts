import { hostname } from 'node:os';
import { retryWhenLost } from '#platform/lost-connection.ts';
import { recordHeartbeat } from '#service/admin/record-heartbeat.ts';
import { reconcileAudits } from '#service/audits/reconcile-audits.ts';
import type { Deps } from '#service/deps.ts';
import { reconcileMails } from '#service/mail/reconcile-mails.ts';
import { runDueSchedules } from '#service/schedules/run-due-schedules.ts';
import { reconcileVerifications } from '#service/verifications/reconcile-verifications.ts';
import { jobHandlers, type WorkerParts } from './handlers.ts';

const aliveEveryMs = 15_000;

export interface Worker {
  readonly id: string;
  /** Stops taking jobs and gives the running ones back; the queue itself is closed too. */
  stop(): Promise<void>;
}

/**
 * Starts a worker: mends what an earlier crash left behind, starts what was due meanwhile, then takes jobs until stopped. Any number of workers may
 * share a database.
 */
export async function startWorker(deps: Deps, world: Omit<WorkerParts, 'workerId'>): Promise<Worker> {
  const id = `${hostname()}:${process.pid}:${deps.ids.uuid().slice(-6)}`;
  const startedAt = deps.clock.now();
  const alive = () =>
    recordHeartbeat(deps, id, startedAt).catch((error: unknown) =>
      deps.log.warn({ error }, 'worker could not say it is alive'),
    );
  await alive();
  // Each bears being done twice.
  for (const mend of [reconcileAudits, reconcileVerifications, reconcileMails, runDueSchedules])
    await retryWhenLost(() => mend(deps));
  await deps.queue.work(jobHandlers(deps, { ...world, workerId: id }));
  const timer = setInterval(alive, aliveEveryMs);
  return {
    id,
    async stop() {
      clearInterval(timer);
      await deps.queue.stop();
    },
  };
}
