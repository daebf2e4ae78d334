import { Worker } from 'node:worker_threads';
import type { Log } from './log.ts';
import type {
  Beating,
  FromHeartbeat,
  HeartbeatSetup,
  HeldClaim,
  ToHeartbeat,
} from './queue-heartbeat-messages.ts';

/** Keeps the jobs of this process alive in the queue. */
export interface Heartbeat {
  /**
   * Beats for a claim until the returned function is called. `onLost` is called once when the claim is another’s, and
   * also when the database was away for longer than `awayMs`, where given.
   */
  hold(claim: HeldClaim, onLost: () => void, awayMs?: number): () => void;
  stop(): Promise<void>;
}

export interface HeartbeatOptions {
  readonly connectionString: string;
  readonly log: Log;
  /** Default 3 s. */
  readonly everyMs?: number;
  /** A process whose event loop stood still for longer loses its jobs. Default 5 min. */
  readonly frozenMs?: number;
}

const tickMs = 1_000;
/** After the end of the thread by itself. */
const againMs = 1_000;

interface Held extends Beating {
  readonly onLost: () => void;
  readonly awayMs: number;
}

/**
 * Beats from a thread with a connection of its own, so that a frozen event loop loses no job: pg-boss beats from the
 * loop that works. The thread starts with the first claim and never keeps the process alive.
 */
export function createHeartbeat({
  connectionString,
  log,
  everyMs = 3_000,
  frozenMs = 5 * 60_000,
}: HeartbeatOptions): Heartbeat {
  const tick = new Int32Array(new SharedArrayBuffer(4));
  const held = new Map<number, Held>();
  let thread: Worker | null = null;
  let ticking: NodeJS.Timeout | undefined;
  let isStopped = false;
  let last = 0;

  function lose(keys: readonly number[]): void {
    for (const key of keys) {
      const claim = held.get(key);
      held.delete(key);
      claim?.onLost();
    }
  }

  function hear(message: FromHeartbeat): void {
    if (message.kind === 'lost') {
      lose(message.keys);
      return;
    }
    log.warn({ forMs: Math.round(message.forMs), reason: message.error }, 'heartbeat failed');
    lose([...held.values()].filter(({ awayMs }) => message.forMs > awayMs).map(({ key }) => key));
  }

  const hand = (to: Worker, { onLost: _, awayMs: __, ...claim }: Held) =>
    to.postMessage({ kind: 'hold', claim } satisfies ToHeartbeat);

  function begin(): Worker {
    const setup: HeartbeatSetup = { connectionString, everyMs, frozenMs, tick: tick.buffer };
    const started = new Worker(new URL('./queue-heartbeat-thread.ts', import.meta.url), {
      execArgv: [],
      workerData: setup,
      resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 },
    });
    started.unref();
    started.on('message', hear);
    started.on('error', (error) => log.warn({ error }, 'the thread that beats for jobs ended'));
    started.on('exit', () => {
      if (thread !== started) return;
      thread = null;
      if (!isStopped) setTimeout(() => held.size > 0 && awake(), againMs).unref();
    });
    ticking ??= setInterval(() => Atomics.add(tick, 0, 1), tickMs).unref();
    return started;
  }

  function awake(): Worker {
    if (thread) return thread;
    thread = begin();
    for (const claim of held.values()) hand(thread, claim);
    return thread;
  }

  return {
    hold(claim, onLost, awayMs = Number.POSITIVE_INFINITY) {
      last += 1;
      const key = last;
      const one = { ...claim, key, onLost, awayMs };
      const running = awake();
      held.set(key, one);
      hand(running, one);
      return () => {
        held.delete(key);
        thread?.postMessage({ kind: 'drop', key } satisfies ToHeartbeat);
      };
    },
    async stop() {
      isStopped = true;
      clearInterval(ticking);
      const ended = thread;
      thread = null;
      await ended?.terminate();
    },
  };
}
