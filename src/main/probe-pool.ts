import { type ChildProcess, fork } from 'node:child_process';
import { heapFlag } from '#engine/browser/heap-limits.ts';
import { longHeadersFlag } from '#engine/browser/long-headers.ts';
import { watchMemory } from '#engine/visiting/memory-watch.ts';
import { engineEnvironment } from '#platform/environment.ts';
import { lowerPriority } from '#platform/lower-priority.ts';
import type { FromProbe, ToProbe } from './probe-messages.ts';

/** A question had no answer: its process was ended, or ended by itself. */
export class ProbeEnded extends Error {
  readonly why: 'late' | 'ended';

  constructor(why: 'late' | 'ended', detail: string) {
    super(detail);
    this.why = why;
  }
}

export interface ProbePoolOptions {
  readonly entry: string;
  /** Questions at once; others wait in order. */
  readonly atOnce: number;
  /** Of those, for one person. */
  readonly atOncePerPerson: number;
  /** A question without an answer after that ends its process. */
  readonly deadlineMs: number;
  /** A process that has nothing to do for so long ends. */
  readonly idleMs: number;
}

export interface ProbePool {
  /** @throws ProbeEnded; the reason of the signal when it aborts; Error when the probe failed. */
  ask(message: ToProbe, person: string, signal: AbortSignal): Promise<Extract<FromProbe, { kind: 'answer' }>>;
  /** Questions under way, by person. */
  working(): Readonly<Record<string, number>>;
  close(): Promise<void>;
}

/** Decoders live outside the heap. */
const mostBytes = 512_000_000;

interface Waiting {
  readonly person: string;
  readonly begin: () => void;
}

/** Processes that ask strangers’ servers, started when they are needed, one question each at a time. */
export function createProbePool(options: ProbePoolOptions): ProbePool {
  const { entry, atOnce, atOncePerPerson, deadlineMs, idleMs } = options;
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const alive = new Set<ChildProcess>();
  const working = new Map<string, number>();
  const line: Waiting[] = [];
  let busy = 0;
  let isClosed = false;

  function begin(): ChildProcess {
    const child = fork(entry, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: engineEnvironment(),
      execArgv: [heapFlag('probe'), longHeadersFlag],
    });
    if (child.pid !== undefined) lowerPriority(child.pid);
    alive.add(child);
    child.on('error', () => undefined);
    child.once('exit', () => alive.delete(child));
    return child;
  }

  function takeChild(): ChildProcess {
    for (const [child, timer] of idle) {
      clearTimeout(timer);
      idle.delete(child);
      if (isAlive(child)) return child;
    }
    return begin();
  }

  function putBack(child: ChildProcess): void {
    if (isClosed) return void child.kill('SIGKILL');
    const timer = setTimeout(() => {
      idle.delete(child);
      child.kill('SIGKILL');
    }, idleMs);
    idle.set(child, timer.unref());
  }

  const mayBegin = (person: string) => busy < atOnce && (working.get(person) ?? 0) < atOncePerPerson;

  function count(person: string, by: 1 | -1): void {
    busy += by;
    const now = (working.get(person) ?? 0) + by;
    if (now > 0) working.set(person, now);
    else working.delete(person);
  }

  function next(): void {
    const at = line.findIndex(({ person }) => mayBegin(person));
    if (at < 0) return;
    const [first] = line.splice(at, 1);
    first?.begin();
    next();
  }

  /** Waits for its place, in order. */
  async function takePlace(person: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (mayBegin(person)) return count(person, 1);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = {
      person,
      begin: () => {
        count(person, 1);
        resolve();
      },
    };
    const onAbort = () => {
      const at = line.indexOf(waiting);
      if (at < 0) return;
      line.splice(at, 1);
      reject(signal.reason);
    };
    line.push(waiting);
    signal.addEventListener('abort', onAbort, { once: true });
    await promise.finally(() => signal.removeEventListener('abort', onAbort));
  }

  return {
    async ask(message, person, signal) {
      await takePlace(person, signal);
      try {
        const child = takeChild();
        const answer = await answerOf(child, message, deadlineMs, signal).catch((error: unknown) => {
          child.kill('SIGKILL');
          throw error;
        });
        putBack(child);
        if (answer.kind === 'failed') throw new Error(answer.detail);
        return answer;
      } finally {
        count(person, -1);
        next();
      }
    },
    working: () => Object.fromEntries(working),
    async close() {
      isClosed = true;
      for (const timer of idle.values()) clearTimeout(timer);
      idle.clear();
      const gone = [...alive].map((child) => new Promise((resolve) => child.once('exit', resolve)));
      for (const child of alive) child.kill('SIGKILL');
      await Promise.all(gone);
    },
  };
}

const isAlive = (child: ChildProcess) =>
  child.connected && child.exitCode === null && child.signalCode === null;

/** Of one question. Rejects when the process ends, grows, is late, or nobody wants the answer any more. */
async function answerOf(
  child: ChildProcess,
  message: ToProbe,
  deadlineMs: number,
  signal: AbortSignal,
): Promise<FromProbe> {
  const { promise, resolve, reject } = Promise.withResolvers<FromProbe>();
  const onEnd = () =>
    reject(new ProbeEnded('ended', `the probe ended (${child.signalCode ?? child.exitCode})`));
  const onAbort = () => reject(signal.reason);
  const late = setTimeout(() => reject(new ProbeEnded('late', 'no answer in time')), deadlineMs);
  const memory = watchMemory(child.pid ?? 0, mostBytes, (error) =>
    reject(new ProbeEnded('ended', error.message)),
  );
  child.once('message', resolve).once('exit', onEnd).once('error', onEnd);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    signal.throwIfAborted();
    child.send(message, (error) => error && onEnd());
    return await promise;
  } finally {
    clearTimeout(late);
    memory.stop();
    child.off('message', resolve).off('exit', onEnd).off('error', onEnd);
    signal.removeEventListener('abort', onAbort);
  }
}
