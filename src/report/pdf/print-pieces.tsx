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

/** How bad, where, what it wins, what it costs: each said in words, the look only helps. */
export function FindingFacts({
  view,
  theme = false,
}: {
  readonly view: FindingView;
  readonly theme?: boolean;
}) {
  const { finding } = view;
  const failed = finding.verdict === 'fail';
  return (
    <p className="facts">
      <span className={`tag ${failed ? finding.severity : 'review'}`}>
        {failed ? view.severity : 'À vérifier'}
      </span>
      {theme && <span>{view.theme}</span>}
      <span>{view.reach}</span>
      {failed && (
        <span>
          correction{'\u00a0'}: {view.effort}
        </span>
      )}
      {view.gain !== '' && <strong>{view.gain}</strong>}
    </p>
  );
}
