import type { VisitPool, Wanted } from '#engine/ports/visit.ts';

const notLookedAt = { kind: 'failed', detail: 'not looked at' } as const;

/** That pool for an audit of which some artifacts of its pages are looked at, and nothing that loads its home page again. */
export function lookingPool(pool: VisitPool, only: Wanted): VisitPool {
  return {
    ...pool,
    visit: (order, signal, onSeen) => pool.visit({ ...order, only }, signal, onSeen),
    measure: async () => notLookedAt,
    choose: async () => notLookedAt,
  };
}
