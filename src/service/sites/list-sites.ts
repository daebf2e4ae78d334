import type { SiteSummary } from '#contract/api/sites.ts';
import { type Theme, themeIds } from '#contract/themes.ts';
import { listSiteRows } from '#store/sites.ts';
import type { Deps } from '../deps.ts';
import { seesHost, type Viewer } from '../viewer.ts';

/** The person’s sites, by name, each with its newest score and the comparable one before. */
export async function listSites(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid' | 'space'>,
): Promise<SiteSummary[]> {
  const rows = (await listSiteRows(deps.db, viewer.uid)).filter(({ host }) => seesHost(viewer, host));
  return rows.map((row) => ({
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
  }));
}

/** The scores of all themes, as stored. */
export function themesOf(
  scores: Partial<Record<Theme, number | null>> | null,
  upTo: Partial<Record<Theme, number>> | null,
): SiteSummary['themes'] {
  return Object.fromEntries(themeIds.map((id) => [id, { score: scores?.[id] ?? null, upTo: upTo?.[id] }]));
}
