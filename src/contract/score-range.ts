import { formatNumber } from './french.ts';
import { type ScoreBand, scoreBand } from './themes.ts';

/**
 * A score as reports keep it: `score` takes nothing unseen as good; `upTo`, where it differs, takes everything unseen as
 * good. Null: nothing was to be judged.
 */
export interface ScoreRange {
  readonly score: number | null;
  readonly upTo?: number | null | undefined;
}

/** Up to here both bounds say the same. */
const plainWidth = 2;
/** Beyond, the two bounds say too different things to be called a score (a whole band is 15 to 25 points wide). */
const ratedWidth = 25;

/** How a score may be told: one number, or none. */
export type ScoreReading = { readonly kind: 'rated'; readonly score: number } | { readonly kind: 'unrated' };

/**
 * The one decision on how a score is shown, everywhere: the low bound, which takes nothing unseen as good; none where too
 * much was not seen (decision 57).
 */
export function readScore({ score, upTo }: ScoreRange): ScoreReading {
  if (score === null) return { kind: 'unrated' };
  return (upTo ?? score) - score <= ratedWidth ? { kind: 'rated', score } : { kind: 'unrated' };
}

/** « 72/100 », « non noté ». */
export function scoreInWords(range: ScoreRange): string {
  const reading = readScore(range);
  return reading.kind === 'rated' ? `${formatNumber(reading.score)}/100` : 'non noté';
}

/** The same without the scale, for large figures: « 72 », « – ». */
export function scoreFigure(range: ScoreRange): string {
  const reading = readScore(range);
  return reading.kind === 'rated' ? formatNumber(reading.score) : '–';
}

/**
 * The word of a score, of its low bound, never better than `atMost`; null where there is no score to name. A score that
 * is not rated has none: neither colour nor word.
 */
export function bandOf(range: ScoreRange, atMost: ScoreBand | null = null): ScoreBand | null {
  const reading = readScore(range);
  if (reading.kind === 'unrated') return null;
  const own = scoreBand(reading.score);
  return atMost && atMost.floor < own.floor ? atMost : own;
}

/** How two audits of a site compare, when that can be said. */
export type Progress = 'same' | 'better' | 'worse' | 'unknown';

interface Read extends ScoreRange {
  /** Pages read; null when it is not known. */
  readonly pageCount: number | null;
}

/**
 * Whether a site got better. Fewer pages read never makes progress, and two ranges that overlap say nothing.
 */
export function progressOf(now: Read, before: Read): Progress {
  const [present, past] = [readScore(now), readScore(before)];
  if (present.kind === 'unrated' || past.kind === 'unrated') return 'unknown';
  const highest = ({ score, upTo }: Read) => upTo ?? score ?? 0;
  if (highest(now) < past.score) return 'worse';
  const readLess = now.pageCount !== null && before.pageCount !== null && now.pageCount < before.pageCount;
  if (readLess) return 'unknown';
  if (present.score > highest(before)) return 'better';
  const isPlain = [now, before].every((read) => highest(read) - (read.score ?? 0) <= plainWidth);
  return isPlain && present.score === past.score ? 'same' : 'unknown';
}
