import type { ScoreReading } from '#contract/score-range.ts';
import type { FindingView } from '../finding-view.ts';
import type { Tone } from '../tones.ts';

/** A bar from 0 to 100 with an outline, so that it reads without colour too; the number stands beside it. */
export function PrintedBar({ score, tone }: { readonly score: ScoreReading; readonly tone: Tone }) {
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

/** How bad a defect is, where, what it costs and wins: each said in words, the look only helps. */
export function DefectFacts({ view }: { readonly view: FindingView }) {
  return (
    <p className="facts">
      <span className={`tag ${view.finding.severity}`}>{view.severity}</span>
      <span>{view.reach}</span>
      <span>
        correction{'\u00a0'}: {view.effort}
      </span>
      {view.gain !== '' && <strong>{view.gain}</strong>}
    </p>
  );
}
