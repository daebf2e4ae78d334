import { Worker } from 'node:worker_threads';
import type { LinearTask, LinearWord } from './linear-task.ts';

/** Of processor time. A call that says nothing for so long will not end: it is exponential, or turns for ever. */
const patienceMs = 30_000;
/** So many are enough to be mended before the others are looked for. */
const enoughHangs = 5;

/**
 * Feeds each in a thread of its own, which is ended where a call does not come back.
 * @returns one line for each that is not linear; `calls`: how many were made
 */
export async function judgeLinear(
  tasks: readonly LinearTask[],
  { silentMs = patienceMs, mostHangs = enoughHangs } = {},
): Promise<{ slow: string[]; calls: number }> {
  const slow: string[] = [];
  let calls = 0;
  let hangs = 0;
  let worker = start();
  for (const task of tasks) {
    const { word, last } = await ask(worker, task, silentMs);
    if (word === null) {
      await worker.terminate();
      worker = start();
      slow.push(`${last} never ends`);
      hangs += 1;
      if (hangs >= mostHangs) break;
    } else if ('error' in word) slow.push(`${last} fails: ${word.error}`);
    else if ('slow' in word) {
      calls += word.calls;
      for (const { name, ms, length, shape } of word.slow)
        slow.push(`${name} takes ${Math.round(ms)} ms for ${length} characters of ${JSON.stringify(shape)}`);
    }
  }
  await worker.terminate();
  return { slow, calls };
}

function start(): Worker {
  return new Worker(new URL('./linear-worker.ts', import.meta.url), { execArgv: [] });
}

function ask(
  worker: Worker,
  task: LinearTask,
  silentMs: number,
): Promise<{ word: LinearWord | null; last: string }> {
  return new Promise((resolve) => {
    let last: string = JSON.stringify(task);
    let cancel = afterWork(silentMs, () => end(null));
    const end = (word: LinearWord | null) => {
      cancel();
      worker.off('message', hear).off('error', fail);
      resolve({ word, last });
    };
    const fail = (error: Error) => end({ error: error.message });
    const hear = (word: LinearWord) => {
      if (!('begins' in word)) return end(word);
      last = `${word.begins.name} for ${word.begins.length} characters of ${JSON.stringify(word.begins.shape)}`;
      cancel();
      cancel = afterWork(silentMs, () => end(null));
    };
    worker.on('message', hear).on('error', fail);
    worker.postMessage(task);
  });
}

/** Calls back once this process has worked for so many milliseconds, whatever others take meanwhile. Gives what cancels it. */
function afterWork(ms: number, done: () => void): () => void {
  const before = process.cpuUsage();
  let timer: NodeJS.Timeout;
  const look = (leftMs: number) => {
    timer = setTimeout(
      () => {
        const { user, system } = process.cpuUsage(before);
        const left = ms - (user + system) / 1_000;
        if (left <= 0) done();
        else look(left);
      },
      Math.max(10, leftMs),
    );
  };
  look(ms);
  return () => clearTimeout(timer);
}
