import { fileURLToPath } from 'node:url';
import { type EngineLog, silentLog } from '#engine/engine-log.ts';
import { type CountSent, countNothing } from '#service/limits/count-sent.ts';
import type { VisitsRunner } from '#service/visits/visits-runner.ts';
import type { EngineSettings, FromVisits, ToVisits } from './audit-messages.ts';
import { type EngineChild, startEngineChild } from './engine-child.ts';
import { stopAtSendLimit } from './stop-at-send-limit.ts';
import { childLimits } from './watch-silence.ts';

/** Time a process has to close its browsers after it was let go. */
const closingMs = 8000;
/** Its browsers wait that long for the next batch of their audit: they are costly to start. */
const idleMs = 3000;

const defaultEntry = fileURLToPath(new URL('./visits-process.ts', import.meta.url));

/**
 * Visits batches of pages in child processes, one audit each: batches of one audit that follow each other use the same
 * browsers. A process ends when it is idle, when its batch is aborted, and by itself when this process dies.
 */
export function forkVisits(
  settings: EngineSettings,
  log: EngineLog = silentLog,
  entry = defaultEntry,
  limits = childLimits,
  countSent: CountSent = countNothing,
): VisitsRunner {
  const start = () => startEngineChild(entry, 'visits', limits);
  const idle = new Map<string, { readonly child: EngineChild; readonly timer: NodeJS.Timeout }>();

  function take(auditId: string): EngineChild {
    const found = idle.get(auditId);
    if (!found) return start();
    clearTimeout(found.timer);
    idle.delete(auditId);
    return isAlive(found.child) ? found.child : start();
  }
  function park(auditId: string, child: EngineChild): void {
    if (idle.has(auditId)) return void letGo(child);
    const timer = setTimeout(() => {
      idle.delete(auditId);
      void letGo(child);
    }, idleMs);
    idle.set(auditId, { child, timer: timer.unref() });
  }

  return async (visits, { auditId, signal, onDone, onShare, access, log: ownLog = log }) => {
    signal.throwIfAborted();
    const child = take(auditId);
    try {
      await untilVisited(
        child,
        { kind: 'visit', visits, settings, ...(access && { access }) },
        { log: ownLog, signal, onDone, onShare, countSent },
      );
    } catch (error) {
      await letGo(child);
      throw signal.aborted ? signal.reason : error;
    }
    park(auditId, child);
  };
}

const isAlive = ({ process: { connected, exitCode, signalCode } }: EngineChild) =>
  connected && exitCode === null && signalCode === null;

type World = Parameters<VisitsRunner>[1];
type Batch = Pick<World, 'signal' | 'onDone'> & {
  readonly onShare: World['onShare'];
  readonly log: EngineLog;
  readonly countSent: CountSent;
};

/** Rejects when the process ends or breaks first, and when the batch is aborted. */
async function untilVisited(
  engine: EngineChild,
  asked: ToVisits,
  { log, signal, onDone, onShare, countSent }: Batch,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = engine.process;
  // A channel that is closing loses the message; the exit of the child tells the rest.
  const tell = (message: ToVisits) => child.connected && child.send(message, () => undefined);
  const onMessage = (message: FromVisits) => {
    if (message.kind === 'log') log[message.level](message.data, message.message);
    else if (message.kind === 'visited') onDone(message.key, message.done);
    else if (message.kind === 'sent') void stopAtSendLimit(message, countSent, log, tell);
    else if (message.kind === 'all-visited') resolve();
    else if (message.kind === 'crash') reject(new Error(message.detail));
  };
  const onExit = () => reject(engine.end());
  const onAbort = () => reject(signal.reason);
  child.on('message', onMessage).once('exit', onExit).once('error', onExit);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    tell(asked);
    onShare?.((sharedBy) => tell({ kind: 'share', sharedBy }));
    await promise;
  } finally {
    child.off('message', onMessage).off('exit', onExit).off('error', onExit);
    signal.removeEventListener('abort', onAbort);
  }
}

/** Asks the process to end, and makes it. Resolves when it is gone. */
async function letGo({ process: child, exited, kill }: EngineChild): Promise<void> {
  if (child.connected) child.disconnect();
  const timer = setTimeout(kill, closingMs);
  await exited;
  clearTimeout(timer);
}
