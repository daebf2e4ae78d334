import type { VisitPool, Wanted } from '#engine/ports/visit.ts';

const notLookedAt = { kind: 'failed', detail: 'not looked at' } as const;

/** That pool for an audit whose loads are not looked at: its home page is not loaded again to be measured. */
export const unmeasuredPool = (pool: VisitPool): VisitPool => ({ ...pool, measure: async () => notLookedAt });

/** That pool for an audit of which some artifacts of its pages are looked at, and nothing that loads its home page again. */
export const lookingPool = (pool: VisitPool, only: Wanted): VisitPool => ({
  ...unmeasuredPool(pool),
  visit: (order, signal, onSeen) => pool.visit({ ...order, only }, signal, onSeen),
  choose: async () => notLookedAt,
});
