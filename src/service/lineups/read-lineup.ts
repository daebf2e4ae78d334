import type { KeptLineup, Lineup, LineupAudit } from '#contract/api/lineups.ts';
import { AppError } from '#contract/errors.ts';
import { profileIds } from '#contract/themes.ts';
import { compareLineup, type Entry } from '#report/lineup/compare-lineup.ts';
import { noFigures, siteFiguresOf } from '#report/lineup/site-figures.ts';
import { type AuditRow, isActive } from '#store/audits.ts';
import {
  findLineup,
  type LineupRow,
  listLineupAudits,
  listLineupRows,
  listNewestAudits,
} from '#store/lineups.ts';
import type { Deps } from '../deps.ts';
import { readMedians } from '../medians/read-medians.ts';
import { readOutline } from '../reports/read-parts.ts';
import { themesOf } from '../sites/list-sites.ts';
import { seesHost, type Viewer } from '../viewer.ts';
import { checkLineupSites } from './check-lineup.ts';

type LineupReader = Pick<Viewer, 'uid' | 'space'>;

/**
 * Sites side by side, by the newest audits of the space that were made alike. Audits of others are never looked at.
 * @throws AppError `lineup/*`; `request/not-found` for a client, of a site that is not theirs.
 */
export async function compareSites(
  deps: Pick<Deps, 'db' | 'config'>,
  viewer: LineupReader,
  typed: readonly string[],
): Promise<Lineup> {
  return lineupOf(deps, viewer, checkLineupSites(deps, typed));
}

/** The line-ups that are kept, by name; a client has those of their sites alone. */
export async function listLineups(deps: Pick<Deps, 'db'>, viewer: LineupReader): Promise<KeptLineup[]> {
  const rows = await listLineupRows(deps.db, viewer.uid);
  return rows.filter((row) => isSeen(viewer, row)).map(keptOf);
}

/** One that is kept, with its sites as they are now. @throws AppError `request/not-found`. */
export async function readLineup(
  deps: Pick<Deps, 'db'>,
  viewer: LineupReader,
  id: string,
): Promise<{ kept: KeptLineup; lineup: Lineup }> {
  const row = await findLineup(deps.db, viewer.uid, id);
  if (row === null || !isSeen(viewer, row)) throw new AppError('request/not-found');
  return { kept: keptOf(row), lineup: await lineupOf(deps, viewer, urlsOf(row)) };
}

export const urlsOf = ({ sites }: Pick<LineupRow, 'sites'>): URL[] => sites.map((site) => new URL(site));

export const keptOf = (row: LineupRow): KeptLineup => ({
  id: row.id,
  name: row.name,
  hosts: urlsOf(row).map(({ host }) => host),
  savedAt: row.savedAt.toISOString(),
});

const isSeen = (viewer: LineupReader, row: LineupRow): boolean =>
  urlsOf(row).every(({ host }) => seesHost(viewer, host));

async function lineupOf(deps: Pick<Deps, 'db'>, viewer: LineupReader, urls: readonly URL[]): Promise<Lineup> {
  if (!urls.every(({ host }) => seesHost(viewer, host))) throw new AppError('request/not-found');
  const hosts = urls.map(({ host }) => host);
  const [done, newest, { medians }] = await Promise.all([
    listLineupAudits(deps.db, viewer.uid, hosts),
    listNewestAudits(deps.db, viewer.uid, hosts),
    readMedians(deps, viewer),
  ]);
  const entries: Entry[] = [];
  // One after the other: a large report is read whole.
  for (const { host, href } of urls)
    entries.push(
      await entryOf(deps, {
        ...{ host, url: href },
        audit: standingFor(done, host),
        newest: newest.find((audit) => audit.host === host) ?? null,
      }),
    );
  return compareLineup(entries, medians);
}

/** The audit that stands for a site: of whole sites before those of a page, as from a phone before others. */
export function standingFor(done: readonly AuditRow[], host: string): AuditRow | null {
  const rank = ({ scope, device }: AuditRow) => (scope === 'page' ? 2 : 0) + (device === 'desktop' ? 1 : 0);
  return done.filter((audit) => audit.host === host).toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}

interface Site {
  readonly host: string;
  readonly url: string;
  readonly audit: AuditRow | null;
  readonly newest: AuditRow | null;
}

async function entryOf(deps: Pick<Deps, 'db'>, { host, url, audit, newest }: Site): Promise<Entry> {
  const report = audit?.reportRemovedAt === null ? await readOutline(deps, audit) : null;
  const running = newest !== null && isActive(newest.status);
  return {
    ...{ host, url, running, report, notes: notesOf(audit, newest) },
    audit: audit && { ...headOf(audit), ...(report ? siteFiguresOf(report) : noFigures) },
  };
}

function headOf(audit: AuditRow): Omit<LineupAudit, 'apart' | 'common' | 'figures' | 'rgaa' | 'fieldUntil'> {
  return {
    id: audit.id,
    finishedAt: (audit.finishedAt ?? audit.createdAt).toISOString(),
    scope: audit.scope,
    device: audit.device,
    profile: profileIds.find((id) => id === audit.profile) ?? null,
    pageCount: audit.pageCount,
    danger: audit.figures?.danger === true,
    score: audit.score,
    upTo: audit.scoreUpTo,
    themes: themesOf(audit.themeScores, audit.themesUpTo),
  };
}

/** What there is to say of a site beside its figures. */
function notesOf(audit: AuditRow | null, newest: AuditRow | null): string[] {
  if (newest === null) return ['Pas encore audité dans cet espace.'];
  if (isActive(newest.status))
    return [audit ? 'Un nouvel audit est en cours.' : 'Son premier audit est en cours.'];
  if (newest.status === 'error')
    return [`Le dernier audit a échoué\u00a0: ${newest.errorMessage ?? ''}`.trim()];
  return audit ? [] : ['Son audit a été annulé.'];
}
