import type { AskedVisit, DoneVisit } from '../ports/shared-visits.ts';
import {
  type OrderOf,
  type OutcomeOf,
  type VisitKind,
  type VisitPool,
  type VisitWork,
  visitKinds,
} from '../ports/visit.ts';

/**
 * Does what another process was asked, in the pool’s places; each outcome is told as soon as it is there, by its key. What
 * an abort cuts short has no outcome: it is asked again elsewhere.
 */
export async function visitBatch(
  visits: readonly { readonly key: string; readonly asked: AskedVisit }[],
  pool: VisitPool,
  signal: AbortSignal,
  onDone: (key: string, done: DoneVisit) => void,
): Promise<void> {
  await Promise.all(
    visits.map(async ({ key, asked }) => {
      const outcome = await visitOnce(asked.kind, asked.order, pool, signal);
      if (!signal.aborted) onDone(key, { outcome, browserVersion: pool.browserVersion() });
    }),
  );
}

async function visitOnce<Kind extends VisitKind>(
  kind: Kind,
  order: OrderOf<Kind>,
  pool: VisitPool,
  signal: AbortSignal,
): Promise<OutcomeOf<Kind>> {
  try {
    const work = pool[kind] as VisitWork[Kind];
    return await work(order, signal);
  } catch (error) {
    const words = error instanceof Error ? error.message.slice(0, 200) : '';
    return visitKinds[kind].failed(order, 'incident', words);
  }
}
