import { AppError } from '#contract/errors.ts';
import { waitData } from '#contract/wait.ts';

/** What waits now is done by then. */
const waitSeconds = 10;

/** Runs pieces of work, a bounded number at a time. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Hashing a password costs CPU and memory: without a bound, a burst of sign-ins starves every other request.
 * At most `atOnce` pieces run, at most `waiting` wait; the next is refused.
 * @throws AppError `auth/too-many-requests`.
 */
export function createGate(atOnce: number, waiting: number): Gate {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting)
        throw new AppError('auth/too-many-requests', { data: waitData(waitSeconds) });
      // The one that ends hands its place over: `running` does not change.
      await new Promise<void>((start) => queue.push(start));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
