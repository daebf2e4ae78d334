import {
  machineBusyMs,
  mainThreadTimes,
  ownThreadTimes,
  type ProcessorTimes,
  processTree,
  treeBusyMs,
} from './processor-times.ts';
import { type UsefulClock, usefulClock } from './useful-clock.ts';

/** Processes come with pages and go with them. */
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
}

/**
 * The clock of this process and of the processes that `roots` began, a browser’s: their main threads, and every thread
 * of ours; `auditRoot` began all processes of the audit. Where the kernel does not tell how long threads wait (elsewhere than on Linux), it shows the time of the wall.
 */
export function machineClock(roots: () => readonly number[], auditRoot: number = process.ppid): MachineClock {
  let processIds: number[] = [];
  let listedAt = Number.NEGATIVE_INFINITY;
  const counted = new Map<number, ProcessorTimes>();
  let ranMs = 0;
  let waitedMs = 0;
  /** An ended thread keeps what it had; its number may come again. */
  const add = (id: number, now: ProcessorTimes) => {
    const before = counted.get(id);
    ranMs += Math.max(0, now.ranMs - (before?.ranMs ?? 0));
    waitedMs += Math.max(0, now.waitedMs - (before?.waitedMs ?? 0));
    counted.set(id, now);
  };
  function look(): void {
    if (performance.now() - listedAt > treeMs) {
      processIds = roots().flatMap(processTree);
      listedAt = performance.now();
    }
    for (const found of [mainThreadTimes(processIds), ownThreadTimes()])
      for (const [id, times] of found) add(id, times);
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
      if (counted.size === 0) return null;
      return { ranMs, waitedMs, auditMs: treeBusyMs(auditRoot), busyMs: machineBusyMs() };
    },
  };
}
