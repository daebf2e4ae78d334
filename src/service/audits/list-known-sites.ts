import type { KnownSite } from '#contract/known-site.ts';
import { listKnownSites as listRows } from '#store/known-sites.ts';
import type { Deps } from '../deps.ts';
import { seesHost, type Viewer } from '../viewer.ts';
import { choicesOf } from './read-audit-choices.ts';

/** The sites of a space that its reader sees, each with the settings of its last audit, the newest first. */
export async function listKnownSites(
  { db }: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid' | 'space'>,
): Promise<KnownSite[]> {
  const rows = await listRows(db, viewer.uid);
  return rows.flatMap(({ reached, ...row }) => {
    if (!seesHost(viewer, row.host)) return [];
    return [
      {
        host: row.host,
        auditId: row.id,
        finishedAt: new Date(row.finishedAt).toISOString(),
        choices: choicesOf({ ...row, url: reached ?? row.url }),
        hasAccess: row.hasAccess,
        journeyCount: row.journeyCount,
      },
    ];
  });
}
