import {
  machineBusyMs,
  mainThreadTimes,
  ownThreads,
  ownThreadTimes,
  type ProcessorTimes,
  processTree,
  treeBusyMs,
} from './processor-times.ts';
import { type UsefulClock, usefulClock } from './useful-clock.ts';

/** Processes come with pages and go with them, threads with what works. */
const treeMs = 1_000;

/** The useful time of this process and of others, and what they had of the processors. */
export interface MachineClock extends UsefulClock {
  /** All they ever had, ended ones included; null where the kernel does not tell. */
  times(): MachineTimes | null;
}

/** What our threads had of the processors, and what the processors did meanwhile; since some moment, ms. */
export interface MachineTimes extends ProcessorTimes {
  /** Work of the whole audit, in all of its processes. */
  readonly auditMs: number;
  /** All work of the machine. */
  readonly busyMs: number;
  /** The main thread of each process that the roots began, by its number. */
  readonly threads: ReadonlyMap<number, ProcessorTimes>;
}

/**
 * The longest that one main thread worked between two moments, ms; that of `except` left out. However busy the machine,
 * this took as long on an idle one.
 */
export function longestRunMs(
  before: MachineTimes | null,
  after: MachineTimes | null,
  except: number,
): number {
  const runs = [...(after?.threads ?? [])].map(([id, { ranMs }]) =>
    id === except ? 0 : ranMs - (before?.threads.get(id)?.ranMs ?? 0),
  );
  return Math.max(0, ...runs);
}

/**
 * The clock of this process and of the processes that `roots` began, a browser’s: their main threads, and every thread
 * of ours; `auditRoot` began all processes of the audit. Where the kernel does not tell how long threads wait (elsewhere than on Linux), it shows the time of the wall.
 */
export function machineClock(roots: () => readonly number[], auditRoot: number = process.ppid): MachineClock {
  let processIds: number[] = [];
  let threads: number[] = [];
  let listedAt = Number.NEGATIVE_INFINITY;
  const tree = new Map<number, ProcessorTimes>();
  const own = new Map<number, ProcessorTimes>();
  let ranMs = 0;
  let waitedMs = 0;
  /** An ended thread keeps what it had; its number may come again. */
  const add = (counted: Map<number, ProcessorTimes>, id: number, now: ProcessorTimes) => {
    const before = counted.get(id);
    ranMs += Math.max(0, now.ranMs - (before?.ranMs ?? 0));
    waitedMs += Math.max(0, now.waitedMs - (before?.waitedMs ?? 0));
    counted.set(id, now);
  };
  function look(): void {
    if (performance.now() - listedAt > treeMs) {
      processIds = roots().flatMap(processTree);
      threads = ownThreads();
      listedAt = performance.now();
    }
    for (const [id, times] of mainThreadTimes(processIds)) add(tree, id, times);
    for (const [id, times] of ownThreadTimes(threads)) add(own, id, times);
  }
  const clock = usefulClock(
    () => performance.now(),
    () => {
      look();
      return waitedMs;
    },
  );
  return {
    ...clock,
    times() {
      look();
      if (tree.size + own.size === 0) return null;
      const work = { auditMs: treeBusyMs(auditRoot), busyMs: machineBusyMs() };
      return { ranMs, waitedMs, ...work, threads: new Map(tree) };
    },
  };
}
