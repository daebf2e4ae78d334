import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type EngineLog, silentLog } from '#engine/engine-log.ts';
import { engineEnvironment } from '#platform/environment.ts';
import type { AuditRunner, OnShare } from '#service/audits/audit-runner.ts';
import type { CheckRunner } from '#service/verifications/check-runner.ts';
import type { EngineSettings, FromEngine, ToEngine } from './audit-messages.ts';

/** Time an engine has to close its browsers after it was told to stop. */
const closingMs = 8000;

const defaultEntry = fileURLToPath(new URL('./audit-process.ts', import.meta.url));

/**
 * Runs each audit in a child process: analysis may block there as long as it likes while this process keeps beating
 * for its jobs. The child ends with its audit, and by itself when this process dies.
 */
export function forkAudits(
  settings: EngineSettings,
  log: EngineLog = silentLog,
  entry = defaultEntry,
): AuditRunner {
  return async (order, { onProgress, signal, kept, onShare, shared, log: ownLog = log }) => {
    const asked = { kind: 'run', order, settings, kept, shares: shared !== undefined } as const;
    const last = await inEngine(asked, { entry, log: ownLog, signal, onShare }, (message, answer) => {
      if (message.kind === 'progress') onProgress(message.progress);
      else if (message.kind === 'left') shared?.leftPlace();
      else if (message.kind === 'ask')
        shared?.ask(message.asked, signal).then(
          (done) => answer({ kind: 'answer', ask: message.ask, done }),
          // Aborted: the whole run ends.
          () => undefined,
        );
    });
    return last.kind === 'outcome' ? last.outcome : Promise.reject(new Error('The engine gave no outcome.'));
  };
}

/** Asks one rule again, in a child process of the same kind. */
export function forkChecks(
  settings: EngineSettings,
  log: EngineLog = silentLog,
  entry = defaultEntry,
): CheckRunner {
  return async (order, { signal, onShare, log: ownLog = log }) => {
    const last = await inEngine({ kind: 'check', order, settings }, { entry, log: ownLog, signal, onShare });
    return last.kind === 'checked' ? last.check : Promise.reject(new Error('The engine gave no answer.'));
  };
}

type LastWord = Extract<FromEngine, { kind: 'outcome' | 'checked' }>;

interface EngineRun {
  readonly entry: string;
  readonly log: EngineLog;
  readonly signal: AbortSignal;
  readonly onShare: OnShare | undefined;
}

/** One child process, from what it is asked to its last word. */
async function inEngine(
  asked: ToEngine,
  { entry, log, signal, onShare }: EngineRun,
  hear: (message: FromEngine, answer: (message: ToEngine) => void) => void = () => undefined,
): Promise<LastWord> {
  signal.throwIfAborted();
  const child = fork(entry, [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: engineEnvironment(),
  });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const onAbort = () => tell(child, { kind: 'abort' });
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    const ended = lastWordOf(child, (message) => hear(message, (answer) => tell(child, answer)), log, exited);
    tell(child, asked);
    onShare?.((sharedBy) => tell(child, { kind: 'share', sharedBy }));
    if (signal.aborted) onAbort();
    return await Promise.race([ended, abortedFor(signal, closingMs)]);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    signal.removeEventListener('abort', onAbort);
    const ended = endOf(child, exited);
    // Somebody waits for the answer of a check, not for its browser to close.
    if (asked.kind === 'run') await ended;
  }
}

/** Rejects when the child ends without a last word: a crash, ours to retry. */
function lastWordOf(
  child: ChildProcess,
  hear: (message: FromEngine) => void,
  log: EngineLog,
  exited: Promise<void>,
): Promise<LastWord> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: FromEngine) => {
      hear(message);
      if (message.kind === 'log') log[message.level](message.data, message.message);
      else if (message.kind === 'outcome' || message.kind === 'checked') resolve(message);
      else if (message.kind === 'crash') reject(new Error(message.detail));
    });
    void exited.then(() =>
      reject(new Error(`The engine process ended (${child.exitCode ?? child.signalCode ?? 'not started'}).`)),
    );
  });
}

/** Rejects some time after the abort, for an engine that does not stop by itself. */
function abortedFor(signal: AbortSignal, delayMs: number): Promise<never> {
  return new Promise((_, reject) => {
    const later = () => setTimeout(() => reject(signal.reason), delayMs).unref();
    if (signal.aborted) later();
    else signal.addEventListener('abort', later, { once: true });
  });
}

async function endOf(child: ChildProcess, exited: Promise<void>): Promise<void> {
  if (child.connected) child.disconnect();
  const timer = setTimeout(() => child.kill('SIGKILL'), closingMs);
  await exited;
  clearTimeout(timer);
}

function tell(child: ChildProcess, message: ToEngine): void {
  // A channel that is closing loses the message; the exit of the child tells the rest.
  if (child.connected) child.send(message, () => {});
}
