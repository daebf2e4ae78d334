import type { SiteSummary } from './api/sites.ts';
import type { AuditFigures } from './audit-figures.ts';
import { overCommonThemes } from './common-themes.ts';
import { type Progress, progressOf, readScore, type ScoreRange } from './score-range.ts';
import { type Theme, themeIds } from './themes.ts';

/** What became of a score since the comparable audit before. */
export interface SiteChange {
  readonly kind: Progress;
  /** Points won or lost; 0 unless it got better or worse. */
  readonly points: number;
  /** Themes that only one of the two audits has a number for: left out of it. */
  readonly without: readonly Theme[];
}

/** How a site moved, as reports and mails tell it; null without a comparable audit before. */
export function changeOf(site: SiteSummary): SiteChange | null {
  if (site.before === null) return null;
  const { now, before, without } = overCommonThemes(site, site.before);
  const kind = progressOf(
    { ...now, pageCount: site.pageCount },
    { ...before, pageCount: site.before.pageCount },
  );
  const moved = kind === 'better' || kind === 'worse';
  return { kind, points: moved ? (now.score ?? 0) - (before.score ?? 0) : 0, without };
}

/** A site as a card or a line shows it: its change is told, what it is made of does not travel. */
export interface SiteLine extends Omit<SiteSummary, 'themes' | 'before' | 'score' | 'upTo'> {
  readonly change: SiteChange | null;
  /** The site’s score, or that of the theme that was asked for. */
  readonly shown: ScoreRange;
}

export function siteLineOf(
  { themes, before, score, upTo, ...site }: SiteSummary,
  theme: Theme | null,
): SiteLine {
  const whole = { ...site, themes, before, score, upTo };
  const { score: shownScore, upTo: shownUpTo } = scoreShown(whole, theme);
  return { ...site, change: changeOf(whole), shown: { score: shownScore, upTo: shownUpTo } };
}

export const siteStates = {
  worse: 'En baisse',
  poor: 'Score inférieur à 50',
  unplanned: 'Sans audit programmé',
} as const;
type SiteState = keyof typeof siteStates;

/** What of the list of sites is asked for; all of it is in the page’s address. */
export interface SiteQuery {
  readonly search: string;
  /** The theme whose score orders the list; null: the site’s. */
  readonly theme: Theme | null;
  readonly state: SiteState | null;
}

/** The query of an address; what it does not know is left out. */
export function siteQueryOf(search: URLSearchParams): SiteQuery {
  const state = search.get('etat');
  return {
    search: (search.get('q') ?? '').trim().slice(0, 200),
    theme: themeIds.find((id) => id === search.get('theme')) ?? null,
    state: (Object.keys(siteStates) as SiteState[]).find((id) => id === state) ?? null,
  };
}

/** The score that orders the list: the site’s or a theme’s. */
function scoreShown(site: SiteSummary, theme: Theme | null): ScoreRange {
  return theme === null ? site : (site.themes[theme] ?? { score: null });
}

/** The sites asked for, the worst first; those that are not rated come last. */
export function selectSites(sites: readonly SiteSummary[], query: SiteQuery): SiteSummary[] {
  const typed = query.search.toLowerCase();
  const rank = (site: SiteSummary) => {
    const reading = readScore(scoreShown(site, query.theme));
    return reading.kind === 'unrated' ? Number.POSITIVE_INFINITY : reading.score;
  };
  return sites
    .filter((site) => site.host.includes(typed) && isIn(site, query))
    .sort((a, b) => compare(rank(a), rank(b)) || a.host.localeCompare(b.host));
}

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

function isIn(site: SiteSummary, { state, theme }: SiteQuery): boolean {
  if (state === 'worse') return changeOf(site)?.kind === 'worse';
  if (state === 'unplanned') return site.nextRunAt === null;
  const reading = readScore(scoreShown(site, theme));
  return state === null || (reading.kind !== 'unrated' && reading.score < 50);
}

/** One audit of a site, as curves show it. */
export interface HistoryPoint extends ScoreRange {
  readonly auditId: string;
  readonly finishedAt: string;
  readonly themes: SiteSummary['themes'];
  readonly pageCount: number | null;
  /** Null for audits made before they were kept. */
  readonly figures: AuditFigures | null;
}

/** Audits of a site that were asked for alike: they alone compare. */
export interface HistorySeries {
  readonly key: string;
  /** « Tout le site, 10 pages, téléphone » */
  readonly label: string;
  readonly auditCount: number;
}

/** The history of a site: one series, the oldest audit first. */
export interface SiteHistory {
  readonly host: string;
  readonly series: readonly HistorySeries[];
  readonly shown: string;
  readonly points: readonly HistoryPoint[];
}
