import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** How loaded the machine is. Elsewhere than on Linux it always looks free, but for its memory. */
export interface MachineLoad {
  /** Share of the last ten seconds in which something waited for a processor, 0–1. */
  readonly waiting: number;
  /** Threads that run or want to, for each processor, at this moment. */
  readonly queue: number;
  /** Share of the last ten seconds in which everything waited for memory, 0–1. */
  readonly stalled: number;
  /** What is left without taking from others. */
  readonly freeBytes: number;
}

/** Reads it now: pressure where the kernel tells it, else the run queue. A tenth of a millisecond. */
export function readMachineLoad(
  read: (path: string) => string = readQuietly,
  processors: number = availableParallelism(),
  freeBytes: number = process.availableMemory(),
): MachineLoad {
  const running = Number(/^procs_running (\d+)/m.exec(read('/proc/stat'))?.[1] ?? 0);
  const queue = running / processors;
  const waiting = pressureOf(read('/proc/pressure/cpu'), 'some');
  return {
    waiting: waiting ?? (queue > 1 ? 1 - 1 / queue : 0),
    queue,
    stalled: pressureOf(read('/proc/pressure/memory'), 'full') ?? 0,
    freeBytes,
  };
}

/** The ten-second average of a line of a pressure file, 0–1; null where there is none. */
function pressureOf(text: string, line: 'some' | 'full'): number | null {
  const percent = new RegExp(`^${line} avg10=([\\d.]+)`, 'm').exec(text)?.[1];
  return percent === undefined ? null : Number(percent) / 100;
}

/** Empty where the kernel has no such file, or keeps it to itself. */
function readQuietly(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
