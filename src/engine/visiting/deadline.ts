import { afterUseful, type UsefulClock, wallClock } from '../browser/useful-clock.ts';

/** A countdown that can stand still: waiting for one’s turn costs a page nothing. */
export interface Deadline {
  pause(): void;
  resume(): void;
  cancel(): void;
}

/** Calls `onEnd` once, after `ms` of running time, counted on `clock`. Starts running. */
export function startDeadline(ms: number, onEnd: () => void, clock: UsefulClock = wallClock): Deadline {
  let left = ms;
  let startedAt = 0;
  let cancel: (() => void) | null = null;
  const resume = () => {
    if (cancel) return;
    startedAt = clock.now();
    cancel = afterUseful(clock, left, onEnd);
  };
  const pause = () => {
    if (!cancel) return;
    cancel();
    cancel = null;
    left -= clock.now() - startedAt;
  };
  resume();
  return { pause, resume, cancel: pause };
}
