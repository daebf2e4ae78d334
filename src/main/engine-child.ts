import { type ChildProcess, fork } from 'node:child_process';
import { heapFlag } from '#engine/browser/heap-limits.ts';
import { engineEnvironment } from '#platform/environment.ts';
import type { FromEngine, FromVisits } from './audit-messages.ts';
import { type ChildLimits, watchSilence } from './watch-silence.ts';

/** What ended a process that said no last word. */
export type EngineEnd =
  /** It went silent; its heap was full. */
  | 'silent'
  | 'memory'
  /** It crashed, or was killed by another. */
  | 'ended';

/** A process of the engine ended without its last word. */
export class EngineEnded extends Error {
  readonly why: EngineEnd;
  /** The answer of a server that it worked on at that moment; null: none, so that the fault is ours. */
  readonly held: string | null;

  constructor(why: EngineEnd, held: string | null, message: string) {
    super(message);
    this.why = why;
    this.held = held;
  }
}

/** A forked process of the engine, watched. */
export interface EngineChild {
  readonly process: ChildProcess;
  /** Resolves once it is gone. */
  readonly exited: Promise<void>;
  /** Why it is gone. */
  end(): EngineEnded;
  /** Ends it at once. */
  kill(): void;
  /** Ends it unless it says a word within the grace of the limits. */
  killIfSilent(): void;
}

const names = { engine: 'engine', visits: 'visiting' };

/** What its own processes have to end by themselves once it is gone. */
const leftoversMs = 5_000;

/**
 * Forks a process of the engine: its own group, a heap limit, nothing of our environment but what is harmless. One that
 * says nothing for too long is ended. Whatever it started goes with it.
 */
export function startEngineChild(
  entry: string,
  kind: keyof typeof names,
  { silentMs, graceMs, heapMb }: ChildLimits,
): EngineChild {
  const child = fork(entry, [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: engineEnvironment(),
    execArgv: [...process.execArgv, heapMb === undefined ? heapFlag(kind) : `--max-old-space-size=${heapMb}`],
    // A group that can be ended as a whole; Ctrl-C of a terminal does not reach it.
    detached: true,
  });
  let held: string | null = null;
  let words = 0;
  let silence: { readonly hasWorked: boolean } | null = null;
  const watch = watchSilence(child.pid ?? 0, silentMs, (hasWorked) => {
    silence = { hasWorked };
    child.kill('SIGKILL');
  });
  child.on('message', (message: FromEngine | FromVisits) => {
    words += 1;
    watch.heard();
    if (message.kind === 'reading') held = message.url;
  });
  const exited = new Promise<void>((resolve) => {
    const onEnd = () => {
      watch.stop();
      endGroup(child.pid);
      resolve();
    };
    child.once('exit', onEnd);
    child.once('error', () => child.pid === undefined && onEnd());
  });
  return {
    process: child,
    exited,
    kill: () => void child.kill('SIGKILL'),
    killIfSilent() {
      const before = words;
      setTimeout(() => words === before && child.kill('SIGKILL'), graceMs).unref();
    },
    end() {
      const code = child.exitCode ?? child.signalCode ?? 'not started';
      if (silence) {
        const by = silence.hasWorked ? held : null;
        return new EngineEnded(
          'silent',
          by,
          `The ${names[kind]} process was silent${by === null ? '' : ` over ${by}`}.`,
        );
      }
      // What V8 does when a heap is full.
      const isFull = child.signalCode === 'SIGABRT' || child.exitCode === 134;
      return new EngineEnded(
        isFull ? 'memory' : 'ended',
        isFull ? held : null,
        `The ${names[kind]} process ended (${code}).`,
      );
    },
  };
}

/** Groups whose leader is gone; a process that ends by itself leaves none. */
const leftovers = new Set<number>();
process.on('exit', () => leftovers.forEach(killGroup));

function endGroup(leader: number | undefined): void {
  if (leader === undefined || !isAlive(leader)) return;
  leftovers.add(leader);
  setTimeout(() => {
    leftovers.delete(leader);
    killGroup(leader);
  }, leftoversMs).unref();
}

function isAlive(leader: number): boolean {
  try {
    return process.kill(-leader, 0);
  } catch {
    return false;
  }
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
}
