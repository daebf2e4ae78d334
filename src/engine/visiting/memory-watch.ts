import { readFileSync } from 'node:fs';
import { processTree } from '../browser/processor-times.ts';

const intervalMs = 500;
const pageBytes = 4_096;

/** Follows what a process and its descendants hold. */
export interface MemoryWatch {
  /** Rejects with what `isOvergrown` knows once they hold more than allowed; else never settles. */
  readonly exceeded: Promise<never>;
  stop(): void;
}

/** Looks twice a second. */
export function watchMemory(
  root: number,
  limitBytes: number,
  onExceeded: (error: Error) => void,
): MemoryWatch {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => undefined);
  const timer = setInterval(() => {
    const held = memoryOfTree(root);
    if (held <= limitBytes) return;
    clearInterval(timer);
    const error = new Error(`mémoire du navigateur : ${Math.round(held / 1_000_000)} Mo`, {
      cause: overgrown,
    });
    onExceeded(error);
    reject(error);
  }, intervalMs);
  timer.unref();
  return { exceeded: promise, stop: () => clearInterval(timer) };
}

const overgrown = 'memory';

/** The error of a work that was ended because its browser held too much. */
export const isOvergrown = (error: unknown): error is Error =>
  error instanceof Error && error.cause === overgrown;

/** Bytes of their own that a process and its descendants hold in memory; 0 where /proc is missing. */
export const memoryOfTree = (root: number): number =>
  processTree(root).reduce((bytes, id) => bytes + ownBytes(id), 0);

/** Resident without what files and other processes share. */
function ownBytes(pid: number): number {
  const [, resident = '0', shared = '0'] = read(`/proc/${pid}/statm`).split(' ');
  return (Number(resident) - Number(shared)) * pageBytes;
}

/** Empty when the process has ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
