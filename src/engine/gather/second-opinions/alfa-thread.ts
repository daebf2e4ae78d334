import { Worker } from 'node:worker_threads';
import type { EngineOpinion } from '../../artifacts.ts';
import { inTime } from '../../browser/in-time.ts';
import type { UsefulClock } from '../../browser/useful-clock.ts';

type Answer = { readonly opinion: EngineOpinion } | { readonly failure: string };

const entry = new URL('./alfa-worker.ts', import.meta.url);
const heapMb = 400;

let worker: Worker | null = null;

/** Started for the first page, kept for the next ones; never keeps the process alive. */
function start(): Worker {
  const started = new Worker(entry, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32 },
  });
  started.unref();
  // What it says after its page was given up concerns nobody.
  started.on('error', () => undefined);
  started.on('exit', () => {
    if (worker === started) worker = null;
  });
  return started;
}

/**
 * Judges a page in a thread of its own, so that a page made to exhaust Alfa costs its opinion and nothing else.
 * One page at a time.
 * @throws Error when Alfa fails, runs out of memory, or takes longer than `limitMs`: the thread is then ended
 */
export async function judgeInThread(
  page: string,
  limitMs: number,
  clock: UsefulClock,
): Promise<EngineOpinion> {
  worker ??= start();
  const thread = worker;
  const answer = Promise.withResolvers<Answer>();
  const onError = (error: Error) => answer.reject(error);
  const onExit = () => answer.reject(new Error('le fil de calcul s’est arrêté'));
  thread.once('message', answer.resolve).once('error', onError).once('exit', onExit);
  try {
    thread.postMessage(page);
    const said = await inTime(answer.promise, limitMs, 'alfa', { clock });
    if ('failure' in said) throw new Error(said.failure);
    return said.opinion;
  } catch (error) {
    worker = null;
    void thread.terminate();
    throw error;
  } finally {
    thread.off('message', answer.resolve).off('error', onError).off('exit', onExit);
  }
}
