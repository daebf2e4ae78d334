/**
 * Time as far as the machine let us use it: it stands still while our threads wait for a processor. Deadlines that read
 * it hold a page to its own slowness, never to the machine’s.
 */
export interface UsefulClock {
  /** Useful milliseconds since some moment; never goes back. */
  now(): number;
  /**
   * Milliseconds of the wall that made a useful one at the worst of the last seconds: 1 on an idle machine, `slowestPace`
   * at most. What works inside a page, where nobody can tell time lost, takes so much longer.
   */
  stretch(): number;
}

/** Never slower than that: what waits for ever ends. */
export const slowestPace = 4;

/** The time of the wall, for what the machine’s load does not concern. */
export const wallClock: UsefulClock = { now: () => performance.now(), stretch: () => 1 };

/**
 * A clock from the time of the wall and from all the time our threads were kept waiting, both in milliseconds. Looked
 * at often, it reads `waitedMs` four times a second at most.
 */
export function usefulClock(wallMs: () => number, waitedMs: () => number): UsefulClock {
  let usefulMs = 0;
  let seenAt = wallMs();
  let waited = waitedMs();
  let pace = 1;
  let told = 0;
  let worst = 1;
  const now = () => {
    const passed = wallMs() - seenAt;
    if (passed >= sampleMs) {
      const waitedNow = waitedMs();
      // A process that ended took its waiting with it.
      const lost = Math.max(0, waitedNow - waited);
      pace = Math.max(1 / slowestPace, 1 - lost / passed);
      worst = Math.max(1 / pace, 1 + (worst - 1) * 0.5 ** (passed / forgottenMs));
      usefulMs += passed * pace;
      seenAt += passed;
      waited = waitedNow;
    }
    // Until the next look, as fast as before it.
    told = Math.max(told, usefulMs + (passed >= sampleMs ? 0 : passed * pace));
    return told;
  };
  const stretch = () => {
    now();
    return worst;
  };
  return { now, stretch };
}

const sampleMs = 250;
/** Half of what was bad is forgotten after that. */
const forgottenMs = 3_000;
/** A timer looks again that much later at least. */
const shortestMs = 10;

/** Calls back once after that many useful milliseconds. Gives what cancels it. */
export function afterUseful(clock: UsefulClock, ms: number, done: () => void): () => void {
  const end = clock.now() + ms;
  let timer: NodeJS.Timeout;
  const look = (leftMs: number) => {
    timer = setTimeout(
      () => {
        const left = end - clock.now();
        // A timer may come a hair early.
        if (left < 1) done();
        else look(Math.max(shortestMs, left));
      },
      Math.max(0, leftMs),
    );
  };
  look(ms);
  return () => clearTimeout(timer);
}

/** Waits that many useful milliseconds. */
export function usefulPause(clock: UsefulClock, ms: number): Promise<void> {
  return new Promise((resolve) => void afterUseful(clock, ms, resolve));
}
