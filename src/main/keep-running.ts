import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FromPart, GivenSettings, PartName, ToPart } from './part-messages.ts';

type Ready = Extract<FromPart, { kind: 'ready' }>;
type Failed = Extract<FromPart, { kind: 'failed' }>;

/** A part that is started again whenever it ends by itself. */
export interface SupervisedPart {
  /** Resolves when it is ready for the first time. Never rejects. */
  readonly ready: Promise<Ready>;
  /** Resolves with the reason when it does not start, or ends again and again. Never rejects. */
  readonly givenUp: Promise<Failed>;
  /** Ends it in good order, by force when it is late. */
  stop(): Promise<void>;
  /** Ends it at once. */
  kill(): void;
}

/** Ends in a row, each soon after its start, before it is given up; the pauses between them add up to a minute. */
const mostEnds = 7;
const longestPauseMs = 20_000;
/** A part that lived so long once it was ready ended for a new reason. */
const steadyMs = 60_000;
/** Jobs have ten seconds to be given back, the database twenty to stop. */
const stopMs = 45_000;

const defaultEntry = fileURLToPath(new URL('./part-process.ts', import.meta.url));

/** Starts a part and keeps it running: one that dies is started again, at once at first, then after growing pauses. */
export function keepRunning(name: PartName, given: GivenSettings, entry = defaultEntry): SupervisedPart {
  const ready = Promise.withResolvers<Ready>();
  const givenUp = Promise.withResolvers<Failed>();
  const gone = Promise.withResolvers<void>();
  let child: ChildProcess | null = null;
  let pause: NodeJS.Timeout | undefined;
  let isStopping = false;
  let wasReady = false;
  let ends = 0;

  function onEnd(readyAt: number | null, failure: Failed | null, how: string): void {
    child = null;
    if (isStopping) {
      gone.resolve();
      return;
    }
    ends = readyAt !== null && performance.now() - readyAt > steadyMs ? 1 : ends + 1;
    const tooOften = { kind: 'failed', code: 1, message: endsAgain(name, ends) } as const;
    if (!wasReady && failure) givenUp.resolve(failure);
    else if (ends >= mostEnds) givenUp.resolve(tooOften);
    else startAgain(failure?.message ?? `Le processus ${name} s’est arrêté (${how})\u00a0: il est relancé.`);
  }

  function startAgain(why: string): void {
    console.error(why);
    const waitMs = Math.min(longestPauseMs, 250 * 4 ** (ends - 1));
    pause = setTimeout(start, ends === 1 ? 0 : waitMs);
  }

  function start(): void {
    let failure: Failed | null = null;
    let readyAt: number | null = null;
    const started = fork(entry, [name, JSON.stringify(given), getCompileCacheDir() ?? ''], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      // Loading modules leaves 100 MB of garbage that a large young generation would keep for ever.
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'],
    });
    child = started;
    started.on('message', (message: FromPart) => {
      if (message.kind === 'failed') failure = message;
      else {
        readyAt = performance.now();
        wasReady = true;
        ready.resolve(message);
      }
    });
    let hasEnded = false;
    const end = (how: string) => {
      if (!hasEnded) onEnd(readyAt, failure, how);
      hasEnded = true;
    };
    started.once('exit', (code, signal) => end(signal ?? `code ${code}`));
    started.once('error', (error) => {
      if (started.pid === undefined) end(error.message);
    });
  }

  start();
  return {
    ready: ready.promise,
    givenUp: givenUp.promise,
    async stop() {
      isStopping = true;
      clearTimeout(pause);
      if (child === null) return;
      if (child.connected) child.send({ kind: 'stop' } satisfies ToPart, () => undefined);
      const late = setTimeout(() => child?.kill('SIGKILL'), stopMs);
      await gone.promise;
      clearTimeout(late);
    },
    kill() {
      isStopping = true;
      child?.kill('SIGKILL');
    },
  };
}

const endsAgain = (name: PartName, ends: number) =>
  `Constat s’arrête\u00a0: le processus ${name} s’est arrêté ${ends} fois de suite peu après son démarrage. Le journal ci-dessus en dit la raison.`;
