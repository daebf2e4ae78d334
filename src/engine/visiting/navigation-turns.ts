/** Gives one holder at a time the right to load a page; others wait in order. */
export interface Turns<Holder> {
  ask(holder: Holder, grant: () => void): void;
  /** Ends the holder’s turn, or its wait. */
  release(holder: Holder): void;
  /** From now on no turn begins sooner than that after the one before began, ms. */
  keepApart(gapMs: number): void;
}

interface TurnOptions {
  /** Audits that share the site, this one included: after each load it is left alone as long as the others need. Default: 1. */
  readonly sharedBy?: () => number;
  /** Replaced in tests. */
  readonly nowMs?: () => number;
  readonly later?: (action: () => void, ms: number) => void;
}

/** A page that takes ages to load is not made up for in full. */
const longestRestMs = 15_000;

export function createTurns<Holder>(options: TurnOptions = {}): Turns<Holder> {
  const { sharedBy = () => 1, nowMs = () => performance.now() } = options;
  const later = options.later ?? ((action, ms) => void setTimeout(action, ms).unref());
  const waiting: { holder: Holder; grant: () => void }[] = [];
  let current: Holder | null = null;
  let resting = false;
  let apartMs = 0;
  let beganMs = 0;

  function next(): void {
    const first = waiting.shift();
    current = first?.holder ?? null;
    beganMs = nowMs();
    first?.grant();
  }
  function rest(): void {
    current = null;
    const heldMs = nowMs() - beganMs;
    const shareMs = Math.min(longestRestMs, heldMs * (sharedBy() - 1));
    const restMs = Math.max(shareMs, apartMs - heldMs);
    if (restMs <= 0) {
      next();
      return;
    }
    resting = true;
    later(() => {
      resting = false;
      next();
    }, restMs);
  }
  return {
    ask(holder, grant) {
      waiting.push({ holder, grant });
      if (current === null && !resting) next();
    },
    release(holder) {
      const at = waiting.findIndex((entry) => entry.holder === holder);
      if (at >= 0) waiting.splice(at, 1);
      if (current === holder) rest();
    },
    keepApart(gapMs) {
      apartMs = gapMs;
    },
  };
}
