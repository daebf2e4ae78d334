import type { AuditScope } from '#contract/audit-words.ts';
import { deviceLabels } from '#contract/audit-words.ts';
import { AppError } from '#contract/errors.ts';
import { countOf } from '#contract/french.ts';
import type { HistorySeries, SiteHistory } from '#contract/sites.ts';
import { siteProfiles } from '#contract/themes.ts';
import { listPointsOf, listSeriesOf } from '#store/sites.ts';
import { choicesOf } from '../audits/read-audit-choices.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { themesOf } from './list-sites.ts';

/** Audits a curve shows at most: two years of every week. */
const pointsShown = 104;

/**
 * The history of one of the person’s sites: the series asked for, or that of an audit, or the one of the newest audit of
 * the whole site.
 * @throws AppError `request/not-found` for a site without a finished audit of this person.
 */
export async function readSiteHistory(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
  host: string,
  asked: { readonly series?: string | null; readonly auditId?: string | null } = {},
): Promise<SiteHistory> {
  const audits = await listSeriesOf(deps.db, viewer.uid, host);
  const first =
    audits.find(({ key }) => key === asked.series) ??
    audits.find(({ id }) => id === asked.auditId) ??
    audits.find(({ scope }) => scope === 'site') ??
    audits[0];
  if (!first) throw new AppError('request/not-found');
  const rows = await listPointsOf(deps.db, viewer.uid, host, first.key, pointsShown);
  return {
    host,
    series: seriesOf(audits),
    shown: first.key,
    points: rows.flatMap(
      ({ id, score, scoreUpTo, themeScores, themesUpTo, figures, pageCount, finishedAt }) =>
        finishedAt === null
          ? []
          : [
              {
                auditId: id,
                finishedAt: finishedAt.toISOString(),
                score,
                upTo: scoreUpTo,
                themes: themesOf(themeScores, themesUpTo),
                pageCount,
                figures,
              },
            ],
    ),
  };
}

type AuditOfSite = Awaited<ReturnType<typeof listSeriesOf>>[number];

function seriesOf(audits: readonly AuditOfSite[]): HistorySeries[] {
  return [...Map.groupBy(audits, ({ key }) => key)].flatMap(([key, [audit, ...others]]) =>
    audit ? [{ key, label: labelOf(audit), auditCount: others.length + 1 }] : [],
  );
}

function scopeOf(scope: AuditScope, maxPages: number, path: string): string {
  if (scope === 'page') return `Page ${path}`;
  if (scope === 'sample') return `Échantillon de ${countOf(maxPages, 'page', 'pages')}`;
  if (scope === 'list') return `Liste de ${countOf(maxPages, 'page', 'pages')}`;
  return `Tout le site, ${countOf(maxPages, 'page', 'pages')} au plus`;
}

/** « Tout le site, 10 pages au plus, téléphone, 2 exclusions » */
function labelOf(audit: AuditOfSite): string {
  const { url, scope, maxPages, device, profile, exclude, ignoreRobots } = choicesOf(audit);
  const { pathname, search } = new URL(url);
  return [
    scopeOf(scope, maxPages, `${pathname}${search}`),
    deviceLabels[device],
    ...(profile === null ? [] : [siteProfiles[profile].toLowerCase()]),
    ...(exclude.length > 0 ? [countOf(exclude.length, 'exclusion', 'exclusions')] : []),
    ...(ignoreRobots ? ['robots.txt écarté'] : []),
  ].join(', ');
}
