import { overCommonThemes, type ThemeRanges, withoutInWords } from '#contract/common-themes.ts';
import { formatDate, formatNumber, plural } from '#contract/french.ts';
import { progressOf, type ScoreRange } from '#contract/score-range.ts';
import type { Theme } from '#contract/themes.ts';

/** Scores of the audit that this one may be compared with. */
export interface PastScores extends ScoreRange {
  readonly id: string;
  readonly finishedAt: string;
  readonly pageCount: number | null;
  readonly themes: ThemeRanges;
}

/** How a score moved, in few words, and which way. */
export interface ScoreChange {
  readonly way: 'up' | 'down' | 'same' | 'unknown';
  readonly words: string;
}

/** The same page loaded twice differs by that much: less is no change. */
const loadMargin = 5;

type Present = ScoreRange & { readonly pageCount: number };

/** What became of the site’s score since the comparable audit: over the themes that both have a number for. */
export function siteChangeOf(
  now: Present & { readonly themes: ThemeRanges },
  before: PastScores,
): ScoreChange {
  const common = overCommonThemes(now, before);
  const change = between(null, { ...common.now, pageCount: now.pageCount }, common.before, before);
  const left = change.way === 'unknown' ? '' : withoutInWords(common.without);
  return { ...change, words: left === '' ? change.words : `${change.words}, ${left}` };
}

/** What became of a theme’s score since the comparable audit. */
export function changeOf(theme: Theme, now: Present, before: PastScores): ScoreChange {
  const past = before.themes[theme];
  return past ? between(theme, now, past, before) : { way: 'unknown', words: 'non comparable' };
}

/** What the uncertainty may explain is no change, and reading less no progress. */
function between(theme: Theme | null, now: Present, past: ScoreRange, before: PastScores): ScoreChange {
  const points = (now.score ?? 0) - (past.score ?? 0);
  const progress = progressOf(now, { ...past, pageCount: before.pageCount });
  const isNoise = theme === 'performance' && Math.abs(points) <= loadMargin && progress !== 'unknown';
  if (progress === 'same' || isNoise) return { way: 'same', words: 'stable' };
  if (progress === 'unknown') return { way: 'unknown', words: 'non comparable' };
  const sign = points > 0 ? '+' : '−';
  const count = Math.abs(points);
  return {
    way: progress === 'better' ? 'up' : 'down',
    words: `${sign}${formatNumber(count)}\u00a0${plural(count, 'point', 'points')}`,
  };
}

/** « depuis l’audit du 2 novembre 2026 », after « non comparable » « à l’audit du … ». */
export const sinceInWords = (
  { finishedAt }: Pick<PastScores, 'finishedAt'>,
  { way }: Pick<ScoreChange, 'way'>,
): string => `${way === 'unknown' ? 'à' : 'depuis'} l’audit du ${formatDate(finishedAt)}`;
