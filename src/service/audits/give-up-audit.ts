import type { JobHandler } from '#platform/queue.ts';
import type { Deps } from '../deps.ts';
import { failAudit, type SettleDeps } from './settle-audit.ts';

/** The `audit-dead` job: an audit whose retries are exhausted ends in `error`, once, and its owner is told. */
export function giveUpAuditJob(deps: SettleDeps & Pick<Deps, 'log'>): JobHandler<'audit-dead'> {
  return async ({ data }) => {
    const givenUp = await deps.db.transaction((tx) =>
      failAudit(deps, tx, data.auditId, 'engine/crashed', (audit) => audit.round === data.round),
    );
    if (givenUp) deps.log.error({ audit: data.auditId }, 'audit given up after its retries');
  };
}
