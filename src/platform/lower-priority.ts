import { setPriority } from 'node:os';

/** A fourth of a processor that others want, all of one that nobody wants. */
const lower = 5;

/**
 * Lets those who are served go before work that they do not wait for. Linux only: elsewhere a thread’s priority is its
 * whole process’s.
 * @param processId 0: the thread that calls
 */
export function lowerPriority(processId: number): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(processId, lower);
  } catch {
    // The process has ended.
  }
}
