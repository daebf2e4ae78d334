import { type ResourceLimits, type Transferable, Worker } from 'node:worker_threads';
import type { Log } from './log.ts';

/** What goes to the thread. */
export type ToThread =
  | { readonly kind: 'ask'; readonly id: number; readonly order: unknown }
  | { readonly kind: 'abort'; readonly id: number }
  | { readonly kind: 'ping' }
  | { readonly kind: 'close' };

/** What comes from it. `failed`: of ours, already in its log. */
export type FromThread =
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string }
  | { readonly kind: 'pong' };

/** The thread ended before it answered; `not started`: before it could be asked anything. `cpuMs`: the processor time it used since it last gave a sign. */
export class ThreadGone extends Error {
  readonly why: 'silent' | 'memory' | 'ended' | 'closed' | 'not started';
  readonly cpuMs: number;

  constructor(why: ThreadGone['why'], cpuMs: number) {
    super(`The thread ended before it answered (${why}).`);
    this.why = why;
    this.cpuMs = cpuMs;
  }
}

export interface WorkThreadSetup {
  readonly entry: URL;
  /** Given to each thread that starts. */
  readonly data: unknown;
  /** The hard ones: a thread that meets them may take the whole process down, so `mostHeapBytes` must come long before. */
  readonly limits: ResourceLimits;
  /** A thread whose heap is larger is ended at the next look. */
  readonly mostHeapBytes: number;
  /** Processor time without a sign of life after which a thread that has work is ended. */
  readonly silentCpuMs: number;
  /** The same in wall time: a machine that gives it no processor is no fault of the thread. */
  readonly silentMs: number;
  /** How often is looked. */
  readonly lookEveryMs: number;
  readonly log: Pick<Log, 'warn' | 'error'>;
}

/** A thread of this process that answers orders; when it dies the next order starts another. */
export interface WorkThread {
  /**
   * What the thread answers.
   * @throws ThreadGone when it ended first; Error when its own work failed in a way nobody foresaw
   */
  ask<Answer>(order: unknown, options?: AskOptions): Promise<Answer>;
  /** Starts it before somebody waits for it. */
  warm(): void;
  /** Lets the thread close what it opened, then ends it. */
  close(): Promise<void>;
}

interface AskOptions {
  readonly transfer?: readonly Transferable[];
  /** Told to the thread, which may stop working; its answer is waited for all the same. */
  readonly signal?: AbortSignal;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** One life of the thread. */
interface Life {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
  readonly ended: Promise<void>;
  /** It has said once that it listens. */
  isReady: boolean;
  /** Since the last look. */
  hasSpoken: boolean;
  quietSince: { cpuMs: number; atMs: number };
  /** Processor time used since then. */
  usedMs: number;
  why: ThreadGone['why'];
}

/** After a thread that could not even start, the next one starts no sooner. */
const restMs = 1_000;
/** A thread that is being closed has this long for it. */
const closingMs = 5_000;

const cpuMsOf = async ({ worker }: Life): Promise<number> => {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1000;
};

/** Starts no thread yet: the first order does, or `warm`. */
export function createWorkThread(setup: WorkThreadSetup): WorkThread {
  let life: Life | null = null;
  let isClosed = false;
  let lastId = 0;
  let restUntilMs = Number.NEGATIVE_INFINITY;

  function start(): Life {
    const worker = new Worker(setup.entry, { workerData: setup.data, resourceLimits: setup.limits });
    const { promise: ended, resolve: onEnded } = Promise.withResolvers<void>();
    const own: Life = {
      worker,
      waiting: new Map(),
      ended,
      isReady: false,
      hasSpoken: false,
      quietSince: { cpuMs: 0, atMs: performance.now() },
      usedMs: 0,
      why: 'ended',
    };
    const timer = setInterval(() => void look(own, setup).catch(() => undefined), setup.lookEveryMs).unref();
    worker.on('message', (message: FromThread) => hear(own, message));
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') own.why = 'memory';
      setup.log.error({ error }, 'the thread of dear answers failed');
    });
    worker.once('exit', () => {
      clearInterval(timer);
      if (life === own) life = null;
      if (!own.isReady && own.why !== 'closed') own.why = 'not started';
      if (own.why === 'not started') restUntilMs = performance.now() + restMs;
      for (const { reject } of own.waiting.values()) reject(new ThreadGone(own.why, own.usedMs));
      onEnded();
    });
    // It must not keep a process alive that has nothing else to do; an order under way does.
    worker.unref();
    return own;
  }

  return {
    warm() {
      if (!isClosed) life ??= start();
    },
    ask<Answer>(order: unknown, { transfer = [], signal }: AskOptions = {}): Promise<Answer> {
      if (isClosed) return Promise.reject(new ThreadGone('closed', 0));
      if (life === null && performance.now() < restUntilMs)
        return Promise.reject(new ThreadGone('not started', 0));
      life ??= start();
      const { worker, waiting } = life;
      lastId += 1;
      const id = lastId;
      const onAbort = () => worker.postMessage({ kind: 'abort', id } satisfies ToThread);
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      if (waiting.size === 0) {
        life.hasSpoken = true;
        worker.ref();
      }
      waiting.set(id, { resolve, reject });
      worker.postMessage({ kind: 'ask', id, order } satisfies ToThread, transfer);
      signal?.addEventListener('abort', onAbort, { once: true });
      return promise.finally(() => {
        signal?.removeEventListener('abort', onAbort);
        waiting.delete(id);
        if (waiting.size === 0) worker.unref();
      }) as Promise<Answer>;
    },
    async close() {
      isClosed = true;
      if (life === null) return;
      const { worker, ended } = life;
      life.why = 'closed';
      worker.postMessage({ kind: 'close' } satisfies ToThread);
      const cut = setTimeout(() => void worker.terminate(), closingMs);
      await ended;
      clearTimeout(cut);
    },
  };
}

function hear(life: Life, message: FromThread): void {
  life.hasSpoken = true;
  life.isReady = true;
  if (message.kind === 'pong') return;
  const waiting = life.waiting.get(message.id);
  if (message.kind === 'answer') waiting?.resolve(message.answer);
  else waiting?.reject(new Error(message.message));
}

/**
 * Ends a thread that has work and fills its memory, or has given no sign of life for too long, by its own processor time
 * first of all.
 */
async function look(life: Life, setup: WorkThreadSetup): Promise<void> {
  if (life.waiting.size === 0) return;
  const quietMs = life.hasSpoken ? 0 : performance.now() - life.quietSince.atMs;
  // Before it is asked anything: a thread held by native code would not even tell its processor time.
  if (quietMs > setup.silentMs) return end(life, 'silent', setup);
  const [cpuMs, heap] = await Promise.all([cpuMsOf(life), life.worker.getHeapStatistics()]);
  if (life.hasSpoken) {
    life.hasSpoken = false;
    life.quietSince = { cpuMs, atMs: performance.now() };
  }
  life.usedMs = cpuMs - life.quietSince.cpuMs;
  if (heap.used_heap_size > setup.mostHeapBytes) return end(life, 'memory', setup);
  if (life.usedMs > setup.silentCpuMs) return end(life, 'silent', setup);
  life.worker.postMessage({ kind: 'ping' } satisfies ToThread);
}

async function end(life: Life, why: 'silent' | 'memory', { log }: WorkThreadSetup): Promise<void> {
  life.why = why;
  log.warn({ why, usedMs: life.usedMs, under: life.waiting.size }, 'the thread of dear answers was ended');
  await life.worker.terminate();
}
