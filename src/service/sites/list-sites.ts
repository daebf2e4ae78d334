import type { AuditFigures } from '#contract/audit-figures.ts';
import type { SiteScore, SiteSummary } from '#contract/sites.ts';
import { type Theme, themeIds } from '#contract/themes.ts';
import { listSiteRows } from '#store/sites.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';

/** The person’s sites, by name, each with its newest score and the comparable one before. */
export async function listSites(deps: Pick<Deps, 'db'>, viewer: Pick<Viewer, 'uid'>): Promise<SiteSummary[]> {
  const rows = await listSiteRows(deps.db, viewer.uid);
  return rows.map((row) => ({
    host: row.host,
    auditId: row.id,
    ...scoreOf(row.score, row.figures?.upTo),
    themes: themesOf(row.themeScores, row.figures),
    before: row.hasBefore ? scoreOf(row.scoreBefore, row.upToBefore) : null,
    pageCount: row.pageCount,
    finishedAt: new Date(row.finishedAt).toISOString(),
    auditCount: row.auditCount,
    nextRunAt: row.nextRunAt === null ? null : new Date(row.nextRunAt).toISOString(),
  }));
}

/** A score as stored beside its figures. */
export function scoreOf(score: number | null, upTo: number | null | undefined): SiteScore {
  return upTo === null || upTo === undefined ? { score } : { score, upTo };
}

/** The scores of all themes, as stored. */
export function themesOf(
  scores: Partial<Record<Theme, number | null>> | null,
  figures: AuditFigures | null,
): SiteSummary['themes'] {
  return Object.fromEntries(
    themeIds.map((id) => [id, scoreOf(scores?.[id] ?? null, figures?.themesUpTo?.[id])]),
  );
}
