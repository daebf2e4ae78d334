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

/** Every thread of this process: engines of ours judge in threads of their own. Empty outside Linux. */
export const ownThreads = (): number[] => list('/proc/self/task').map(Number);

/** Threads of this process, by number; those that ended are left out. */
export function ownThreadTimes(threads: readonly number[]): Map<number, ProcessorTimes> {
  const times = new Map<number, ProcessorTimes>();
  for (const thread of threads) {
    const found = parseSchedstat(read(`/proc/self/task/${thread}/schedstat`));
    if (found) times.set(thread, found);
  }
  return times;
}

/** How long the thread that asks was kept waiting for a processor since it began, ms, exact; null outside Linux. */
export const ownWaitMs = (): number | null =>
  parseSchedstat(read('/proc/thread-self/schedstat'))?.waitedMs ?? null;

/** A process and its descendants; the process alone where the kernel does not say. */
export function processTree(root: number): number[] {
  const found: number[] = [];
  const ahead = root > 0 ? [root] : [];
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    found.push(id);
    if (isLeaf(id)) continue;
    for (const thread of list(`/proc/${id}/task`)) {
      const children = read(`/proc/${id}/task/${thread}/children`).trim();
      if (children !== '') ahead.push(...children.split(' ').map(Number));
    }
  }
  return found;
}

/**
 * Chromium’s browser and its zygotes begin all of its processes. The others have some twenty threads each: to ask every
 * one for children costs more than all else that is read of them.
 */
const isLeaf = (id: number): boolean => /--type=(?!zygote)/.test(read(`/proc/${id}/cmdline`));

/** Ticks of /proc are hundredths of a second on every Linux. */
const tickMs = 10;

/** All processors at work, whoever for, since the machine began; what its host withheld counts as work for others. */
export function machineBusyMs(): number {
  return parseBusyMs(read('/proc/stat'));
}

/** User, nice, system, interrupts and steal; guests are within user. 0 for anything else. */
export function parseBusyMs(text: string): number {
  const fields = /^cpu +(.+)/.exec(text)?.[1]?.split(' ').map(Number) ?? [];
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = fields;
  return (user + nice + system + irq + softirq + steal) * tickMs;
}

/** Processor time of a process, its descendants, and those of them that ended and were waited for. */
export function treeBusyMs(root: number): number {
  return processTree(root).reduce((sum, id) => sum + parseOwnMs(read(`/proc/${id}/stat`)), 0);
}

/** User and system time of a process and of its ended children. */
export function parseOwnMs(stat: string): number {
  // The name, in parentheses, may hold anything.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) * tickMs;
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
