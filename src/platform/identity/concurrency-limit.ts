import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '#contract/errors.ts';
import { waitData } from '#contract/wait.ts';

/** What waits now is done by then. */
const waitSeconds = 10;

const askers = new AsyncLocalStorage<string>();

/**
 * Does work on behalf of somebody: a person, an address. Whatever of it waits for a place waits in that one’s place, however
 * far below it is called, so that nobody takes all places alone.
 */
export const onBehalfOf = <Result>(asker: string, work: () => Result): Result => askers.run(asker, work);

/** Runs pieces of work, a bounded number at a time. */
export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

interface ConcurrencyBounds {
  /** Pieces that run. */
  readonly atOnce: number;
  /** Pieces that wait, of everybody. */
  readonly waiting: number;
  /** Pieces that wait on behalf of one asker. */
  readonly waitingForOne: number;
}

/**
 * Hashing a password costs CPU and memory: without a bound, a burst of sign-ins starves every other request. Askers take
 * turns, each in the order they came; work on behalf of nobody (a program of ours) is bounded by what all may have waiting.
 * @throws AppError `auth/too-many-requests`.
 */
export function createConcurrencyLimit({
  atOnce,
  waiting,
  waitingForOne,
}: ConcurrencyBounds): ConcurrencyLimit {
  let running = 0;
  let queued = 0;
  /** Those whose turn is next come first. */
  const queues = new Map<string, (() => void)[]>();

  function wait(): Promise<void> {
    const asker = askers.getStore();
    const queue = queues.get(asker ?? '') ?? [];
    const most = asker === undefined ? waiting : waitingForOne;
    if (queued >= waiting || queue.length >= most)
      throw new AppError('auth/too-many-requests', { data: waitData(waitSeconds) });
    queued += 1;
    queues.set(asker ?? '', queue);
    return new Promise((start) => queue.push(start));
  }

  /** The next asker’s oldest piece; that asker is then the last. */
  function next(): (() => void) | undefined {
    const [first] = queues;
    if (first === undefined) return undefined;
    const [asker, queue] = first;
    const start = queue.shift();
    queues.delete(asker);
    if (queue.length > 0) queues.set(asker, queue);
    queued -= 1;
    return start;
  }

  return async (work) => {
    // The one that ends hands its place over: `running` does not change.
    if (running >= atOnce) await wait();
    else running += 1;
    try {
      return await work();
    } finally {
      const start = next();
      if (start) start();
      else running -= 1;
    }
  };
}
