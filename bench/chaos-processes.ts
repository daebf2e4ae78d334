import { readdirSync, readFileSync } from 'node:fs';

/** A process of ours, known again by its start: a number alone may be another’s by now. */
export interface Found {
  readonly pid: number;
  readonly parent: number;
  /** Clock ticks after the machine’s start. */
  readonly startedAt: string;
  readonly command: string;
}

/** What can be killed under a worker, by what its command line holds. */
const marks = {
  engine: (command: string) => command.includes('audit-process'),
  visitor: (command: string) => command.includes('visit-child'),
  browser: (command: string) => command.includes('--user-data-dir=') && !command.includes('--type='),
};
export type ChildKind = keyof typeof marks;

/** The processes of that kind below a worker; a browser counts when a visitor started it. */
export function childrenOf(worker: number, kind: ChildKind): Found[] {
  const all = allProcesses();
  const below = descendants(worker, all);
  const found = below.filter(({ command }) => marks[kind](command));
  if (kind !== 'browser') return found;
  const visitors = new Set(below.filter(({ command }) => marks.visitor(command)).map(({ pid }) => pid));
  return found.filter(({ parent }) => visitors.has(parent));
}

/** SIGKILL, unless that process is gone already. */
export function kill({ pid, startedAt }: Pick<Found, 'pid' | 'startedAt'>): boolean {
  if (look(pid)?.startedAt !== startedAt) return false;
  process.kill(pid, 'SIGKILL');
  return true;
}

/** One process; null when it is gone. */
export function look(pid: number): Found | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return null;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { pid, parent: Number(fields[1]), startedAt: fields[19] ?? '', command };
  } catch {
    return null;
  }
}

function allProcesses(): Found[] {
  const pids = readdirSync('/proc').map(Number);
  return pids.filter((pid) => pid > 0).flatMap((pid) => look(pid) ?? []);
}

function descendants(root: number, all: readonly Found[]): Found[] {
  const found: Found[] = [];
  for (let wanted = [root]; wanted.length > 0; ) {
    const next = all.filter(({ parent }) => wanted.includes(parent));
    found.push(...next);
    wanted = next.map(({ pid }) => pid);
  }
  return found;
}
