import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { readers } from './foreign-readers.ts';
import type { LinearTask, LinearWord, Slow } from './linear-task.ts';
import { readersOf } from './nasty-artifacts.ts';
import { isWhole, nastyShapes, type Shape, shapesFor, textOf } from './pattern-shapes.ts';

const say = (word: LinearWord): void => parentPort?.postMessage(word);
let calls = 0;

/** Milliseconds of processor that a call takes in this thread. What it throws is its own affair. */
async function timeOf(name: string, shape: Shape, length: number, call: () => unknown): Promise<number> {
  calls += 1;
  say({ begins: { name, length, shape } });
  const before = process.threadCpuUsage();
  try {
    const made = call();
    if (made instanceof Promise) await made;
  } catch (error) {
    // No reader may be brought to the end of the stack.
    if (error instanceof RangeError) throw new Error(`${name}: ${error.message}`, { cause: error });
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

const lengths = { short: 16_000, long: 500_000, call: 32_000, artifact: 20_000 };
/** Milliseconds: a linear pattern takes a hundredth of them. */
const bounds = { short: 20, long: 400 };

/** However it grows. */
const longestMs = 2_000;

/** As the code uses it: over the whole text where it is global, to its first match elsewhere. */
function scan({ source, flags }: { source: string; flags: string }, text: string): void {
  const pattern = new RegExp(source, flags);
  if (pattern.global) for (const _ of text.matchAll(pattern));
  else pattern.exec(text);
}

/** Shapes that are asked at 500,000 characters: a quadratic pattern is slow at 16,000 already, but for the smallest constants. */
const longShapes = isWhole ? 3 : 1;

/** Milliseconds at 16,000 characters: what is quadratic with the smallest constant takes several. */
const suspectMs = 0.5;

type Ask = (length: number) => Promise<number>;

/** Milliseconds, the least of three tries; fewer where one stays within the bound. */
async function leastOfThree(ask: Ask, length: number, bound: number): Promise<number> {
  let ms = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && ms > bound; tries += 1) ms = Math.min(ms, await ask(length));
  return ms;
}

/** A linear pattern takes four times as long for four times the text, a quadratic one sixteen times. */
const steepness = 9;

/** Whether time grows faster than text. A slow machine is no proof: the two lengths are asked in turns, and each counts with its least. */
async function isSteep(ask: Ask, short: number): Promise<boolean> {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 3; turn += 1) {
    least = Math.min(least, await ask(short));
    most = Math.min(most, await ask(4 * short));
    if (most <= longestMs && most <= steepness * least) return false;
  }
  return true;
}

/** Every shape at 16,000 characters, then those that took longest at 500,000. */
async function judgePattern(pattern: { source: string; flags: string }): Promise<Slow[]> {
  const name = `/${pattern.source}/${pattern.flags}`;
  const times: { ms: number; shape: Shape; ask: Ask }[] = [];
  for (const shape of shapesFor(pattern.source, pattern.flags)) {
    const ask: Ask = async (length) => {
      const text = textOf(shape, length);
      return timeOf(name, shape, length, () => scan(pattern, text));
    };
    const ms = await leastOfThree(ask, lengths.short, bounds.short);
    times.push({ ms, shape, ask });
    if (ms > bounds.short && (ms > longestMs || (await isSteep(ask, lengths.short))))
      return [{ name, ms, length: lengths.short, shape }];
  }
  for (const { ms: short, shape, ask } of times.sort((a, b) => b.ms - a.ms).slice(0, longShapes)) {
    if (short < suspectMs && !isWhole) continue;
    const ms = await leastOfThree(ask, lengths.long, bounds.long);
    if (ms > bounds.long && (ms > longestMs || (await isSteep(ask, lengths.long / 4))))
      return [{ name, ms, length: lengths.long, shape }];
  }
  return [];
}

/** What takes long enough to be told is asked again: twice as long a text may take three times as long. */
const noticedMs = 60;
async function judgeGrowth(
  name: string,
  shape: Shape,
  length: number,
  prepare: (text: string) => () => unknown,
): Promise<Slow | null> {
  const ask = async (size: number) => timeOf(name, shape, size, prepare(textOf(shape, size)));
  const first = await ask(length);
  if (first <= noticedMs) return null;
  const leastOf = async (size: number, tries: number): Promise<number> => {
    const times: number[] = [];
    while (times.length < tries) times.push(await ask(size));
    return Math.min(...times);
  };
  let once = Math.min(first, await ask(length));
  let twice = await leastOf(2 * length, 2);
  const growsFast = () => once > noticedMs && (twice > 3 * once || twice > longestMs);
  if (growsFast()) {
    // The collector may have worked in either: what is quadratic is so each time.
    once = Math.min(once, await leastOf(length, 2));
    twice = Math.min(twice, await leastOf(2 * length, 3));
  }
  return growsFast() ? { name, ms: twice, length: 2 * length, shape } : null;
}

async function judgeCall(name: string, call: (text: string) => unknown): Promise<Slow[]> {
  for (const shape of nastyShapes) {
    const slow = await judgeGrowth(name, shape, lengths.call, (text) => () => call(text));
    if (slow) return [slow];
  }
  return [];
}

/** All that read artifacts, over one set of them for each shape: what one derives, the next need not. */
async function judgeArtifacts(of: 'page' | 'site'): Promise<Slow[]> {
  const found: Slow[] = [];
  const prepare = readersOf(of);
  for (const shape of nastyShapes) {
    const length = lengths.artifact;
    for (const { name, run } of prepare(textOf(shape, length))) {
      if ((await timeOf(name, shape, length, run)) <= noticedMs) continue;
      const alone = (text: string) =>
        prepare(text).find((one) => one.name === name)?.run ?? (() => undefined);
      const slow = await judgeGrowth(name, shape, length, alone);
      if (slow) found.push(slow);
    }
  }
  return found;
}

async function judge(task: LinearTask): Promise<Slow[]> {
  switch (task.kind) {
    case 'pattern':
      return judgePattern(task);
    case 'artifacts':
      return judgeArtifacts(task.of);
    case 'reader':
      return judgeCall(task.name, readers[task.name] ?? missing(task.name));
    case 'function': {
      const module: Record<string, unknown> = await import(pathToFileURL(task.file).href);
      const called = module[task.name];
      if (typeof called !== 'function') return missing(`${task.file} ${task.name}`);
      const name = `${task.file} ${task.name}`;
      return judgeCall(name, (text) => called(...Array.from({ length: task.texts }, () => text)));
    }
  }
}

function missing(name: string): never {
  throw new Error(`there is no ${name}`);
}

parentPort?.on('message', (task: LinearTask) => {
  calls = 0;
  judge(task).then(
    (slow) => say({ slow, calls }),
    (error: Error) => say({ error: error.message }),
  );
});
