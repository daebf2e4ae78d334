import { mainThreadTimes, ownThreadTimes, processTree } from './processor-times.ts';
import { type UsefulClock, usefulClock } from './useful-clock.ts';

/** Processes come with pages and go with them. */
const treeMs = 1_000;

/**
 * The useful time of this process and of the processes that `roots` began, a browser’s: their main threads, and every
 * thread of ours. Where the kernel does not tell how long threads wait (elsewhere than on Linux), the time of the wall.
 */
export function machineClock(roots: () => readonly number[]): UsefulClock {
  let processIds: number[] = [];
  let listedAt = Number.NEGATIVE_INFINITY;
  const counted = new Map<number, number>();
  let sum = 0;
  /** What each thread waited since it was last looked at: an ended one keeps what it had. */
  const add = (id: number, waitedMs: number) => {
    sum += Math.max(0, waitedMs - (counted.get(id) ?? 0));
    counted.set(id, waitedMs);
  };
  return usefulClock(
    () => performance.now(),
    () => {
      if (performance.now() - listedAt > treeMs) {
        processIds = roots().flatMap(processTree);
        listedAt = performance.now();
      }
      for (const times of [mainThreadTimes(processIds), ownThreadTimes()])
        for (const [id, { waitedMs }] of times) add(id, waitedMs);
      return sum;
    },
  );
}
