import { afterUseful, type UsefulClock, wallClock } from '../browser/useful-clock.ts';

/** Ends the visits for good when nothing finishes any more or the whole time is spent. */
export interface StopWatch {
  /** Aborts on stall, deadline, too many failures, or with the caller’s signal. */
  readonly signal: AbortSignal;
  /** A page was finished: the stall clock starts again. `failed` ones in a row end the visits too. */
  finished(failed: boolean): void;
  /** What is awaited waits for other machines: neither stall nor the whole time count any more. */
  wait(): void;
  /** Why it stopped by itself; null while it did not. */
  stopped(): 'stalled' | 'deadline' | 'failures' | null;
  close(): void;
}

export interface StopLimits {
  readonly stallMs: number;
  readonly totalMs: number;
  readonly failuresInARow: number;
}

export function createStopWatch(
  outer: AbortSignal,
  limits: StopLimits,
  clock: UsefulClock = wallClock,
): StopWatch {
  const own = new AbortController();
  let why: ReturnType<StopWatch['stopped']> = null;
  let failures = 0;
  let waits = false;
  const stop = (reason: NonNullable<typeof why>) => {
    why ??= reason;
    own.abort(new Error(`visits stopped: ${reason}`));
  };
  const cancelDeadline = afterUseful(clock, limits.totalMs, () => stop('deadline'));
  const untilStall = () => afterUseful(clock, limits.stallMs, () => stop('stalled'));
  let cancelStall = untilStall();
  return {
    signal: AbortSignal.any([outer, own.signal]),
    finished(failed) {
      failures = failed ? failures + 1 : 0;
      if (failures >= limits.failuresInARow) stop('failures');
      cancelStall();
      if (!own.signal.aborted && !waits) cancelStall = untilStall();
    },
    wait() {
      waits = true;
      cancelDeadline();
      cancelStall();
    },
    stopped: () => why,
    close() {
      cancelDeadline();
      cancelStall();
    },
  };
}
