import type { EngineLog } from '../engine-log.ts';
import type { ChoiceOrder, ChoiceOutcome, VisitOutcome, VisitRequest } from '../visit.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import type { ChildSetup, FromChild, ToChild } from './messages.ts';
import type { Turns } from './navigation-turns.ts';
import { startVisitorProcess } from './visitor-process.ts';

/** The parent’s end of one visiting process. */
export interface Visitor {
  /** Never throws; a dead or late process gives `crash` or `timeout`. One visit at a time. */
  visit(request: VisitRequest, signal: AbortSignal): Promise<VisitOutcome>;
  /** The same for a consent visit. */
  choose(order: ChoiceOrder, signal: AbortSignal): Promise<ChoiceOutcome>;
  isAlive(): boolean;
  close(): Promise<void>;
}

type Answer = Extract<FromChild, { type: 'outcome' | 'chosen' }>;
interface Failure {
  readonly type: 'failed';
  readonly reason: 'crash' | 'timeout' | 'cancelled';
  readonly detail: string;
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
  let settle: ((answer: Answer | 'died') => void) | null = null;
  let deadline: Deadline | null = null;

  function hear(message: FromChild): void {
    if (message.type === 'ready') onVersion(message.browserVersion);
    else if (message.type === 'log') log[message.level](message.data, message.message);
    else if (message.type === 'outcome' || message.type === 'chosen') settle?.(message);
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

  async function ask(job: ToChild, deadlineMs: number, signal: AbortSignal): Promise<Answer | Failure> {
    const failed = (reason: Failure['reason'], detail: string): Failure => {
      child.kill();
      return { type: 'failed', reason, detail };
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
      const end = (answer: Answer | Failure) => {
        settle = null;
        deadline?.cancel();
        deadline = null;
        turns.release(visitor);
        signal.removeEventListener('abort', onAbort);
        resolve(answer);
      };
      const onAbort = () => end(failed('cancelled', ''));
      signal.addEventListener('abort', onAbort, { once: true });
      settle = (answer) => end(answer === 'died' ? failed('crash', child.lastWords()) : answer);
      deadline = startDeadline(deadlineMs + overtimeMs, () =>
        end(failed('timeout', `${Math.round(deadlineMs / 1_000)} s`)),
      );
      child.send(job);
    });
  }

  async function visit(request: VisitRequest, signal: AbortSignal): Promise<VisitOutcome> {
    const job: ToChild = { type: 'visit', request, profile: request.profile ?? null };
    const answer = await ask(job, request.deadlineMs, signal);
    if (answer.type === 'outcome') return answer.outcome;
    const { reason, detail } = answer.type === 'failed' ? answer : { reason: 'crash' as const, detail: '' };
    return { kind: 'not-analysed', url: request.url, reason, detail };
  }

  async function choose(order: ChoiceOrder, signal: AbortSignal): Promise<ChoiceOutcome> {
    const answer = await ask({ type: 'choose', order }, order.deadlineMs, signal);
    if (answer.type === 'chosen') return answer.outcome;
    return { kind: 'failed', detail: answer.type === 'failed' ? `${answer.reason} ${answer.detail}` : '' };
  }

  const visitor: Visitor = {
    visit,
    choose,
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
