import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type EngineLog, silentLog } from '#engine/engine-log.ts';
import type { EngineOutcome } from '#engine/ports/outcome.ts';
import type { AuditRunner, OnShare } from '#service/audits/audit-runner.ts';
import type { MeasureRunner } from '#service/later-measures/measure-runner.ts';
import { type CountSent, countNothing } from '#service/limits/count-sent.ts';
import type { TrialRunner } from '#service/trials/trial-runner.ts';
import type { CheckRunner } from '#service/verifications/check-runner.ts';
import type { EngineSettings, FromEngine, ToEngine } from './audit-messages.ts';
import { type EngineChild, EngineEnded, startEngineChild } from './engine-child.ts';
import { stopAtSendLimit } from './stop-at-send-limit.ts';
import { type ChildLimits, childLimits } from './watch-silence.ts';

/** Time an engine has to close its browsers after it was told to stop, or has said its last word. */
const closingMs = 8000;

const defaultEntry = fileURLToPath(new URL('./audit-process.ts', import.meta.url));

/**
 * Runs each audit in a child process: analysis may block there as long as it takes while this process does something else.
 * The child ends with its audit, and by itself when this process dies. One that is held, or whose heap is full, is
 * ended: the outcome says whether a file of the site held it.
 */
export function forkAudits(
  settings: EngineSettings,
  log: EngineLog = silentLog,
  entry = defaultEntry,
  limits = childLimits,
  countSent: CountSent = countNothing,
): AuditRunner {
  return async (order, { onProgress, signal, kept, onShare, shared, access, log: ownLog = log }) => {
    const asked = {
      ...({ kind: 'run', order, settings, kept, shares: shared !== undefined } as const),
      ...(access && { access }),
    };
    const run = { entry, limits, log: ownLog, signal, onShare, countSent };
    const last = await inEngine(asked, run, (message, answer) => {
      if (message.kind === 'progress') onProgress(message.progress);
      else if (message.kind === 'left') shared?.leftPlace();
      else if (message.kind === 'ask')
        shared?.ask(message.asked, signal).then(
          (done) => answer({ kind: 'answer', ask: message.ask, done }),
          // Aborted: the whole run ends.
          () => undefined,
        );
    });
    if (last instanceof EngineEnded) return failureOf(last);
    return last.kind === 'outcome' ? last.outcome : Promise.reject(new Error('The engine gave no outcome.'));
  };
}

/** Asks one rule again, in a child process of the same kind. */
export function forkChecks(
  settings: EngineSettings,
  log: EngineLog = silentLog,
  entry = defaultEntry,
  limits = childLimits,
  countSent: CountSent = countNothing,
): CheckRunner {
  return async (order, { signal, onShare, access, log: ownLog = log }) => {
    const run = { entry, limits, log: ownLog, signal, onShare, countSent };
    const last = await inEngine({ kind: 'check', order, settings, ...(access && { access }) }, run);
    if (last instanceof EngineEnded) {
      const { code, detail, journal } = failureOf(last);
      return code === 'engine/crashed'
        ? { kind: 'failed', why: 'crashed', detail, journal }
        : { kind: 'unreachable', code, reason: null, detail, journal };
    }
    return last.kind === 'checked' ? last.check : Promise.reject(new Error('The engine gave no answer.'));
  };
}

/** Measures pages of an audit that is over, in a child process of the same kind. */
export function forkMeasures(
  settings: EngineSettings,
  log: EngineLog = silentLog,
  entry = defaultEntry,
  limits = childLimits,
  countSent: CountSent = countNothing,
): MeasureRunner {
  return async (order, { signal, onShare, log: ownLog = log }) => {
    const run = { entry, limits, log: ownLog, signal, onShare, countSent };
    const last = await inEngine({ kind: 'measure', order, settings }, run);
    if (last instanceof EngineEnded) throw last;
    return last.kind === 'measured'
      ? last.outcome
      : Promise.reject(new Error('The engine measured nothing.'));
  };
}

/** Tries an access or a journey once, in a child process of the same kind. */
export function forkTrials(
  settings: EngineSettings,
  log: EngineLog = silentLog,
  entry = defaultEntry,
  limits = childLimits,
  countSent: CountSent = countNothing,
): TrialRunner {
  return async (order, { signal, access, log: ownLog = log }) => {
    const run = { entry, limits, log: ownLog, signal, onShare: undefined, countSent };
    const last = await inEngine({ kind: 'trial', order, settings, ...(access && { access }) }, run);
    if (last instanceof EngineEnded) throw last;
    return last.kind === 'tried' ? last.answer : Promise.reject(new Error('The engine tried nothing.'));
  };
}

/** Of a process that was held or whose heap was full: the site’s where a file of it is at work, else ours. */
function failureOf({ why, held, message }: EngineEnded): Extract<EngineOutcome, { kind: 'failure' }> {
  const cause = why === 'memory' ? 'memory' : 'silent';
  return held === null
    ? { kind: 'failure', code: 'engine/crashed', detail: message, cause, journal: [] }
    : { kind: 'failure', code: 'preflight/file-hangs', about: held, detail: message, cause, journal: [] };
}

type LastWord = Extract<FromEngine, { kind: 'outcome' | 'checked' | 'measured' | 'tried' }>;

const isLastWord = (message: FromEngine): message is LastWord =>
  ['outcome', 'checked', 'measured', 'tried'].includes(message.kind);

interface EngineRun {
  readonly entry: string;
  readonly limits: ChildLimits;
  readonly log: EngineLog;
  readonly signal: AbortSignal;
  readonly onShare: OnShare | undefined;
  readonly countSent: CountSent;
}

/**
 * One child process, from what it is asked to its last word, or to its end where it was held.
 * @throws Error when it crashed; the reason of the signal when it aborts.
 */
async function inEngine(
  asked: ToEngine,
  { entry, limits, log, signal, onShare, countSent }: EngineRun,
  hear: (message: FromEngine, answer: (message: ToEngine) => void) => void = () => undefined,
): Promise<LastWord | EngineEnded> {
  signal.throwIfAborted();
  const engine = startEngineChild(entry, 'engine', limits);
  const child = engine.process;
  const onAbort = () => {
    tell(child, { kind: 'abort' });
    engine.killIfSilent();
    setTimeout(engine.kill, closingMs).unref();
  };
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    const answer = (message: ToEngine) => tell(child, message);
    const hearAll = (message: FromEngine) =>
      message.kind === 'sent' ? void stopAtSendLimit(message, countSent, log, answer) : hear(message, answer);
    const ended = lastWordOf(engine, hearAll, log);
    tell(child, asked);
    onShare?.((sharedBy) => tell(child, { kind: 'share', sharedBy }));
    if (signal.aborted) onAbort();
    return await ended;
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof EngineEnded && error.why !== 'ended') return error;
    throw error;
  } finally {
    signal.removeEventListener('abort', onAbort);
    const ended = endOf(engine);
    // Somebody waits for the answer of a check, not for its browser to close.
    if (asked.kind !== 'check' && asked.kind !== 'trial') await ended;
  }
}

/** Rejects when the child ends without a last word. */
function lastWordOf(
  engine: EngineChild,
  hear: (message: FromEngine) => void,
  log: EngineLog,
): Promise<LastWord> {
  return new Promise((resolve, reject) => {
    engine.process.on('message', (message: FromEngine) => {
      hear(message);
      if (message.kind === 'log') log[message.level](message.data, message.message);
      else if (message.kind === 'crash') reject(new Error(message.detail));
      else if (isLastWord(message)) resolve(message);
    });
    void engine.exited.then(() => reject(engine.end()));
  });
}

async function endOf({ process: child, exited, kill }: EngineChild): Promise<void> {
  if (child.connected) child.disconnect();
  const timer = setTimeout(kill, closingMs);
  await exited;
  clearTimeout(timer);
}

function tell(child: ChildProcess, message: ToEngine): void {
  // A channel that is closing loses the message; the exit of the child tells the rest.
  if (child.connected) child.send(message, () => {});
}
