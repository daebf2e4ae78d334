import { readdirSync, readFileSync } from 'node:fs';

/** What a process of an audit is, by its command line. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['page (renderer)', /--type=renderer/],
  ['browser: network and others', /--type=(?:utility|gpu-process|zygote|broker)/],
  ['browser', /chrom(?:e|ium)[^ ]* .*--/],
  ['visiting process', /visitor-process|visit-child/],
  ['HTML checker (Java)', /(?:^|\/)java /],
];
const engine = 'engine';

/** Processor seconds of each kind of process, at one moment after the start. */
export interface Sample {
  readonly atMs: number;
  readonly seconds: ReadonlyMap<string, number>;
}

const ticksPerSecond = 100;

/** Follows the tree of processes below one, and itself. Linux only. */
export function sampleTree(root: number, everyMs: number): { samples: Sample[]; stop(): void } {
  const ticks = new Map<string, number>();
  const kindOf = new Map<string, string>();
  const samples: Sample[] = [];
  const startedAt = Date.now();
  const timer = setInterval(() => {
    const all = readProcesses();
    for (const one of treeOf(root, all)) {
      const id = `${one.pid}:${one.started}`;
      ticks.set(id, one.ticks);
      // A child is its parent’s copy until it starts its own program.
      kindOf.set(id, kindOfCommand(commandOf(one.pid)) ?? kindOf.get(id) ?? engine);
    }
    const seconds = new Map<string, number>();
    for (const [id, value] of ticks) {
      const kind = kindOf.get(id) ?? engine;
      seconds.set(kind, (seconds.get(kind) ?? 0) + value / ticksPerSecond);
    }
    samples.push({ atMs: Date.now() - startedAt, seconds });
  }, everyMs);
  return { samples, stop: () => clearInterval(timer) };
}

/** Processor seconds of the whole tree between two moments, by a straight line between samples. */
export function secondsBetween(samples: readonly Sample[], fromMs: number, toMs: number): number {
  return secondsAt(samples, toMs) - secondsAt(samples, fromMs);
}

function secondsAt(samples: readonly Sample[], atMs: number): number {
  const total = ({ seconds }: Sample) => [...seconds.values()].reduce((sum, value) => sum + value, 0);
  const next = samples.findIndex((sample) => sample.atMs >= atMs);
  const [after, before] = [samples[next] ?? samples.at(-1), samples[next - 1]];
  if (after === undefined) return 0;
  if (before === undefined || next === -1) return total(after);
  const share = (atMs - before.atMs) / (after.atMs - before.atMs);
  return total(before) + share * (total(after) - total(before));
}

interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
  readonly started: string;
}

function readProcesses(): Running[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const text = read(`/proc/${name}/stat`);
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
      if (fields.length < 20) return [];
      const ticks = Number(fields[11]) + Number(fields[12]);
      return [{ pid: Number(name), parent: Number(fields[1]), ticks, started: fields[19] ?? '' }];
    });
}

function treeOf(root: number, all: readonly Running[]): Running[] {
  const found = all.filter(({ pid }) => pid === root);
  for (let index = 0; index < found.length; index += 1)
    found.push(...all.filter(({ parent }) => parent === found[index]?.pid));
  return found;
}

const kindOfCommand = (command: string) =>
  command === '' ? undefined : (kinds.find(([, pattern]) => pattern.test(command))?.[0] ?? engine);

const commandOf = (pid: number) => read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
