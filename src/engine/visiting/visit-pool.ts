import type { NotAnalysedReason } from '#contract/report.ts';
import type { PageFacts } from '../artifacts.ts';
import { type EngineLog, silentLog } from '../engine-log.ts';
import type {
  ChoiceOrder,
  ChoiceOutcome,
  MeasureOrder,
  MeasureOutcome,
  VisitOutcome,
  VisitPool,
  VisitRequest,
} from '../ports/visit.ts';
import type { ChildSetup } from './messages.ts';
import { createTurns } from './navigation-turns.ts';
import { slotCount } from './slot-count.ts';
import { startVisitor, type Visitor } from './visitor.ts';

export interface VisitPoolOptions
  extends Pick<ChildSetup, 'executablePath' | 'policy' | 'publicUrl'>,
    Partial<Pick<ChildSetup, 'memoryLimitBytes'>> {
  /** Pages side by side; one loads while the others are analysed. Default: `slotCount`. */
  readonly slots?: number;
  /** Pages a process visits before a new one takes its place: it keeps some megabytes of each. Default 10. */
  readonly pagesPerProcess?: number;
  readonly log?: EngineLog;
}

const stopped = 'arrêt des visites';

/** So many at once; others wait in order. */
function createPlaces(count: number) {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return {
    async take(): Promise<void> {
      if (busy >= count) await new Promise<void>((resolve) => waiting.push(resolve));
      else busy += 1;
    },
    leave(): void {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    },
  };
}

/**
 * Child processes that visit pages, one browser each, started when first needed. A visit always ends in an outcome:
 * a page that hangs or kills its process costs that process, and the next page gets a new one.
 */
export function createVisitPool(options: VisitPoolOptions): VisitPool {
  const { slots = slotCount(), pagesPerProcess = 10, log = silentLog } = options;
  const setup: ChildSetup = {
    executablePath: options.executablePath,
    policy: options.policy,
    publicUrl: options.publicUrl,
    memoryLimitBytes: options.memoryLimitBytes ?? 1_500_000_000,
  };
  const turns = createTurns<Visitor>();
  const idle: Visitor[] = [];
  const alive = new Set<Visitor>();
  const leaving = new Set<Promise<void>>();
  const served = new WeakMap<Visitor, number>();
  const places = createPlaces(slots);
  let version = '';
  let closed = false;

  function start(): Visitor {
    const started = startVisitor(setup, turns, log, (found) => {
      version = found;
    });
    alive.add(started);
    return started;
  }
  function forget(dead: Visitor): void {
    alive.delete(dead);
    const at = idle.indexOf(dead);
    if (at >= 0) idle.splice(at, 1);
  }

  /** What may work again waits for it; consent visits beside it let a worn one go on. */
  function putBack(used: Visitor): void {
    const pages = (served.get(used) ?? 0) + 1;
    served.set(used, pages);
    if (!used.isAlive()) forget(used);
    else if (pages < pagesPerProcess || used.isBusy()) idle.push(used);
    else {
      log.info({ pages }, 'visiting process replaced');
      forget(used);
      const gone = used.close().finally(() => leaving.delete(gone));
      leaving.add(gone);
    }
  }

  /** Works in a process of its own once one is free; `givenUp` when the audit no longer wants it by then. */
  async function inSlot<Outcome>(
    signal: AbortSignal,
    givenUp: Outcome,
    work: (used: Visitor) => Promise<Outcome>,
  ): Promise<Outcome> {
    await places.take();
    try {
      if (signal.aborted || closed) return givenUp;
      const ready = idle.pop();
      const used = ready?.isAlive() ? ready : start();
      const outcome = await work(used);
      putBack(used);
      return outcome;
    } finally {
      places.leave();
    }
  }
  function visit(
    request: VisitRequest,
    signal: AbortSignal,
    onSeen?: (home: PageFacts) => void,
  ): Promise<VisitOutcome> {
    const reason: NotAnalysedReason = 'cancelled';
    const givenUp: VisitOutcome = { kind: 'not-analysed', url: request.url, reason, detail: '' };
    return inSlot(signal, givenUp, (used) => used.visit(request, signal, onSeen));
  }
  function measure(order: MeasureOrder, signal: AbortSignal): Promise<MeasureOutcome> {
    return inSlot(signal, { kind: 'failed', detail: stopped }, (used) => used.measure(order, signal));
  }

  /** In a process that runs already: mostly waiting, it leaves the pages their places. */
  async function choose(order: ChoiceOrder, signal: AbortSignal): Promise<ChoiceOutcome> {
    for (let tries = 1; ; tries += 1) {
      if (signal.aborted || closed) return { kind: 'failed', detail: stopped };
      let used = [...alive].find((one) => one.isAlive());
      if (!used) {
        used = start();
        idle.push(used);
      }
      const outcome = await used.choose(order, signal);
      if (used.isAlive()) return outcome;
      forget(used);
      // A page visited beside it may have cost both their process.
      if (outcome.kind === 'chosen' || tries === 2) return outcome;
    }
  }

  return {
    visit,
    measure,
    choose,
    browserVersion: () => version,
    async close() {
      closed = true;
      await Promise.all([...leaving, ...[...alive].map((one) => one.close())]);
      alive.clear();
    },
  };
}
