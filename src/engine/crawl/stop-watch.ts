/** Ends the visits for good when nothing finishes any more or the whole time is spent. */
export interface StopWatch {
  /** Aborts on stall, deadline, too many failures, or with the caller’s signal. */
  readonly signal: AbortSignal;
  /** A page was finished: the stall clock starts again. `failed` ones in a row end the visits too. */
  finished(failed: boolean): void;
  /** Why it stopped by itself; null while it did not. */
  stopped(): 'stalled' | 'deadline' | 'failures' | null;
  close(): void;
}

export interface StopLimits {
  readonly stallMs: number;
  readonly totalMs: number;
  readonly failuresInARow: number;
}

export function createStopWatch(outer: AbortSignal, limits: StopLimits): StopWatch {
  const own = new AbortController();
  let why: ReturnType<StopWatch['stopped']> = null;
  let failures = 0;
  const stop = (reason: NonNullable<typeof why>) => {
    why ??= reason;
    own.abort(new Error(`visits stopped: ${reason}`));
  };
  const deadline = setTimeout(() => stop('deadline'), limits.totalMs);
  let stall = setTimeout(() => stop('stalled'), limits.stallMs);
  return {
    signal: AbortSignal.any([outer, own.signal]),
    finished(failed) {
      failures = failed ? failures + 1 : 0;
      if (failures >= limits.failuresInARow) stop('failures');
      clearTimeout(stall);
      if (!own.signal.aborted) stall = setTimeout(() => stop('stalled'), limits.stallMs);
    },
    stopped: () => why,
    close() {
      clearTimeout(deadline);
      clearTimeout(stall);
    },
  };
}
