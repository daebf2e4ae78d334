import type { AuditSummary } from '#contract/api/audits.ts';
import { type AuditPage, listAuditsOf } from '#store/audits.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { summariseAudit } from './summarise-audit.ts';

/** One page of the person’s own audits, newest first. */
export async function listAudits(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
  page: AuditPage,
): Promise<{ items: AuditSummary[]; total: number; nextCursor: string | null }> {
  const { rows, ...rest } = await listAuditsOf(deps.db, viewer.uid, page);
  return { items: rows.map(summariseAudit), ...rest };
}
