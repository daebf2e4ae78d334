import { Worker } from 'node:worker_threads';
import { inTime } from './in-time.ts';
import type { UsefulClock } from './useful-clock.ts';

/** What a thread answers: what it made, or the message of its failure. */
type ThreadAnswer<Value> = { readonly value: Value } | { readonly failure: string };

interface ThreadSettings {
  /** Says whose time was over. */
  readonly name: string;
  readonly heapMb: number;
}

export interface IsolatedThread<Asked, Value> {
  ask(asked: Asked, limitMs: number, clock: UsefulClock): Promise<Value>;
  end(): Promise<void>;
}

/**
 * A thread of its own for work that a page may be made to exhaust: it costs that work and nothing else. Started when
 * first asked, kept for the next time; never keeps the process alive. One question at a time.
 * @returns `ask` throws when the work fails, runs out of memory, or takes longer than `limitMs` of useful
 * time: the thread is then ended. `end` gives back what it holds until it is asked again.
 */
export function isolatedThread<Asked, Value>(
  entry: URL,
  { name, heapMb }: ThreadSettings,
): IsolatedThread<Asked, Value> {
  let worker: Worker | null = null;

  function start(): Worker {
    const started = new Worker(entry, {
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32 },
    });
    started.unref();
    // What it says after its work was given up concerns nobody; nor does what its libraries print.
    started.on('error', () => undefined);
    started.stdout.resume();
    started.stderr.resume();
    started.on('exit', () => {
      if (worker === started) worker = null;
    });
    return started;
  }

  async function end(): Promise<void> {
    const ended = worker;
    worker = null;
    await ended?.terminate();
  }

  async function ask(asked: Asked, limitMs: number, clock: UsefulClock): Promise<Value> {
    worker ??= start();
    const thread = worker;
    const answer = Promise.withResolvers<ThreadAnswer<Value>>();
    const onError = (error: Error) => answer.reject(error);
    const onExit = () => answer.reject(new Error('le fil de calcul s’est arrêté'));
    thread.once('message', answer.resolve).once('error', onError).once('exit', onExit);
    try {
      thread.postMessage(asked);
      const said = await inTime(answer.promise, limitMs, name, { clock });
      if ('failure' in said) throw new Error(said.failure);
      return said.value;
    } catch (error) {
      void end();
      throw error;
    } finally {
      thread.off('message', answer.resolve).off('error', onError).off('exit', onExit);
    }
  }

  return { ask, end };
}
