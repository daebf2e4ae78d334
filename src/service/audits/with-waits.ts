import type { AuditRow } from '#store/audits.ts';
import type { Deps } from '../deps.ts';
import { auditJobId } from './queue-audit.ts';

/** The same audits, those that wait saying why and how many audits go first. Asks nothing when none waits. */
export async function withWaits(
  deps: Pick<Deps, 'db' | 'queue'>,
  audits: readonly AuditRow[],
): Promise<AuditRow[]> {
  const jobOf = ({ id, round }: AuditRow) => auditJobId(id, round);
  const queued = audits.filter(({ status }) => status === 'queued');
  const places = await deps.queue.places(deps.db, queued.map(jobOf));
  return audits.map((audit) => {
    const place = places.get(jobOf(audit));
    if (!place) return audit;
    // A machine that gave it back says more than its place in the order.
    const waits = place.why === 'place' ? (audit.progress.waits ?? place.why) : place.why;
    return { ...audit, progress: { ...audit.progress, waits, before: place.before } };
  });
}
