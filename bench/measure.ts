import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What a command and everything it started cost. Linux only: read from /proc: its processor time ten times a second, its memory, which costs more to ask, once. */
export interface Cost {
  readonly wallSeconds: number;
  /** User and system time of all processes of the tree. */
  readonly cpuSeconds: number;
  /** Highest sum of proportional set sizes over the tree, MiB. */
  readonly peakMiB: number;
  readonly code: number | null;
}

export const ticksPerSecond = 100;
const sampleMs = 100;
const samplesPerPeak = 10;

/** Runs a command and follows its whole process tree; what it leaves running is ended. */
export async function costOf(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Cost> {
  const start = performance.now();
  const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env } });
  const cpu = new Map<number, number>();
  const startedAt = new Map<number, string>();
  let peakKiB = 0;
  let samples = 0;
  const sample = () => {
    const pids = treeOf(child.pid ?? 0);
    for (const pid of pids) {
      cpu.set(pid, Math.max(cpu.get(pid) ?? 0, ticksOf(pid)));
      startedAt.set(pid, startOf(pid));
    }
    samples += 1;
    if (samples % samplesPerPeak !== 0) return;
    peakKiB = Math.max(
      peakKiB,
      pids.reduce((sum, pid) => sum + pssOf(pid), 0),
    );
  };
  const timer = setInterval(sample, sampleMs);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  clearInterval(timer);
  // A number may be another process’s by now.
  for (const [pid, began] of startedAt) if (began !== '' && startOf(pid) === began) end(pid);
  const ticks = [...cpu.values()].reduce((sum, value) => sum + value, 0);
  return {
    wallSeconds: (performance.now() - start) / 1000,
    cpuSeconds: ticks / ticksPerSecond,
    peakMiB: peakKiB / 1024,
    code,
  };
}

export function treeOf(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = Number(fieldsOf(Number(name))[1] ?? 0);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found: number[] = [];
  const queue = [root];
  for (let pid = queue.pop(); pid !== undefined; pid = queue.pop()) {
    found.push(pid);
    queue.push(...(children.get(pid) ?? []));
  }
  return found;
}

/** Fields of /proc/PID/stat after the command name; empty when the process is gone. */
function fieldsOf(pid: number): string[] {
  const text = read(`/proc/${pid}/stat`);
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

export function ticksOf(pid: number): number {
  const fields = fieldsOf(pid);
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}

/** Processor time so far of a process, of what it started, and of what of that has ended; seconds. */
export function processorSecondsOf(root: number): number {
  const ended = fieldsOf(root)
    .slice(13, 15)
    .reduce((sum, ticks) => sum + Number(ticks), 0);
  const living = treeOf(root).reduce((sum, pid) => sum + ticksOf(pid), 0);
  return (ended + living) / ticksPerSecond;
}

/** Clock ticks after the machine’s start; empty when the process is gone. */
export const startOf = (pid: number) => fieldsOf(pid)[19] ?? '';

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}

/** Proportional set size, KiB; 0 when the process is gone. */
export function pssOf(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

export function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Middle value. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Prints rows as an aligned table. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  for (const row of rows)
    console.log(
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    );
}
