import { useId } from 'react';
import { type Axis, runsOf } from './chart-scale.ts';

/** A moment and its figure; null where there is none. `low` and `high` are how far it may be off. */
export interface ChartPoint {
  readonly at: string;
  readonly value: number | null;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

interface LineChartProps {
  title: string;
  /** What the vertical axis counts: « sur 100 », « Mo ». */
  unit: string;
  points: readonly ChartPoint[];
  axis: Axis;
  format: (value: number) => string;
}

const [width, height] = [340, 176];
const plot = { left: 52, right: 330, top: 12, bottom: 146 };

const day = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/Paris',
});
const hour = new Intl.DateTimeFormat('fr-FR', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
});

/** What names the moments of a curve: days, or the hours of the one day that it tells of. */
function momentsOf(points: readonly ChartPoint[]): (at: string) => string {
  const days = new Set(points.map(({ at }) => day.format(new Date(at))));
  const format = days.size === 1 && points.length > 1 ? hour : day;
  return (at) => format.format(new Date(at));
}

/**
 * A figure over time, with its axes and units. The picture says its beginning, end and extremes to who cannot see it;
 * the table that every page puts beside it says each value.
 */
export function LineChart({ title, unit, points, axis, format }: LineChartProps) {
  const id = useId();
  const place = placing(points, axis);
  const runs = runsOf(points);
  const newest = points.at(-1);
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span>
          <span className="font-semibold">{title}</span> <span className="text-sm text-faint">({unit})</span>
        </span>
        {newest && (
          <strong className="tabular-nums">
            <span className="sr-only">Dernière valeur{'\u00a0'}: </span>
            {figureOf(newest, format)}
          </strong>
        )}
      </figcaption>
      <svg
        role="img"
        aria-labelledby={`${id}-told`}
        viewBox={`0 0 ${width} ${height}`}
        className="w-full text-soft"
        fontSize="12"
      >
        <title id={`${id}-told`}>{`${title}\u00a0: ${summaryOf(points, format)}`}</title>
        <Axes points={points} axis={axis} format={format} place={place} />
        {points.map((point) => (
          <Uncertainty key={point.at} point={point} place={place} />
        ))}
        {runs.map((run) => (
          <polyline
            key={run[0]?.at}
            points={run.map(({ at, value }) => `${place.x(at)},${place.y(value)}`).join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinejoin="round"
            className="text-brand"
          />
        ))}
        {runs.flat().map(({ at, value }) => (
          <circle
            key={at}
            cx={place.x(at)}
            cy={place.y(value)}
            r={points.length > 40 ? 2 : 3.5}
            fill="currentColor"
            className="text-brand"
          />
        ))}
      </svg>
    </figure>
  );
}

/** Its value, or both ends where it is a score between two; a dash where the last audit has none. */
function figureOf({ value, low, high }: ChartPoint, format: (value: number) => string) {
  if (value === null)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">non mesuré</span>
      </>
    );
  const upTo = high !== undefined && low === value ? format(high) : format(value);
  return upTo === format(value) ? upTo : `${format(value)}–${upTo}`;
}

interface Place {
  x(at: string): number;
  y(value: number): number;
}

function placing(points: readonly ChartPoint[], { min, max }: Axis): Place {
  const times = points.map(({ at }) => Date.parse(at));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: (at) => {
      const share = first === last ? 0.5 : (Date.parse(at) - first) / (last - first);
      return round(plot.left + 8 + share * (plot.right - plot.left - 16));
    },
    y: (value) => round(plot.bottom - ((value - min) / (max - min)) * (plot.bottom - plot.top)),
  };
}

function Axes({ points, axis, format, place }: Omit<LineChartProps, 'title' | 'unit'> & { place: Place }) {
  const ends = [points[0], points.length > 1 ? points.at(-1) : undefined].filter(
    (point) => point !== undefined,
  );
  const moment = momentsOf(points);
  return (
    <g fill="currentColor" stroke="none">
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={plot.left}
            x2={plot.right}
            y1={place.y(tick)}
            y2={place.y(tick)}
            stroke="currentColor"
            className={tick === axis.min ? 'text-edge' : 'text-line'}
          />
          <text x={plot.left - 6} y={place.y(tick) + 4} textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {ends.map(({ at }, index) => (
        <text
          key={at}
          x={place.x(at)}
          y={plot.bottom + 20}
          textAnchor={ends.length === 1 ? 'middle' : index === 0 ? 'start' : 'end'}
        >
          {moment(at)}
        </text>
      ))}
    </g>
  );
}

/** How far a point may be off, as a bar with ends. */
function Uncertainty({ point: { at, value, low, high }, place }: { point: ChartPoint; place: Place }) {
  if (value === null || (low ?? value) === (high ?? value)) return null;
  const [x, top, bottom] = [place.x(at), place.y(high ?? value), place.y(low ?? value)];
  return (
    <path
      d={`M${x} ${top}V${bottom}M${x - 4} ${top}h8M${x - 4} ${bottom}h8`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className="text-faint"
    />
  );
}

function summaryOf(points: readonly ChartPoint[], format: (value: number) => string): string {
  const known = runsOf(points).flat();
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return 'aucune valeur.';
  const say = ({ at, value }: { at: string; value: number }) =>
    `${format(value)} le ${day.format(new Date(at))} à ${hour.format(new Date(at))}`;
  if (known.length === 1) return `${say(first)}.`;
  const values = known.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${say(first)}, ${say(last)} ; de ${format(least)} à ${format(most)} sur ${known.length} audits.`;
}
