import { pssOf, read, startOf, ticksOf, ticksPerSecond, treeOf } from './measure.ts';

/** What a process of an audit is, by its command line. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['page (renderer)', /--type=renderer/],
  ['browser: network and others', /--type=(?:utility|gpu-process|zygote|broker)/],
  ['browser', /chrom(?:e|ium)[^ ]* .*--/],
  ['visiting process', /visitor-process|visit-child/],
  ['HTML checker (Java)', /(?:^|\/)java /],
];
const engine = 'engine';
/** Asking for memory costs more than asking for time. */
const samplesPerMemory = 20;

/** Processor seconds of each kind of process, at one moment after the start. */
export interface Sample {
  readonly atMs: number;
  readonly seconds: ReadonlyMap<string, number>;
}

/** Memory of each kind of process at the moment when all of them together held most: MiB (proportional set size), and how many. */
export type Peak = ReadonlyMap<string, { readonly mib: number; readonly count: number }>;

/** Follows the tree of processes below one, and itself. Linux only. */
export function sampleTree(root: number, everyMs: number): { samples: Sample[]; peak(): Peak; stop(): void } {
  const ticks = new Map<string, number>();
  const kindOf = new Map<string, string>();
  const samples: Sample[] = [];
  const startedAt = Date.now();
  let peak: Peak = new Map();
  const timer = setInterval(() => {
    const pids = treeOf(root);
    for (const pid of pids) {
      const id = `${pid}:${startOf(pid)}`;
      ticks.set(id, Math.max(ticks.get(id) ?? 0, ticksOf(pid)));
      // A child is its parent’s copy until it starts its own program.
      kindOf.set(id, kindOfCommand(commandOf(pid)) ?? kindOf.get(id) ?? engine);
    }
    const seconds = new Map<string, number>();
    for (const [id, value] of ticks) {
      const kind = kindOf.get(id) ?? engine;
      seconds.set(kind, (seconds.get(kind) ?? 0) + value / ticksPerSecond);
    }
    samples.push({ atMs: Date.now() - startedAt, seconds });
    if (samples.length % samplesPerMemory !== 0) return;
    const held = memoryOf(pids, kindOf);
    if (sumOf(held) > sumOf(peak)) peak = held;
  }, everyMs);
  return { samples, peak: () => peak, stop: () => clearInterval(timer) };
}

function memoryOf(pids: readonly number[], kindOf: ReadonlyMap<string, string>): Peak {
  const held = new Map<string, { mib: number; count: number }>();
  for (const pid of pids) {
    const kind = kindOf.get(`${pid}:${startOf(pid)}`) ?? engine;
    const { mib, count } = held.get(kind) ?? { mib: 0, count: 0 };
    held.set(kind, { mib: mib + pssOf(pid) / 1024, count: count + 1 });
  }
  return held;
}

const sumOf = (peak: Peak) => [...peak.values()].reduce((sum, { mib }) => sum + mib, 0);

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

const kindOfCommand = (command: string) =>
  command === '' ? undefined : (kinds.find(([, pattern]) => pattern.test(command))?.[0] ?? engine);

const commandOf = (pid: number) => read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
