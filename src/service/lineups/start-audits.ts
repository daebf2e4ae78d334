import type { RefusedStart } from '#contract/api/lineups.ts';
import { isChosen, type StartAuditRequest } from '#contract/audit.ts';
import { isAppError } from '#contract/errors.ts';
import { findAuditPages } from '#store/audit-pages.ts';
import { type AuditRow, isActive } from '#store/audits.ts';
import { listLineupAudits, listNewestAudits } from '#store/lineups.ts';
import { choicesOf } from '../audits/read-audit-choices.ts';
import { type StartAuditDeps, startAudit } from '../audits/start-audit.ts';
import type { Viewer } from '../viewer.ts';
import { standingFor } from './read-lineup.ts';

/**
 * Starts an audit of each site, as the one that stands for it was asked for, else of the whole site as from a phone: ordinary
 * audits, each held to the plan, to the site’s own limit and to its opt-out. What is refused is told; a site whose audit waits or runs
 * is left.
 */
export async function startAudits(
  deps: StartAuditDeps,
  viewer: Pick<Viewer, 'uid'> & Partial<Pick<Viewer, 'personUid'>>,
  urls: readonly URL[],
): Promise<{ started: number; refused: RefusedStart[] }> {
  const hosts = urls.map(({ host }) => host);
  if (hosts.length === 0) return { started: 0, refused: [] };
  const newest = await listNewestAudits(deps.db, viewer.uid, hosts);
  const done = await listLineupAudits(deps.db, viewer.uid, hosts);
  const refused: RefusedStart[] = [];
  let started = 0;
  for (const { host, href } of urls) {
    if (newest.some((audit) => audit.host === host && isActive(audit.status))) continue;
    try {
      await startAudit(deps, viewer, await asBefore(deps, standingFor(done, host), href));
      started += 1;
    } catch (error) {
      if (!isAppError(error)) throw error;
      refused.push({ host, message: error.message });
    }
  }
  return { started, refused };
}

async function asBefore(
  { db }: Pick<StartAuditDeps, 'db'>,
  audit: AuditRow | null,
  url: string,
): Promise<StartAuditRequest> {
  if (audit === null) return { url, scope: 'site' };
  const pages = isChosen(audit.scope) ? await findAuditPages(db, audit.id) : null;
  const { profile, maxPages, ...choices } = choicesOf({ ...audit, pages });
  const listed = choices.scope === 'sample' ? null : choices.pages;
  const { pages: _, ...asked } = choices;
  return {
    ...asked,
    ...(listed && { pages: listed }),
    ...(choices.scope === 'site' && { maxPages }),
    ...(profile !== null && { profile }),
  };
}
