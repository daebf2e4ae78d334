import { longestRunMs, type MachineClock, machineClock } from '../browser/machine-clock.ts';
import type { SiteSession } from '../browser/session.ts';
import type { TrafficBank } from '../browser/traffic-ledger.ts';
import { browserEvents, type EngineLog } from '../engine-log.ts';
import { machineSince } from '../gather/load/load-trust.ts';
import {
  type JobFailure,
  type OnSeen,
  type OrderOf,
  type OutcomeOf,
  type VisitKind,
  visitKinds,
} from '../ports/visit.ts';
import { type Beat, blameLate, blameMissing } from './blame-late.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import type { ChildSetup, FromChild, JobMessage, ToChild } from './messages.ts';
import type { Turns } from './navigation-turns.ts';
import { startVisitorProcess, type VisitorProcess } from './visitor-process.ts';

/** What came of a job: `lost` when no process could say. */
interface Answer<Kind extends VisitKind> {
  readonly outcome: OutcomeOf<Kind>;
  readonly lost: boolean;
}

/** The parent’s end of one visiting process. */
export interface Visitor {
  /** Never throws; a dead or late process ends in the kind’s own word for it. One job in turn at a time. */
  ask<Kind extends VisitKind>(
    kind: Kind,
    order: OrderOf<Kind>,
    signal: AbortSignal,
    onSeen?: OnSeen,
  ): Promise<Answer<Kind>>;
  isAlive(): boolean;
  readonly processId: number;
  /** Works on something. */
  isBusy(): boolean;
  /** From now on it has what a sign-in gave. */
  give(session: SiteSession): void;
  close(): Promise<void>;
}

interface Failure {
  readonly reason: JobFailure;
  readonly detail: string;
}
interface Job {
  readonly end: (outcome: OutcomeOf<VisitKind> | 'died') => void;
  readonly deadline: Deadline;
  readonly onSeen: OnSeen;
}

const startMs = 45_000;
/** The child ends by itself at the deadline when it can; after this it is killed. */
const overtimeMs = 3_000;
const closeMs = 5_000;
const givenUp: Failure = { reason: 'cancelled', detail: '' };
const ignore = () => undefined;

interface VisitorWorld {
  readonly turns: Turns<Visitor>;
  readonly log: EngineLog;
  /** What the audit may send, over all its visitors. */
  readonly bank: TrafficBank;
}

/** Starts a process; its browser is ready when the first visit begins. */
export function startVisitor(
  setup: ChildSetup,
  { turns, log, bank }: VisitorWorld,
  onVersion: (version: string) => void,
): Visitor {
  const jobs = new Map<number, Job>();
  let lastJob = 0;
  /** The one that loads in turn. */
  let visiting: number | null = null;
  let beat: Beat | null = null;
  const deadline = () => (visiting === null ? null : (jobs.get(visiting)?.deadline ?? null));

  function hear(message: FromChild): void {
    if (message.type === 'ready') onVersion(message.browserVersion);
    else if (message.type === 'log') log[message.level](message.data, message.message);
    else if (message.type === 'done') jobs.get(message.job)?.end(message.outcome);
    else if (message.type === 'beat') {
      const { sight, isWhole } = message;
      beat = { at: performance.now(), sight, isWhole };
    } else if (message.type === 'seen') jobs.get(message.job)?.onSeen(message.facts, message.html);
    else if (message.type === 'turn-over') turns.release(visitor);
    else if (message.type === 'sent') bank.settle(message.party, message.left, message.done);
    else if (message.type === 'may-send') void grant(bank, message).then(child.send);
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

  const clock = machineClock(() => [child.processId], process.pid);

  function failed(failure: Failure): Failure {
    child.kill();
    return failure;
  }

  async function ask<Kind extends VisitKind>(
    kind: Kind,
    order: OrderOf<Kind>,
    signal: AbortSignal,
    onSeen: OnSeen = ignore,
  ): Promise<Answer<Kind>> {
    const lost = ({ reason, detail }: Failure): Answer<Kind> => ({
      outcome: visitKinds[kind].failed(order, reason, detail),
      lost: true,
    });
    const missing = await whyNotReady(child, clock, log);
    if (missing) return lost(failed(missing));
    if (signal.aborted) return lost(failed(givenUp));
    lastJob += 1;
    const id = lastJob;
    return new Promise((resolve) => {
      const settle = (answer: Answer<Kind>) => {
        jobs.get(id)?.deadline.cancel();
        jobs.delete(id);
        signal.removeEventListener('abort', onAbort);
        resolve(answer);
      };
      const onAbort = () => settle(lost(failed(givenUp)));
      signal.addEventListener('abort', onAbort, { once: true });
      const { deadlineMs } = order;
      const time = pageTime(clock, child.processId);
      beat = null;
      const onLate = async () => {
        const why = await blameLate(child.processId, beat, time.machine, time.hasWorked(deadlineMs));
        if (jobs.has(id)) settle(lost(failed(why)));
      };
      jobs.set(id, {
        onSeen,
        end: (outcome) =>
          settle(
            outcome === 'died'
              ? lost(failed({ reason: 'incident', detail: child.lastWords() }))
              : // The process answers a job with an outcome of its kind.
                { outcome: outcome as OutcomeOf<Kind>, lost: false },
          ),
        deadline: startDeadline(deadlineMs + overtimeMs, () => void onLate(), time.clock),
      });
      if (visitKinds[kind].inTurn) visiting = id;
      child.send({ type: 'job', job: id, kind, order } as JobMessage);
    });
  }

  const visitor: Visitor = {
    async ask(kind, order, signal, onSeen) {
      const answer = await ask(kind, order, signal, onSeen);
      if (visitKinds[kind].inTurn) {
        visiting = null;
        turns.release(visitor);
      }
      return answer;
    },
    isAlive: () => !child.isDead(),
    processId: child.processId,
    isBusy: () => jobs.size > 0,
    give: (session) => child.send({ type: 'session', session }),
    close: () => closeInTime(child),
  };
  return visitor;
}

async function grant(
  bank: TrafficBank,
  { ask, party }: Extract<FromChild, { type: 'may-send' }>,
): Promise<ToChild> {
  return { type: 'may', ask, granted: await bank.grant(party) };
}

/** What a page has of the machine from now on; `ours`: the process that visits it. */
function pageTime(clock: MachineClock, ours: number) {
  const before = clock.times();
  const began = clock.now();
  const longestRun = () => longestRunMs(before, clock.times(), ours);
  return {
    /** A busy machine gives a page more time, but no thread of it more work. */
    clock: { ...clock, now: () => Math.max(clock.now() - began, longestRun()) },
    machine: () => machineSince(before, clock.times()),
    /** One thread of it worked so long. */
    hasWorked: (ms: number) => longestRun() >= ms,
  };
}

/** In good order when it can, by force when it is late. */
async function closeInTime(child: VisitorProcess): Promise<void> {
  child.disconnect();
  const late = startDeadline(closeMs, () => child.kill());
  await child.gone;
  late.cancel();
}

/** Waits for the browser. @returns why there is none to work with, else null */
async function whyNotReady(
  child: VisitorProcess,
  clock: MachineClock,
  log: EngineLog,
): Promise<Failure | null> {
  const before = clock.times();
  const starting = startDeadline(startMs, () => child.giveUp('the browser did not start in time'), clock);
  try {
    await child.ready;
    return null;
  } catch (error) {
    log.warn({ error, lastWords: child.lastWords() }, browserEvents.missing);
    const told = error instanceof Error ? error.message : '';
    return blameMissing(machineSince(before, clock.times()), told);
  } finally {
    starting.cancel();
  }
}
