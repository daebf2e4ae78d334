import { sql } from 'drizzle-orm';
import type { JobHandler } from './queue.ts';
import { type ClaimDeps, runClaim } from './queue-claim.ts';
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
 * advisory lock makes these counts strict; a heavy user’s waiting jobs are passed over, not waited for.
 */
export function startFetchLoop(
  world: ClaimDeps & { readonly slots: number; readonly pollMs: number },
  handler: JobHandler<'audit'>,
): FetchLoop {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let wake = () => {};
  let woken = false;

  function launch(job: AuditJob): void {
    const claim = runClaim(world, job, handler, stopping.signal).finally(() => {
      running.delete(claim);
      wakeUp();
    });
    running.add(claim);
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
      const free = world.slots - running.size;
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
      await Promise.race([Promise.all(running), grace]);
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
