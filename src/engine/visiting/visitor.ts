import type { PageFacts } from '../artifacts.ts';
import type { EngineLog } from '../engine-log.ts';
import type {
  ChoiceOrder,
  ChoiceOutcome,
  MeasureOrder,
  MeasureOutcome,
  VisitOutcome,
  VisitRequest,
} from '../ports/visit.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import type { ChildSetup, FromChild, ToChild } from './messages.ts';
import type { Turns } from './navigation-turns.ts';
import { startVisitorProcess } from './visitor-process.ts';

/** The parent’s end of one visiting process. */
export interface Visitor {
  /** Never throws; a dead or late process gives `crash` or `timeout`. One visit at a time. */
  visit(
    request: VisitRequest,
    signal: AbortSignal,
    onSeen?: (home: PageFacts) => void,
  ): Promise<VisitOutcome>;
  /** The same for a consent visit; beside the visit under way. */
  choose(order: ChoiceOrder, signal: AbortSignal): Promise<ChoiceOutcome>;
  /** Instead of a visit: it loads in turn too. */
  measure(order: MeasureOrder, signal: AbortSignal): Promise<MeasureOutcome>;
  isAlive(): boolean;
  /** Works on something. */
  isBusy(): boolean;
  close(): Promise<void>;
}

type Answer = Extract<FromChild, { type: 'outcome' | 'chosen' | 'measured' }>;
interface Failure {
  readonly type: 'failed';
  readonly reason: 'crash' | 'timeout' | 'cancelled';
  readonly detail: string;
}
interface Job {
  readonly end: (answer: Answer | 'died') => void;
  readonly deadline: Deadline;
  readonly onSeen: (home: PageFacts) => void;
}

const startMs = 45_000;
/** The child ends by itself at the deadline when it can; after this it is killed. */
const overtimeMs = 3_000;
const closeMs = 5_000;
const ignore = () => undefined;

/** Starts a process; its browser is ready when the first visit begins. */
export function startVisitor(
  setup: ChildSetup,
  turns: Turns<Visitor>,
  log: EngineLog,
  onVersion: (version: string) => void,
): Visitor {
  const jobs = new Map<number, Job>();
  let lastJob = 0;
  /** The one that loads in turn. */
  let visiting: number | null = null;
  const deadline = () => (visiting === null ? null : (jobs.get(visiting)?.deadline ?? null));

  function hear(message: FromChild): void {
    if (message.type === 'ready') onVersion(message.browserVersion);
    else if (message.type === 'log') log[message.level](message.data, message.message);
    else if (message.type === 'outcome' || message.type === 'chosen' || message.type === 'measured')
      jobs.get(message.job)?.end(message);
    else if (message.type === 'seen') jobs.get(message.job)?.onSeen(message.facts);
    else if (message.type === 'turn-over') turns.release(visitor);
    else if (message.type === 'wants-turn') {
      deadline()?.pause();
      turns.ask(visitor, () => {
        deadline()?.resume();
        child.send({ type: 'turn' });
      });
    }
  }
  const child = startVisitorProcess(setup, hear, () => {
    turns.release(visitor);
    for (const job of [...jobs.values()]) job.end('died');
  });

  function failed(reason: Failure['reason'], detail: string): Failure {
    child.kill();
    return { type: 'failed', reason, detail };
  }

  /** @returns why there is no browser to work with, else null */
  async function untilReady(): Promise<Failure | null> {
    const starting = startDeadline(startMs, () => child.giveUp('the browser did not start in time'));
    try {
      await child.ready;
      return null;
    } catch (error) {
      log.warn({ error: String(error), lastWords: child.lastWords() }, 'no browser for a visit');
      return failed('crash', error instanceof Error ? error.message : '');
    } finally {
      starting.cancel();
    }
  }

  async function ask(
    message: (job: number) => ToChild,
    deadlineMs: number,
    signal: AbortSignal,
    onSeen: Job['onSeen'] = ignore,
  ): Promise<Answer | Failure> {
    const failure = await untilReady();
    if (failure) return failure;
    if (signal.aborted) return failed('cancelled', '');
    lastJob += 1;
    const id = lastJob;
    return new Promise((resolve) => {
      const settle = (answer: Answer | Failure) => {
        jobs.get(id)?.deadline.cancel();
        jobs.delete(id);
        signal.removeEventListener('abort', onAbort);
        resolve(answer);
      };
      const onAbort = () => settle(failed('cancelled', ''));
      signal.addEventListener('abort', onAbort, { once: true });
      jobs.set(id, {
        onSeen,
        end: (answer) => settle(answer === 'died' ? failed('crash', child.lastWords()) : answer),
        deadline: startDeadline(deadlineMs + overtimeMs, () =>
          settle(failed('timeout', `${Math.round(deadlineMs / 1_000)} s`)),
        ),
      });
      const sent = message(id);
      if (sent.type !== 'choose') visiting = id;
      child.send(sent);
    });
  }

  /** Of the job that loads in turn: the turn is over with it. */
  async function askInTurn(...asking: Parameters<typeof ask>): ReturnType<typeof ask> {
    const answer = await ask(...asking);
    visiting = null;
    turns.release(visitor);
    return answer;
  }

  const visitor: Visitor = {
    ...kindsOfJobs(ask, askInTurn),
    isAlive: () => !child.isDead(),
    isBusy: () => jobs.size > 0,
    async close() {
      child.disconnect();
      const late = startDeadline(closeMs, () => child.kill());
      await child.gone;
      late.cancel();
    },
  };
  return visitor;
}

type Ask = (
  message: (job: number) => ToChild,
  deadlineMs: number,
  signal: AbortSignal,
  onSeen?: Job['onSeen'],
) => Promise<Answer | Failure>;

/** Each kind of job with its own words for what went wrong. */
function kindsOfJobs(ask: Ask, askInTurn: Ask): Pick<Visitor, 'visit' | 'choose' | 'measure'> {
  const failure = (answer: Answer | Failure) => ({
    kind: 'failed' as const,
    detail: answer.type === 'failed' ? `${answer.reason} ${answer.detail}` : '',
  });
  return {
    async visit(request, signal, onSeen) {
      const profile = request.profile ?? null;
      const message = (job: number): ToChild => ({ type: 'visit', job, request, profile });
      const answer = await askInTurn(message, request.deadlineMs, signal, onSeen);
      if (answer.type === 'outcome') return answer.outcome;
      const { reason, detail } = answer.type === 'failed' ? answer : { reason: 'crash' as const, detail: '' };
      return { kind: 'not-analysed', url: request.url, reason, detail };
    },
    async choose(order, signal) {
      const answer = await ask((job) => ({ type: 'choose', job, order }), order.deadlineMs, signal);
      return answer.type === 'chosen' ? answer.outcome : failure(answer);
    },
    async measure(order, signal) {
      const answer = await askInTurn((job) => ({ type: 'measure', job, order }), order.deadlineMs, signal);
      return answer.type === 'measured' ? answer.outcome : failure(answer);
    },
  };
}
