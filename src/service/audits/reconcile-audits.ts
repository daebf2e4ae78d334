import { earlierBy } from '#contract/durations.ts';
import { findActive, findOwner } from '#store/audits.ts';
import type { Deps } from '../deps.ts';
import { auditJobId, queueAuditRound } from './queue-audit.ts';
import { failAudit, type SettleDeps } from './settle-audit.ts';

/** Younger audits may belong to a transaction or a dead-letter job still under way. */
const graceMs = 60_000;

/**
 * No audit waits or runs for ever: one whose job is unknown is enqueued again, one whose job ended without settling
 * it fails as our own failure. Idempotent; run at a worker’s start and every minute.
 */
export async function reconcileAudits(deps: SettleDeps & Pick<Deps, 'log'>): Promise<void> {
  const active = await findActive(deps.db, earlierBy(deps.clock.now(), graceMs));
  const jobIds = active.map((audit) => auditJobId(audit.id, audit.round));
  const states = await deps.queue.states(deps.db, 'audit', jobIds);
  for (const [index, audit] of active.entries()) {
    const state = states.get(jobIds[index] ?? '');
    if (state === 'live') continue;
    deps.log.warn({ audit: audit.id, state: state ?? 'missing' }, 'audit without a live job');
    if (state === 'ended') {
      await deps.db.transaction((tx) =>
        failAudit(deps, tx, audit.id, 'engine/crashed', (row) => row.round === audit.round),
      );
    } else {
      const owner = await findOwner(deps.db, audit.uid);
      await queueAuditRound(deps, deps.db, audit, owner?.plan ?? '');
    }
  }
}
