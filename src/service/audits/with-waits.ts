import type { AuditRow } from '#store/audits.ts';
import type { Deps } from '../deps.ts';
import { auditJobId } from './enqueue-audit.ts';

/** The same audits, those that wait for another of their site saying so. Asks nothing when none waits. */
export async function withWaits(
  deps: Pick<Deps, 'db' | 'queue'>,
  audits: readonly AuditRow[],
): Promise<AuditRow[]> {
  const jobOf = ({ id, round }: AuditRow) => auditJobId(id, round);
  const queued = audits.filter(({ status }) => status === 'queued');
  const waiting = await deps.queue.waitingForTurn(deps.db, queued.map(jobOf));
  return audits.map((audit) =>
    waiting.has(jobOf(audit)) ? { ...audit, progress: { ...audit.progress, waits: 'site' } } : audit,
  );
}
