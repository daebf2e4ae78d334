import type { AuditSummary } from '#contract/api/audits.ts';
import { listUnfinished as listRows } from '#store/audits.ts';
import type { Deps } from '../deps.ts';
import { seesHost, type Viewer } from '../viewer.ts';
import { summariseAudit } from './summarise-audit.ts';
import { withWaits } from './with-waits.ts';

/** The person’s audits that wait or run, the running ones first. */
export async function listUnfinished(
  deps: Pick<Deps, 'db' | 'queue'>,
  viewer: Pick<Viewer, 'uid' | 'space'>,
): Promise<AuditSummary[]> {
  const rows = await listRows(deps.db, viewer.uid);
  const seen = rows.filter(({ host }) => seesHost(viewer, host));
  return (await withWaits(deps, seen)).map(summariseAudit);
}
