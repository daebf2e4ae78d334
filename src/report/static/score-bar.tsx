import type { ScoreReading } from '#contract/score-range.ts';
import type { Tone } from '../tones.ts';

/** A bar from 0 to 100 with an outline, so that it reads without colour too; the number stands beside it. */
export function ScoreBar({ score, tone }: { readonly score: ScoreReading; readonly tone: Tone }) {
  const low = score.kind === 'unrated' ? 0 : score.score;
  return (
    <svg
      className={`bar ${tone}`}
      viewBox="0 0 100 5"
      preserveAspectRatio="none"
      overflow="visible"
      aria-hidden="true"
    >
      <rect className="track" width="100" height="5" />
      <rect className="fill" width={low} height="5" />
    </svg>
  );
}
