import type { EngineLog } from '../engine-log.ts';
import type { VisitOutcome, VisitRequest } from '../visit.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import type { ChildSetup, FromChild } from './messages.ts';
import type { Turns } from './navigation-turns.ts';
import { startVisitorProcess } from './visitor-process.ts';

/** The parent’s end of one visiting process. */
export interface Visitor {
  /** Never throws; a dead or late process gives `crash` or `timeout`. One visit at a time. */
  visit(request: VisitRequest, signal: AbortSignal): Promise<VisitOutcome>;
  isAlive(): boolean;
  close(): Promise<void>;
}

const startMs = 45_000;
/** The child ends by itself at the deadline when it can; after this it is killed. */
const overtimeMs = 3_000;
const closeMs = 5_000;

/** Starts a process; its browser is ready when the first visit begins. */
export function startVisitor(
  setup: ChildSetup,
  turns: Turns<Visitor>,
  log: EngineLog,
  onVersion: (version: string) => void,
): Visitor {
  let settle: ((outcome: VisitOutcome | 'died') => void) | null = null;
  let deadline: Deadline | null = null;

  function hear(message: FromChild): void {
    if (message.type === 'ready') onVersion(message.browserVersion);
    else if (message.type === 'log') log[message.level](message.data, message.message);
    else if (message.type === 'outcome') settle?.(message.outcome);
    else if (message.type === 'turn-over') turns.release(visitor);
    else if (message.type === 'wants-turn') {
      deadline?.pause();
      turns.ask(visitor, () => {
        deadline?.resume();
        child.send({ type: 'turn' });
      });
    }
  }
  const child = startVisitorProcess(setup, hear, () => {
    turns.release(visitor);
    settle?.('died');
  });

  async function visit(request: VisitRequest, signal: AbortSignal): Promise<VisitOutcome> {
    const failed = (reason: 'crash' | 'timeout' | 'cancelled', detail: string): VisitOutcome => {
      child.kill();
      return { kind: 'not-analysed', url: request.url, reason, detail };
    };
    const starting = startDeadline(startMs, () => child.giveUp('the browser did not start in time'));
    try {
      await child.ready;
    } catch (error) {
      log.warn({ error: String(error), lastWords: child.lastWords() }, 'no browser for a visit');
      return failed('crash', error instanceof Error ? error.message : '');
    } finally {
      starting.cancel();
    }
    if (signal.aborted) return failed('cancelled', '');
    return new Promise((resolve) => {
      const end = (outcome: VisitOutcome) => {
        settle = null;
        deadline?.cancel();
        deadline = null;
        turns.release(visitor);
        signal.removeEventListener('abort', onAbort);
        resolve(outcome);
      };
      const onAbort = () => end(failed('cancelled', ''));
      signal.addEventListener('abort', onAbort, { once: true });
      settle = (outcome) => end(outcome === 'died' ? failed('crash', child.lastWords()) : outcome);
      deadline = startDeadline(request.deadlineMs + overtimeMs, () =>
        end(failed('timeout', `${Math.round(request.deadlineMs / 1_000)} s`)),
      );
      child.send({ type: 'visit', request, profile: request.profile ?? null });
    });
  }

  const visitor: Visitor = {
    visit,
    isAlive: () => !child.isDead(),
    async close() {
      child.disconnect();
      const late = startDeadline(closeMs, () => child.kill());
      await child.gone;
      late.cancel();
    },
  };
  return visitor;
}
