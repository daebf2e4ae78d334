import { setTimeout as wait } from 'node:timers/promises';

/** Keeps our own requests polite: few at once and spaced per host, slower when the host complains. */
export interface Pacer {
  /** Waits for the host’s turn. Call `finish` once the answer is there. Rejects when the signal aborts. */
  turn(host: string, signal: AbortSignal): Promise<Turn>;
  /** True after 100 failures in a row: stop asking that host. */
  isExhausted(host: string): boolean;
}

interface Turn {
  /** `status` 0 for no answer; `retryAfter` as the header says. */
  finish(status: number, retryAfter?: string | null): void;
}

export interface PacerOptions {
  readonly atOnce?: number;
  readonly gapMs?: number;
  /** Audits that share what one may ask of the host, this one included. Default: it is alone. */
  readonly sharedBy?: () => number;
  /** Replaced in tests. */
  readonly nowMs?: () => number;
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
}

interface HostState {
  active: number;
  limit: number;
  gapMs: number;
  nextAtMs: number;
  successes: number;
  failuresInARow: number;
  waiting: (() => void)[];
}

const longestGapMs = 2_000;
const longestRetryAfterMs = 30_000;
const failuresAllowed = 100;

/**
 * Five requests at once and 50 ms apart per host; halved on 429 and 5xx, +2 after ten successes. Audits that share the
 * host have equal parts of that.
 */
export function createPacer(options: PacerOptions = {}): Pacer {
  const { atOnce = 5, gapMs = 50, sharedBy = () => 1, nowMs = () => performance.now() } = options;
  const sleep = options.sleep ?? ((ms, signal) => wait(ms, undefined, { signal }));
  const hosts = new Map<string, HostState>();
  const stateOf = (host: string): HostState => {
    const known = hosts.get(host);
    if (known) return known;
    const fresh = {
      active: 0,
      limit: atOnce,
      gapMs,
      nextAtMs: 0,
      successes: 0,
      failuresInARow: 0,
      waiting: [],
    };
    hosts.set(host, fresh);
    return fresh;
  };
  return {
    isExhausted: (host) => stateOf(host).failuresInARow >= failuresAllowed,
    async turn(host, signal) {
      const state = stateOf(host);
      while (state.active >= Math.max(1, Math.floor(state.limit / sharedBy()))) await freeSlot(state, signal);
      state.active += 1;
      const startMs = Math.max(nowMs(), state.nextAtMs);
      state.nextAtMs = startMs + state.gapMs * sharedBy();
      try {
        const waitMs = startMs - nowMs();
        if (waitMs > 0) await sleep(waitMs, signal);
        signal.throwIfAborted();
      } catch (error) {
        release(state);
        throw error;
      }
      let finished = false;
      return {
        finish(status, retryAfter = null) {
          if (finished) return;
          finished = true;
          if (status === 0 || status === 429 || status >= 500) slowDown(state, status, retryAfter, nowMs());
          else speedUp(state, atOnce, gapMs);
          release(state);
        },
      };
    },
  };
}

function freeSlot(state: HostState, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const wake = () => {
      signal.removeEventListener('abort', give);
      resolve();
    };
    const give = () => {
      state.waiting = state.waiting.filter((other) => other !== wake);
      reject(signal.reason);
    };
    signal.addEventListener('abort', give, { once: true });
    state.waiting.push(wake);
  });
}

function release(state: HostState): void {
  state.active -= 1;
  for (let free = state.limit - state.active; free > 0; free -= 1) state.waiting.shift()?.();
}

function slowDown(state: HostState, status: number, retryAfter: string | null, now: number): void {
  state.failuresInARow += 1;
  state.successes = 0;
  if (status === 0) return;
  state.limit = Math.max(1, Math.floor(state.limit / 2));
  state.gapMs = Math.min(longestGapMs, state.gapMs * 2);
  const askedMs = retryAfterMs(retryAfter);
  state.nextAtMs = Math.max(
    state.nextAtMs,
    now + Math.max(state.gapMs, Math.min(askedMs, longestRetryAfterMs)),
  );
}

function speedUp(state: HostState, atOnce: number, gapMs: number): void {
  state.failuresInARow = 0;
  state.successes += 1;
  if (state.successes % 10 !== 0) return;
  state.limit = Math.min(atOnce, state.limit + 2);
  state.gapMs = Math.max(gapMs, state.gapMs / 2);
}

/** Seconds or an HTTP date (RFC 9110 §10.2.3); 0 when absent, past or unreadable. */
export function retryAfterMs(value: string | null, now = Date.now()): number {
  if (!value) return 0;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}
