import type { SiteSession } from '../browser/session.ts';
import { createTrafficLedger, type TrafficLedger } from '../browser/traffic-ledger.ts';
import { browserEvents, type EngineLog, silentLog } from '../engine-log.ts';
import {
  type JobFailure,
  type OnSeen,
  type OrderOf,
  type OutcomeOf,
  type VisitKind,
  type VisitPool,
  type VisitWork,
  visitKinds,
} from '../ports/visit.ts';
import type { ChildSetup } from './messages.ts';
import { createTurns } from './navigation-turns.ts';
import { createSignedPool } from './signed-pool.ts';
import { slotCount } from './slot-count.ts';
import { startVisitor, type Visitor } from './visitor.ts';

export interface VisitPoolOptions
  extends Pick<ChildSetup, 'executablePath' | 'policy' | 'publicUrl'>,
    Partial<Pick<ChildSetup, 'memoryLimitBytes' | 'browserFlags' | 'access'>> {
  /** Pages side by side; one loads while the others are analysed. Default: `slotCount`. */
  readonly slots?: number;
  /** Start the first process at once, for a visit that is sure to come. Default: no. */
  readonly ready?: boolean;
  /** Pages a process visits before a new one takes its place: it keeps some megabytes of each. Default 10. */
  readonly pagesPerProcess?: number;
  /** As `EngineWorld.sharedBy`: pages load so much less often. */
  readonly sharedBy?: () => number;
  readonly log?: EngineLog;
  /** Counts what the audit sends to others. Default: one of its own. */
  readonly ledger?: TrafficLedger;
}

type AnyAsk = [OrderOf<VisitKind>, AbortSignal, OnSeen?];

const givenUp: [JobFailure, string] = ['cancelled', ''];

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

function setupOf(options: VisitPoolOptions): ChildSetup {
  const {
    executablePath,
    policy,
    publicUrl,
    memoryLimitBytes = 1_500_000_000,
    browserFlags = [],
    access,
  } = options;
  return { executablePath, policy, publicUrl, memoryLimitBytes, browserFlags, ...(access && { access }) };
}

/*
 *   audit ── visit, measure ──▶ places (slots) ──▶ idle process, or a new one ─┐
 *     │                                                                        ▼
 *     └───── choose (beside) ───────────────────▶ a process that works already: visitor.ts ⇄ visit-child.ts
 *                                                   │ job ▶   ◀ done, seen        one browser, one guard proxy
 *                                                   │ wants-turn ▶ navigation-turns.ts: one page loads at a time
 *                                                   │ dead, late ▶ the kind's own word for it (`visitKinds`)
 *   after 10 pages, or too much memory: the process ends, the next page gets a new one
 */

/**
 * Child processes that visit pages, one browser each, started when first needed. A visit always ends in an outcome:
 * a page that hangs or kills its process costs that process, and the next page gets a new one.
 */
export function createVisitPool(options: VisitPoolOptions): VisitPool {
  const { slots = slotCount(), pagesPerProcess = 10 } = options;
  const { log = silentLog, ledger = createTrafficLedger() } = options;
  const setup = setupOf(options);
  const turns = createTurns<Visitor>({ ...(options.sharedBy && { sharedBy: options.sharedBy }) });
  const idle: Visitor[] = [];
  const alive = new Set<Visitor>();
  const leaving = new Set<Promise<void>>();
  const served = new WeakMap<Visitor, number>();
  const places = createPlaces(slots);
  let version = '';
  let closed = false;
  let session: SiteSession | null = null;

  function start(): Visitor {
    const started = startVisitor(setup, { turns, log, bank: ledger }, (found) => {
      version = found;
    });
    if (session) started.give(session);
    alive.add(started);
    return started;
  }
  function forget(dead: Visitor): void {
    alive.delete(dead);
    if (idle.includes(dead)) idle.splice(idle.indexOf(dead), 1);
  }

  /** What may work again waits for it; consent visits beside it let a worn one go on. */
  function putBack(used: Visitor): void {
    const pages = (served.get(used) ?? 0) + 1;
    served.set(used, pages);
    if (!used.isAlive()) forget(used);
    else if (pages < pagesPerProcess || used.isBusy()) idle.push(used);
    else {
      log.info({ pages }, browserEvents.renewed);
      forget(used);
      const gone = used.close().finally(() => leaving.delete(gone));
      leaving.add(gone);
    }
  }

  /** In a process of its own once one is free; not at all when the audit no longer wants it by then. */
  async function inSlot<Kind extends VisitKind>(
    kind: Kind,
    order: OrderOf<Kind>,
    signal: AbortSignal,
    onSeen?: OnSeen,
  ): Promise<OutcomeOf<Kind>> {
    await places.take();
    try {
      if (signal.aborted || closed) return visitKinds[kind].failed(order, ...givenUp);
      if (kind === 'visit') ledger.addPage();
      const ready = idle.pop();
      const used = ready?.isAlive() ? ready : start();
      const { outcome } = await used.ask(kind, order, signal, onSeen);
      putBack(used);
      return outcome;
    } finally {
      places.leave();
    }
  }

  /** In a process that runs already. A page visited beside it may cost both their process: then once more. */
  async function beside<Kind extends VisitKind>(
    kind: Kind,
    order: OrderOf<Kind>,
    signal: AbortSignal,
  ): Promise<OutcomeOf<Kind>> {
    for (let tries = 1; ; tries += 1) {
      if (signal.aborted || closed) return visitKinds[kind].failed(order, ...givenUp);
      let used = [...alive].find((one) => one.isAlive());
      if (!used) {
        used = start();
        idle.push(used);
      }
      const { outcome, lost } = await used.ask(kind, order, signal);
      if (used.isAlive()) return outcome;
      forget(used);
      if (!lost || tries === 2) return outcome;
    }
  }

  if (options.ready) idle.push(start());
  const methods = Object.entries(visitKinds).map(([kind, { inTurn }]) => [
    kind,
    (...asked: AnyAsk) => (inTurn ? inSlot : beside)(kind as VisitKind, ...asked),
  ]);
  const pool: VisitPool = {
    ...(Object.fromEntries(methods) as VisitWork),
    browserVersion: () => version,
    processIds: () => [...alive].map(({ processId }) => processId),
    keepApart: turns.keepApart,
    async close() {
      closed = true;
      await Promise.all([...leaving, ...[...alive].map((one) => one.close())]);
      alive.clear();
    },
  };
  const give = (given: SiteSession) => {
    session = given;
    for (const one of alive) one.give(given);
  };
  return options.access?.signIn ? createSignedPool(pool, options.access, give) : pool;
}
