import { batchPages } from '#contract/shared-visits.ts';
import type { AskedVisit, SharedVisits } from '../ports/shared-visits.ts';
import {
  type OnSeen,
  type OrderOf,
  type OutcomeOf,
  type VisitKind,
  type VisitPool,
  type VisitWork,
  visitKinds,
} from '../ports/visit.ts';

/*
 *   visits 1 … 12, and what is asked beside them ──▶ own pool
 *   visit 13 and everything after ────────────────▶ SharedVisits: whoever is free
 *                       own pool idle ────────────▶ it closes, `leftPlace`
 */

/**
 * A pool that visits a first batch of pages itself and hands over the rest. It owns `own` and closes it as soon as
 * nothing will be visited here any more. A visit handed over has no deadline while it waits. A site that asks for seconds
 * between two pages is visited from here alone.
 * @param stays journeys follow, which are replayed here: everything is visited here. An audit that kept its place and waited for
 *   others to visit would wait for itself where that place is the only one.
 */
export function createSharedPool(own: VisitPool, shared: SharedVisits, stays = false): VisitPool {
  let asked = 0;
  let busy = 0;
  let handsOver = false;
  let alone = stays;
  let left: Promise<void> | null = null;
  /** Of the browser that saw the home page; another’s only where there was none. */
  let ownVersion = '';
  let otherVersion = '';

  function leaveWhenIdle(): void {
    if (!handsOver || busy > 0 || left) return;
    ownVersion = own.browserVersion();
    left = own.close().catch(() => undefined);
    void left.then(shared.leftPlace);
  }

  async function here<Kind extends VisitKind>(
    kind: Kind,
    order: OrderOf<Kind>,
    signal: AbortSignal,
    onSeen?: OnSeen,
  ): Promise<OutcomeOf<Kind>> {
    busy += 1;
    try {
      const work = own[kind] as VisitWork[Kind];
      return await work(order, signal, onSeen);
    } finally {
      busy -= 1;
      leaveWhenIdle();
    }
  }

  async function elsewhere<Kind extends VisitKind>(
    kind: Kind,
    order: OrderOf<Kind>,
    signal: AbortSignal,
    onSeen?: OnSeen,
  ): Promise<OutcomeOf<Kind>> {
    leaveWhenIdle();
    try {
      const { outcome, browserVersion } = await shared.ask({ kind, order } as AskedVisit, signal);
      otherVersion ||= browserVersion;
      if (outcome.kind === 'page') onSeen?.(outcome.facts, outcome.html);
      // Whoever visits answers with an outcome of the kind that was asked.
      return outcome as OutcomeOf<Kind>;
    } catch (error) {
      const words = error instanceof Error ? error.message.slice(0, 200) : '';
      return visitKinds[kind].failed(order, signal.aborted ? 'cancelled' : 'incident', words);
    }
  }

  const work: VisitWork = {
    visit(order, signal, onSeen) {
      // What a journey types in secret is in this process alone.
      if (order.journey) return here('visit', order, signal, onSeen);
      asked += 1;
      handsOver ||= asked > batchPages && !alone;
      return (handsOver && asked > batchPages ? elsewhere : here)('visit', order, signal, onSeen);
    },
    measure: (order, signal) => (left ? elsewhere : here)('measure', order, signal),
    choose: (order, signal) => (left ? elsewhere : here)('choose', order, signal),
    // What opens the site is in this process.
    signIn: (order, signal) => here('signIn', order, signal),
    trial: (order, signal) => here('trial', order, signal),
  };
  return {
    ...work,
    handsOver: () => handsOver,
    keepApart(gapMs) {
      alone = stays || gapMs > 0;
      own.keepApart(gapMs);
    },
    browserVersion: () => ownVersion || own.browserVersion() || otherVersion,
    processIds: () => (left ? [] : own.processIds()),
    close: () => left ?? own.close(),
  };
}
