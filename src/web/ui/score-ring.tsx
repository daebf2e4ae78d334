import { formatNumber } from '#contract/french.ts';
import { scoreBand } from '#contract/themes.ts';
import { cx } from '../lib/cx.ts';

const strokes = { excellent: 'text-good', good: 'text-fine', fair: 'text-watch', poor: 'text-bad' } as const;

/** « Accessibilité : 82 sur 100, bon », or « non noté ». */
function scoreText(label: string, score: number | null): string {
  if (score === null) return `${label}\u00a0: non noté`;
  return `${label}\u00a0: ${formatNumber(score)} sur 100, ${scoreBand(score).label.toLowerCase()}`;
}

const radius = 44;
const circumference = 2 * Math.PI * radius;

interface ScoreRingProps {
  label: string;
  score: number | null;
  size?: 'small' | 'medium' | 'large';
}

/** A score out of 100 as an open ring; read out as a sentence. Drawn with attributes only (no inline style). */
export function ScoreRing({ label, score, size = 'medium' }: ScoreRingProps) {
  const sizes = { small: 'size-14', medium: 'size-24', large: 'size-40' };
  const filled = ((score ?? 0) / 100) * circumference;
  return (
    <span
      role="img"
      aria-label={scoreText(label, score)}
      className={cx('relative inline-block', sizes[size])}
    >
      <svg viewBox="0 0 100 100" className="size-full" fill="none" strokeWidth="9" aria-hidden="true">
        <circle cx="50" cy="50" r={radius} className="stroke-line" />
        {score !== null && score > 0 && (
          <circle
            cx="50"
            cy="50"
            r={radius}
            className={strokes[scoreBand(score).id]}
            stroke="currentColor"
            strokeLinecap="round"
            strokeDasharray={`${filled} ${circumference}`}
            transform="rotate(-90 50 50)"
          />
        )}
        <text
          x="50"
          y="51"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={score === null ? 20 : 32}
          className="fill-ink font-display font-bold"
          stroke="none"
        >
          {score === null ? '–' : formatNumber(score)}
        </text>
      </svg>
    </span>
  );
}
