import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { JobData } from '#contract/jobs.ts';
import type { Admission } from './admission.ts';
import type { Db } from './database.ts';
import { type ClaimDeps, mayGiveBack, type PlaceHandlers, type PlaceJob, runClaim } from './queue-claim.ts';
import { groupConcurrency, type PlaceName } from './queue-settings.ts';
import { fetchInTurn } from './queue-turns.ts';

/** Any constant: workers of one database queue up behind it for the few milliseconds of a fetch. */
const fetchLock = 0x434f4e53;

export interface FetchLoop {
  /** Looks for jobs now rather than at the next poll. */
  wake(): void;
  /** Stops fetching, aborts what runs and waits for it, at most `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

/** Audits that left their place and only wait, in one process; each is a process of Node. */
const waitingMost = 8;

/**
 * Takes audits and batches of pages in turn, at most `slots` at a time here, at most the number of their group and, of
 * audits, one a turn over all workers. The advisory lock makes these counts strict; a heavy user’s waiting jobs are passed
 * over, not waited for. `admission` says how many the machine can bear; when it starves, the youngest goes back to the queue.
 */
export function startFetchLoop(
  world: ClaimDeps & { readonly slots: number; readonly pollMs: number; readonly admission: Admission },
  handlers: PlaceHandlers,
): FetchLoop {
  const stopping = new AbortController();
  /** The oldest first. */
  const running = new Map<Promise<void>, { readonly job: PlaceJob; readonly starve: () => void }>();
  /** Of those, the ones that left their place. */
  const away = new Set<PlaceJob>();
  /** What the next free place takes first. */
  let turn: PlaceName = 'audit';
  let wake = () => {};
  let woken = false;

  function launch(job: PlaceJob): void {
    turn = job.name === 'audit' ? 'visits' : 'audit';
    const leavePlace = () => {
      away.add(job);
      wakeUp();
    };
    const starving = new AbortController();
    const ended = runClaim(world, job, handlers, stopping.signal, starving.signal, leavePlace);
    const claim = ended.then((isDone) => {
      if (!isDone) world.admission.failed();
      running.delete(claim);
      away.delete(job);
      wakeUp();
    });
    running.set(claim, { job, starve: () => starving.abort() });
  }

  function giveBackYoungest(): void {
    [...running.values()].findLast(({ job }) => !away.has(job) && mayGiveBack(job))?.starve();
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
      const placed = running.size - away.size;
      if (world.admission.mustGiveBack(placed)) giveBackYoungest();
      const free = world.admission.places(placed, world.slots - placed);
      const names = (turn === 'audit' ? inTurn : outOfTurn).filter(
        (name) => name !== 'audit' || away.size < waitingMost,
      );
      const job = free > 0 ? await fetchStrictly(world, names) : null;
      if (job) launch(job);
      else await pause();
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

const inTurn: readonly PlaceName[] = ['audit', 'visits'];
const outOfTurn: readonly PlaceName[] = ['visits', 'audit'];

/** The first job there is, of the first kind that has one. */
async function fetchStrictly(world: ClaimDeps, names: readonly PlaceName[]): Promise<PlaceJob | null> {
  try {
    return await world.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${fetchLock})`);
      for (const name of names) {
        const [job] = name === 'audit' ? await fetchInTurn(world.boss, tx, 1) : await fetchBatch(world, tx);
        if (job) return job;
      }
      return null;
    });
  } catch (error) {
    world.log.warn({ error }, 'fetching audits failed');
    return null;
  }
}

function fetchBatch({ boss }: ClaimDeps, tx: Db): Promise<PlaceJob[]> {
  return boss.fetch<JobData<'visits'>>('visits', {
    db: fromDrizzle(tx, sql),
    batchSize: 1,
    includeMetadata: true,
    groupConcurrency: groupConcurrency.visits,
  });
}
