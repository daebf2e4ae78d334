import type { SiteSummary } from '#contract/api/sites.ts';
import { type Theme, themeIds } from '#contract/themes.ts';
import { countSites, listSiteRows, type SiteRow } from '#store/sites.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';

/** The person’s sites, by name, each with its newest score and the comparable one before. */
export async function listSites(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid' | 'space'>,
): Promise<SiteSummary[]> {
  const rows = await listSiteRows(deps.db, viewer.uid, { hosts: viewer.space.hosts, part: null });
  return rows.map(siteOf);
}

/** Some of the sites, the last audited first, and how many there are in all. */
export async function listSitePage(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid' | 'space'>,
  part: { readonly limit: number; readonly offset: number },
): Promise<{ sites: SiteSummary[]; total: number }> {
  const { hosts } = viewer.space;
  const rows = await listSiteRows(deps.db, viewer.uid, { hosts, part });
  const isBeyond = rows.length === 0 && part.offset > 0;
  const total = isBeyond ? await countSites(deps.db, viewer.uid, hosts) : (rows[0]?.siteCount ?? 0);
  return { sites: rows.map(siteOf), total };
}

function siteOf(row: SiteRow): SiteSummary {
  return {
    host: row.host,
    auditId: row.id,
    score: row.score,
    upTo: row.scoreUpTo,
    themes: themesOf(row.themeScores, row.themesUpTo),
    before: row.hasBefore
      ? {
          score: row.scoreBefore,
          upTo: row.upToBefore,
          pageCount: row.pagesBefore,
          themes: themesOf(row.themesBefore, row.themesUpToBefore),
        }
      : null,
    danger: row.danger,
    picture: row.picture ?? null,
    scores: (row.scores ?? []).toReversed(),
    pageCount: row.pageCount,
    finishedAt: new Date(row.finishedAt).toISOString(),
    auditCount: row.auditCount,
    nextRunAt: row.nextRunAt === null ? null : new Date(row.nextRunAt).toISOString(),
  };
}

/** The scores of all themes, as stored. */
export function themesOf(
  scores: Partial<Record<Theme, number | null>> | null,
  upTo: Partial<Record<Theme, number>> | null,
): SiteSummary['themes'] {
  return Object.fromEntries(themeIds.map((id) => [id, { score: scores?.[id] ?? null, upTo: upTo?.[id] }]));
}
