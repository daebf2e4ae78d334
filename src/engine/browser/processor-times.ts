import { readdirSync, readFileSync } from 'node:fs';

/** What threads have had of the processors since they began, in milliseconds. */
export interface ProcessorTimes {
  readonly ranMs: number;
  /** Ready to run, and kept waiting for a processor. */
  readonly waitedMs: number;
}

/** The main thread of each process, by number; processes that are gone are left out. Empty outside Linux. 5 µs each. */
export function mainThreadTimes(processIds: readonly number[]): Map<number, ProcessorTimes> {
  const times = new Map<number, ProcessorTimes>();
  for (const id of processIds) {
    const found = parseSchedstat(read(`/proc/${id}/schedstat`));
    if (found) times.set(id, found);
  }
  return times;
}

/** Every thread of this process, by number: engines of ours judge in threads of their own. */
export function ownThreadTimes(): Map<number, ProcessorTimes> {
  const times = new Map<number, ProcessorTimes>();
  for (const thread of list('/proc/self/task')) {
    const found = parseSchedstat(read(`/proc/self/task/${thread}/schedstat`));
    if (found) times.set(Number(thread), found);
  }
  return times;
}

/** A process and its descendants; the process alone where the kernel does not say. About half a millisecond. */
export function processTree(root: number): number[] {
  const found: number[] = [];
  const ahead = root > 0 ? [root] : [];
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    found.push(id);
    for (const thread of list(`/proc/${id}/task`)) {
      const children = read(`/proc/${id}/task/${thread}/children`).trim();
      if (children !== '') ahead.push(...children.split(' ').map(Number));
    }
  }
  return found;
}

/** Nanoseconds on a processor, nanoseconds waiting for one, number of turns. Null for anything else. */
export function parseSchedstat(text: string): ProcessorTimes | null {
  const match = /^(\d+) (\d+) \d+\s*$/.exec(text);
  return match ? { ranMs: Number(match[1]) / 1e6, waitedMs: Number(match[2]) / 1e6 } : null;
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Empty when the process has ended, or outside Linux. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
