import type { NotAnalysedReason } from '#contract/report.ts';
import { type EngineLog, silentLog } from '../engine-log.ts';
import type { ChoiceOrder, ChoiceOutcome, VisitOutcome, VisitPool, VisitRequest } from '../visit.ts';
import type { ChildSetup } from './messages.ts';
import { createTurns } from './navigation-turns.ts';
import { startVisitor, type Visitor } from './visitor.ts';

export interface VisitPoolOptions
  extends Pick<ChildSetup, 'executablePath' | 'policy' | 'publicUrl'>,
    Partial<Pick<ChildSetup, 'pagesPerBrowser' | 'memoryLimitBytes'>> {
  /** Pages side by side; one loads while the others are analysed. Default 2. */
  readonly slots?: number;
  readonly log?: EngineLog;
}

/**
 * Child processes that visit pages, one browser each, started when first needed. A visit always ends in an outcome:
 * a page that hangs or kills its process costs that process, and the next page gets a new one.
 */
export function createVisitPool(options: VisitPoolOptions): VisitPool {
  const { slots = 2, log = silentLog } = options;
  const setup: ChildSetup = {
    executablePath: options.executablePath,
    policy: options.policy,
    publicUrl: options.publicUrl,
    pagesPerBrowser: options.pagesPerBrowser ?? 50,
    memoryLimitBytes: options.memoryLimitBytes ?? 2_500_000_000,
  };
  const turns = createTurns<Visitor>();
  const idle: Visitor[] = [];
  const alive = new Set<Visitor>();
  const waiting: (() => void)[] = [];
  let busy = 0;
  let version = '';
  let closed = false;

  async function freeSlot(): Promise<void> {
    if (busy >= slots) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
  }
  function leaveSlot(): void {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
  function visitor(): Visitor {
    const ready = idle.pop();
    if (ready?.isAlive()) return ready;
    const started = startVisitor(setup, turns, log, (found) => {
      version = found;
    });
    alive.add(started);
    return started;
  }

  /** Works in a process of its own once one is free; `givenUp` when the audit no longer wants it by then. */
  async function inSlot<Outcome>(
    signal: AbortSignal,
    givenUp: Outcome,
    work: (used: Visitor) => Promise<Outcome>,
  ): Promise<Outcome> {
    await freeSlot();
    try {
      if (signal.aborted || closed) return givenUp;
      const used = visitor();
      const outcome = await work(used);
      if (used.isAlive()) idle.push(used);
      else alive.delete(used);
      return outcome;
    } finally {
      leaveSlot();
    }
  }
  function visit(request: VisitRequest, signal: AbortSignal): Promise<VisitOutcome> {
    const reason: NotAnalysedReason = 'cancelled';
    const givenUp: VisitOutcome = { kind: 'not-analysed', url: request.url, reason, detail: '' };
    return inSlot(signal, givenUp, (used) => used.visit(request, signal));
  }
  function choose(order: ChoiceOrder, signal: AbortSignal): Promise<ChoiceOutcome> {
    const givenUp: ChoiceOutcome = { kind: 'failed', detail: 'arrêt des visites' };
    return inSlot(signal, givenUp, (used) => used.choose(order, signal));
  }

  return {
    visit,
    choose,
    browserVersion: () => version,
    async close() {
      closed = true;
      await Promise.all([...alive].map((one) => one.close()));
      alive.clear();
    },
  };
}
