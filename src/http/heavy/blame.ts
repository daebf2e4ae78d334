import { AppError } from '#contract/errors.ts';
import type { Clock } from '#platform/clock.ts';

/** Whose work ran when a thread died works alone for so long, and what killed it alone is not tried again. */
const memoryMs = 10 * 60_000;
/** Keys remembered at once. */
const maxKeys = 10_000;

/** What is remembered of threads that died, so that the same request does not take others down again. */
export interface Blame {
  /** Its work ran when a thread died, beside others or not. */
  isSuspect(key: string): boolean;
  /** @throws AppError `server/gave-up` where this very work has killed a thread while nothing else ran. */
  refuseGuilty(key: string, work: string): void;
  threadDied(key: string, work: string, alone: boolean): void;
}

export function createBlame(clock: Clock): Blame {
  const until = new Map<string, number>();
  const isRemembered = (name: string) => (until.get(name) ?? 0) > clock.now().getTime();
  function remember(name: string): void {
    until.delete(name);
    until.set(name, clock.now().getTime() + memoryMs);
    const oldest = until.keys().next();
    if (until.size > maxKeys && !oldest.done) until.delete(oldest.value);
  }
  return {
    isSuspect: (key) => isRemembered(key),
    refuseGuilty(key, work) {
      if (isRemembered(`${key}\n${work}`)) throw new AppError('server/gave-up');
    },
    threadDied(key, work, alone) {
      remember(key);
      if (alone) remember(`${key}\n${work}`);
    },
  };
}
