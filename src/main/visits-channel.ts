import type { DoneVisit, SharedVisits } from '#engine/ports/shared-visits.ts';
import type { FromEngine } from './audit-messages.ts';

/** The engine’s end of the channel on which visits are handed to the worker. */
export function openVisitsChannel(tell: (message: FromEngine) => void): {
  readonly shared: SharedVisits;
  /** What the worker answered. */
  answer(ask: number, done: DoneVisit): void;
} {
  const waiting = new Map<number, (done: DoneVisit) => void>();
  let last = 0;
  return {
    answer(ask, done) {
      waiting.get(ask)?.(done);
      waiting.delete(ask);
    },
    shared: {
      leftPlace: () => tell({ kind: 'left' }),
      ask(asked, signal) {
        last += 1;
        const ask = last;
        const { promise, resolve, reject } = Promise.withResolvers<DoneVisit>();
        const onAbort = () => reject(signal.reason);
        waiting.set(ask, resolve);
        if (signal.aborted) onAbort();
        else signal.addEventListener('abort', onAbort, { once: true });
        tell({ kind: 'ask', ask, asked });
        return promise.finally(() => signal.removeEventListener('abort', onAbort));
      },
    },
  };
}
