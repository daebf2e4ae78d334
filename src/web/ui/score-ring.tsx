import { formatNumber } from '#contract/french.ts';
import { bandOf, readScore, type ScoreRange, scoreFigure, scoreInWords } from '#contract/score-range.ts';
import type { ScoreBand } from '#contract/themes.ts';
import { cx } from '../lib/cx.ts';

const strokes = { excellent: 'text-good', good: 'text-fine', fair: 'text-watch', poor: 'text-bad' } as const;

/** « Accessibilité : 82 sur 100, bon », or « non noté ». */
function scoreText(label: string, range: ScoreRange, band: ScoreBand | null): string {
  const reading = readScore(range);
  const words = reading.kind === 'rated' ? `${formatNumber(reading.score)} sur 100` : scoreInWords(range);
  return `${label}\u00a0: ${words}${band ? `, ${band.label.toLowerCase()}` : ''}`;
}

const radius = 44;
const circumference = 2 * Math.PI * radius;

interface ScoreRingProps {
  label: string;
  score: number | null;
  /** The best it may be, where something was not seen. */
  upTo?: number | null | undefined;
  /** Word and colour. Default: those of the score. */
  band?: ScoreBand | null;
  size?: 'small' | 'medium' | 'large';
}

/** A score out of 100 as an open ring; read out as a sentence. Drawn with attributes only (no inline style). */
export function ScoreRing({ label, score, upTo, band, size = 'medium' }: ScoreRingProps) {
  const range = { score, upTo };
  const reading = readScore(range);
  const shown = band ?? bandOf(range);
  const low = reading.kind === 'unrated' ? 0 : reading.score;
  const sizes = { small: 'size-14', medium: 'size-24', large: 'size-40' };
  const filled = (low / 100) * circumference;
  return (
    <span
      role="img"
      aria-label={scoreText(label, range, shown)}
      className={cx('relative inline-block shrink-0', sizes[size])}
    >
      <svg viewBox="0 0 100 100" className="size-full" fill="none" strokeWidth="9" aria-hidden="true">
        <circle cx="50" cy="50" r={radius} className="stroke-line" />
        {shown && low > 0 && (
          <circle
            cx="50"
            cy="50"
            r={radius}
            className={strokes[shown.id]}
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
          fontSize={reading.kind === 'rated' ? 32 : 20}
          className="fill-ink font-display font-bold"
          stroke="none"
        >
          {scoreFigure(range)}
        </text>
      </svg>
    </span>
  );
}
