import { listOf } from './french.ts';
import { readScore, type ScoreRange } from './score-range.ts';
import { type Theme, themeIds, themes } from './themes.ts';

/** Scores of themes; one that is not there, or is not rated, has no number. */
export type ThemeRanges = Readonly<Partial<Record<Theme, ScoreRange>>>;

/** A site’s score and those it is made of. */
export interface WholeScore extends ScoreRange {
  readonly themes: ThemeRanges;
}

/** The scores that a report tells of its themes. */
export const rangesOf = (results: readonly (ScoreRange & { readonly theme: Theme })[]): ThemeRanges =>
  Object.fromEntries(results.map((result) => [result.theme, result]));

/** Mean by the weights of the themes, rounded down; null of none. */
export function weightedMean(values: Readonly<Partial<Record<Theme, number>>>): number | null {
  let sum = 0;
  let weights = 0;
  for (const theme of themeIds) {
    const value = values[theme];
    if (value === undefined) continue;
    sum += themes[theme].weight * value;
    weights += themes[theme].weight;
  }
  return weights === 0 ? null : Math.floor(sum / weights + 1e-9);
}

/** The themes that have a number. */
export const ratedThemes = (ranges: ThemeRanges): Theme[] =>
  themeIds.filter((theme) => readScore(ranges[theme] ?? { score: null }).kind === 'rated');

/** Two audits over the themes that both have a number for. */
export interface Common {
  readonly now: ScoreRange;
  readonly before: ScoreRange;
  /** Themes that one of them alone has a number for. */
  readonly without: readonly Theme[];
}

/** What compares of two audits: their scores where they rated the same themes, else the means of those that both rated. */
export function overCommonThemes(now: WholeScore, before: WholeScore): Common {
  const [present, past] = [ratedThemes(now.themes), ratedThemes(before.themes)];
  const common = present.filter((theme) => past.includes(theme));
  const without = themeIds.filter((theme) => present.includes(theme) !== past.includes(theme));
  // Audits kept without the scores of their themes compare as a whole.
  if (without.length === 0 || present.length === 0 || past.length === 0) return { now, before, without: [] };
  return { now: meanOf(now.themes, common), before: meanOf(before.themes, common), without };
}

/** A site’s score of some of its themes. */
export function meanOf(ranges: ThemeRanges, of: readonly Theme[]): ScoreRange {
  const mean = (bound: (range: ScoreRange) => number | null) =>
    weightedMean(
      Object.fromEntries(of.map((theme) => [theme, bound(ranges[theme] ?? { score: null }) ?? 0])),
    );
  return { score: mean(({ score }) => score), upTo: mean(({ score, upTo }) => upTo ?? score) };
}

/** « sans la performance », « sans la vie privée ni les obligations légales »; empty without any. */
export function withoutInWords(left: readonly Theme[]): string {
  if (left.length === 0) return '';
  return `sans ${listOf(
    left.map((theme) => named[theme]),
    'ni',
  )}`;
}

const named: Readonly<Record<Theme, string>> = {
  accessibility: 'l’accessibilité',
  performance: 'la performance',
  security: 'la sécurité',
  privacy: 'la vie privée',
  seo: 'le référencement',
  legal: 'les obligations légales',
  'eco-design': 'l’écoconception',
  quality: 'la qualité',
};
