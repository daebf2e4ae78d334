import type { AuditSummary } from '#contract/api/audits.ts';
import { type AuditPage, countCancelledOf, listAuditsOf } from '#store/audits.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { summariseAudit } from './summarise-audit.ts';

/** One page of the space’s audits, newest first; for a client, those of their sites. */
export async function listAudits(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'> & Partial<Pick<Viewer, 'space'>>,
  page: AuditPage,
): Promise<{ items: AuditSummary[]; total: number; nextCursor: string | null }> {
  const { rows, ...rest } = await listAuditsOf(deps.db, viewer.uid, {
    ...page,
    hosts: viewer.space?.hosts ?? null,
  });
  return { items: rows.map(summariseAudit), ...rest };
}

/** How many of the space’s audits were cancelled; for a client, of their sites. */
export async function countCancelled(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid' | 'space'>,
): Promise<number> {
  return countCancelledOf(deps.db, viewer.uid, viewer.space.hosts);
}
