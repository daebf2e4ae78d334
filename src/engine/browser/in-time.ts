import { afterUseful, type UsefulClock, wallClock } from './useful-clock.ts';

/** Work that was not finished within its limit; it may still be running. */
export class LateError extends Error {}

export interface Patience {
  /** Gives up as soon as it aborts, too. */
  readonly signal?: AbortSignal;
  /** Called once when the limit is reached: what can stop the work. */
  readonly onLate?: () => void;
  /** What the limit is counted on. Default: the time of the wall. */
  readonly clock?: UsefulClock;
}

/**
 * The value of some work, if it comes in time. The one deadline of the engine that is a race; those that can stand
 * still are `visiting/deadline.ts`.
 * @throws LateError when it is not settled within `limitMs` (it keeps running), the signal’s reason when that aborts
 */
export async function inTime<Value>(
  work: Promise<Value>,
  limitMs: number,
  name: string,
  { signal, onLate, clock = wallClock }: Patience = {},
): Promise<Value> {
  const end = Promise.withResolvers<never>();
  const giveUp = () => end.reject(signal?.reason);
  const cancel = afterUseful(clock, limitMs, () => {
    end.reject(new LateError(`${name}: not finished within ${Math.round(limitMs)} ms`));
    onLate?.();
  });
  if (signal?.aborted) giveUp();
  else signal?.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([work, end.promise]);
  } finally {
    cancel();
    signal?.removeEventListener('abort', giveUp);
  }
}
