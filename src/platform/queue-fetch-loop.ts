import { sql } from 'drizzle-orm';
import type { Admission } from './admission.ts';
import type { JobHandler } from './queue.ts';
import { type ClaimDeps, mayGiveBack, runClaim } from './queue-claim.ts';
import { type AuditJob, fetchInTurn } from './queue-turns.ts';

/** Any constant: workers of one database queue up behind it for the few milliseconds of a fetch. */
const fetchLock = 0x434f4e53;

export interface FetchLoop {
  /** Looks for jobs now rather than at the next poll. */
  wake(): void;
  /** Stops fetching, aborts what runs and waits for it, at most `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Takes audits, at most `slots` at a time here, at most the plan’s number per person and one a turn over all workers. The
 * advisory lock makes these counts strict; a heavy user’s waiting jobs are passed over, not waited for. `admission`
 * says how many the machine can bear; when it starves, the youngest audit goes back to the queue.
 */
export function startFetchLoop(
  world: ClaimDeps & { readonly slots: number; readonly pollMs: number; readonly admission: Admission },
  handler: JobHandler<'audit'>,
): FetchLoop {
  const stopping = new AbortController();
  /** The oldest first. */
  const running = new Map<Promise<void>, { readonly job: AuditJob; readonly starve: () => void }>();
  let wake = () => {};
  let woken = false;

  function launch(job: AuditJob): void {
    const starving = new AbortController();
    const claim = runClaim(world, job, handler, stopping.signal, starving.signal).then((isDone) => {
      if (!isDone) world.admission.failed();
      running.delete(claim);
      wakeUp();
    });
    running.set(claim, { job, starve: () => starving.abort() });
  }

  function giveBackYoungest(): void {
    [...running.values()].findLast(({ job }) => mayGiveBack(job))?.starve();
  }

  function wakeUp(): void {
    woken = true;
    wake();
  }

  async function pause(): Promise<void> {
    if (woken || stopping.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, world.pollMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    wake = () => {};
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      woken = false;
      if (world.admission.mustGiveBack(running.size)) giveBackYoungest();
      const free = world.admission.places(running.size, world.slots - running.size);
      const jobs = free > 0 ? await fetchStrictly(world, free) : [];
      for (const job of jobs) launch(job);
      // A full batch may hide more work of other people behind one person’s limit.
      if (jobs.length === 0) await pause();
    }
  }

  const ended = loop();
  return {
    wake: wakeUp,
    async stop(graceMs) {
      stopping.abort();
      wakeUp();
      await ended;
      let timer: NodeJS.Timeout | undefined;
      const grace = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, graceMs);
      });
      await Promise.race([Promise.all(running.keys()), grace]);
      clearTimeout(timer);
    },
  };
}

async function fetchStrictly(world: ClaimDeps, batchSize: number): Promise<AuditJob[]> {
  try {
    return await world.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${fetchLock})`);
      return fetchInTurn(world.boss, tx, batchSize);
    });
  } catch (error) {
    world.log.warn({ error: String(error) }, 'fetching audits failed');
    return [];
  }
}
