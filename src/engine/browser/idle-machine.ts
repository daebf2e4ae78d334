import { ownWaitMs } from './processor-times.ts';
import { usefulPause, wallClock } from './useful-clock.ts';

/** What our own thread got of a processor while it wanted one, 0–1, over so many milliseconds of the wall. */
export type ShareProbe = (ms: number) => number;

const probeMs = 15;
const everyMs = 250;
/** In a row: a busy machine has quiet moments too. */
const idleProbes = 4;
const idleShare = 0.9;

/**
 * Works on nothing for a while, and sees how much of that while it had a processor. Blocks the thread. Where the kernel
 * tells how long a thread waited, from that: the time it ran is only brought up to date every few milliseconds (a quarter
 * of this probe), so that a quiet machine looked busy.
 */
export function spin(ms: number, waitedMs: () => number | null = ownWaitMs): number {
  const began = performance.now();
  const [waitedBefore, ranBefore] = [waitedMs(), process.threadCpuUsage()];
  while (performance.now() - began < ms);
  const waited = waitedMs();
  const wall = performance.now() - began;
  if (waitedBefore !== null && waited !== null) return 1 - (waited - waitedBefore) / wall;
  const { user, system } = process.threadCpuUsage(ranBefore);
  return (user + system) / 1_000 / wall;
}

/**
 * Waits until a thread that wants a processor has one, for a second on end; false when that does not come in time. Costs
 * the machine a sixteenth of a processor meanwhile.
 * @throws the signal’s reason when it aborts
 */
export async function untilIdle(ms: number, signal: AbortSignal, probe: ShareProbe = spin): Promise<boolean> {
  const end = performance.now() + ms;
  let idle = 0;
  for (;;) {
    signal.throwIfAborted();
    idle = probe(probeMs) >= idleShare ? idle + 1 : 0;
    if (idle >= idleProbes) return true;
    if (performance.now() >= end) return false;
    await usefulPause(wallClock, everyMs);
  }
}
