import { fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import { visitorEnvironment } from '../browser/browser-environment.ts';
import { heapFlag } from '../browser/heap-limits.ts';
import { longHeadersFlag } from '../browser/long-headers.ts';
import type { ChildSetup, FromChild, ToChild } from './messages.ts';

/** A forked visiting process with its message channel. */
export interface VisitorProcess {
  send(message: ToChild): void;
  /** Kills the process and its browser at once. */
  kill(): void;
  isDead(): boolean;
  /** Resolves when the browser has started; rejects when it never will. */
  readonly ready: Promise<void>;
  /** Makes `ready` fail if it is still pending. */
  giveUp(reason: string): void;
  /** 0 when it could not be started. */
  readonly processId: number;
  /** Resolves when the process has ended. */
  readonly gone: Promise<void>;
  /** End of what it wrote to its error stream, for the log. */
  lastWords(): string;
  /** Asks it to end in good order. */
  disconnect(): void;
}

const entry = fileURLToPath(new URL('./visit-child.ts', import.meta.url));

/** Forks `visit-child.ts`, sends its setup and passes its messages on. `onEnd` is called once, however it ends. */
export function startVisitorProcess(
  setup: ChildSetup,
  onMessage: (message: FromChild) => void,
  onEnd: () => void,
): VisitorProcess {
  const child = fork(entry, [getCompileCacheDir() ?? ''], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: visitorEnvironment(),
    // Several run at once and each keeps the room its young objects once had: more of it costs memory and saves no time.
    execArgv: ['--max-semi-space-size=8', heapFlag('visitor'), longHeadersFlag],
  });
  let browserProcessId = 0;
  let dead = false;
  let words = '';
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => undefined);
  const gone = Promise.withResolvers<void>();

  const send = (message: ToChild) => {
    if (child.connected) child.send(message, () => undefined);
  };
  function kill(): void {
    dead = true;
    child.kill('SIGKILL');
    // The end of its pipe usually suffices; a hung browser needs the signal.
    if (browserProcessId > 0) killQuietly(browserProcessId);
  }
  child.on('message', (received) => {
    const message = received as FromChild;
    if (message.type === 'ready') {
      browserProcessId = message.browserProcessId;
      ready.resolve();
    }
    if (message.type === 'broken') {
      words = message.message;
      kill();
    }
    onMessage(message);
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString('utf8')).slice(-2_000);
  });
  child.on('error', (error) => ready.reject(error));
  child.on('exit', () => {
    dead = true;
    ready.reject(new Error(words || 'the visiting process ended'));
    onEnd();
    gone.resolve();
  });
  send({ type: 'setup', setup });

  return {
    send,
    kill,
    isDead: () => dead,
    processId: child.pid ?? 0,
    ready: ready.promise,
    giveUp: (reason) => ready.reject(new Error(reason)),
    gone: gone.promise,
    lastWords: () => words,
    disconnect() {
      if (child.connected) child.disconnect();
    },
  };
}

function killQuietly(processId: number): void {
  try {
    process.kill(processId, 'SIGKILL');
  } catch {
    // Already gone.
  }
}
