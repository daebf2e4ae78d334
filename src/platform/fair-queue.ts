/** What a fair queue lets run and wait. */
export interface FairQueueLimits {
  /** Pieces of work that run at once. */
  readonly running: number;
  /** Of those, how many may be one key’s. */
  readonly runningPerKey: number;
  /** Pieces of one key that wait. */
  readonly waitingPerKey: number;
  /** Pieces that wait, of all keys. */
  readonly waiting: number;
}

/** Whose work it is. */
export interface Turn {
  /** A person, or an address of people we do not know. */
  readonly key: string;
  /** Signed in: goes before those who are not, who never have all places. */
  readonly isKnown: boolean;
  /** Nothing else runs beside it. */
  readonly alone?: boolean;
  /** Aborts when nobody waits for the work any more: one that has not begun never begins. */
  readonly signal?: AbortSignal;
}

/** Thrown by a queue that lets no more wait. `own`: the key has used up what it may; otherwise all together have. */
export class FairQueueFull extends Error {
  readonly own: boolean;

  constructor(own: boolean) {
    super(own ? 'Too much of this key’s work waits already.' : 'Too much work waits already.');
    this.own = own;
  }
}

export interface FairQueue {
  /**
   * Does the work when its turn comes.
   * @throws FairQueueFull at once when it may not even wait; the reason of its signal when that aborts first; what the work throws.
   */
  run<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result>;
}

interface Waiter extends Turn {
  start(): void;
}

/**
 * Runs pieces of work, so many at once, in turn by key: a key with a hundred of them delays another key’s by those that
 * run already, never by those that wait.
 */
export function createFairQueue(rules: FairQueueLimits): FairQueue {
  const lines = { known: new Map<string, Waiter[]>(), strangers: new Map<string, Waiter[]>() };
  const running = new Set<Turn>();
  /** When a key that waits or runs had its last turn, as a count of turns. */
  const served = new Map<string, number>();
  let turns = 0;
  let waitingCount = 0;

  const lineOf = ({ isKnown }: Turn) => (isKnown ? lines.known : lines.strangers);
  const runningOf = (key: string) => [...running].filter((turn) => turn.key === key).length;

  /** The next that may run; null when there is none, or when it must wait until nothing runs. */
  function next(): Waiter | null {
    if (running.size >= rules.running || [...running].some(({ alone }) => alone)) return null;
    const strangers = [...running].filter(({ isKnown }) => !isKnown).length;
    const open = [lines.known, ...(strangers < Math.max(1, rules.running - 1) ? [lines.strangers] : [])];
    for (const line of open) {
      const first = firstOf(line);
      if (first) return first.alone && running.size > 0 ? null : first;
    }
    return null;
  }

  /** Of the key that runs least, and of several the one whose turn is longest ago. */
  function firstOf(line: ReadonlyMap<string, readonly Waiter[]>): Waiter | null {
    let best: { readonly waiter: Waiter; readonly runs: number; readonly at: number } | null = null;
    for (const [key, [waiter]] of line) {
      const [runs, at] = [runningOf(key), served.get(key) ?? 0];
      if (waiter === undefined || runs >= rules.runningPerKey) continue;
      if (best === null || runs < best.runs || (runs === best.runs && at < best.at))
        best = { waiter, runs, at };
    }
    return best?.waiter ?? null;
  }

  function remove(waiter: Waiter): boolean {
    const line = lineOf(waiter);
    const own = line.get(waiter.key) ?? [];
    const left = own.filter((other) => other !== waiter);
    if (left.length === own.length) return false;
    waitingCount -= 1;
    if (left.length > 0) line.set(waiter.key, left);
    else line.delete(waiter.key);
    return true;
  }

  function startNext(): void {
    for (let waiter = next(); waiter !== null; waiter = next()) {
      remove(waiter);
      running.add(waiter);
      turns += 1;
      served.set(waiter.key, turns);
      waiter.start();
    }
  }

  function wait(turn: Turn): Promise<Waiter> {
    const line = lineOf(turn);
    const own = line.get(turn.key) ?? [];
    if (own.length >= rules.waitingPerKey) throw new FairQueueFull(true);
    if (waitingCount >= rules.waiting) throw new FairQueueFull(false);
    return new Promise((resolve, reject) => {
      const { signal } = turn;
      const leave = () => {
        if (!remove(waiter)) return;
        reject(signal?.reason);
        startNext();
      };
      const waiter: Waiter = {
        ...turn,
        start() {
          signal?.removeEventListener('abort', leave);
          resolve(waiter);
        },
      };
      line.set(turn.key, [...own, waiter]);
      waitingCount += 1;
      signal?.addEventListener('abort', leave, { once: true });
      startNext();
    });
  }

  return {
    async run(turn, work) {
      turn.signal?.throwIfAborted();
      const held = await wait(turn);
      try {
        return await work();
      } finally {
        running.delete(held);
        if (runningOf(turn.key) === 0 && !lineOf(turn).has(turn.key)) served.delete(turn.key);
        startNext();
      }
    },
  };
}
