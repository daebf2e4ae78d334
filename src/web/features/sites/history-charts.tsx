import type { AuditFigures, ShownMetric } from '#contract/audit-figures.ts';
import { shownMetrics } from '#contract/audit-figures.ts';
import { formatNumber } from '#contract/french.ts';
import { readScore, type ScoreRange } from '#contract/score-range.ts';
import type { HistoryPoint } from '#contract/sites.ts';
import { themeIds, themes } from '#contract/themes.ts';
import { axisFor, scoreAxis } from '../../ui/chart-scale.ts';
import { type ChartPoint, LineChart } from '../../ui/line-chart.tsx';

type Points = readonly HistoryPoint[];

const scorePoints = (points: Points, of: (point: HistoryPoint) => ScoreRange): ChartPoint[] =>
  points.map((point) => {
    const reading = readScore(of(point));
    return { at: point.finishedAt, value: reading.kind === 'rated' ? reading.score : null };
  });

/** The site’s score, then each theme’s, all on the same scale. */
export function ScoreCharts({ points }: { points: Points }) {
  const chart = (title: string, of: (point: HistoryPoint) => ScoreRange) => (
    <LineChart
      title={title}
      unit="sur 100"
      axis={scoreAxis}
      points={scorePoints(points, of)}
      format={formatNumber}
    />
  );
  return (
    <ul className="grid gap-8 md:grid-cols-2 xl:grid-cols-3 print:grid-cols-3">
      <li>{chart('Score global', (point) => point)}</li>
      {themeIds.map((id) => (
        <li key={id}>{chart(themes[id].label, (point) => point.themes[id] ?? { score: null })}</li>
      ))}
    </ul>
  );
}

interface Measure {
  readonly title: string;
  readonly unit: string;
  readonly format: (value: number) => string;
  /** 1 for what is counted. */
  readonly leastStep?: number;
  readonly of: (figures: AuditFigures) => Omit<ChartPoint, 'at'>;
}

const decimal = (value: number) => formatNumber(value, 2);

function metric(name: ShownMetric, unit: string, divisor: number): Measure {
  return {
    title: shownMetrics[name],
    unit: `${unit}, page d’accueil`,
    format: decimal,
    of: ({ home }) => {
      const measured = home?.metrics?.[name];
      if (!measured) return { value: null };
      const [low, high] = measured.spread ?? [measured.value, measured.value];
      return { value: measured.value / divisor, low: low / divisor, high: high / divisor };
    },
  };
}

const measures: readonly Measure[] = [
  {
    title: 'Défauts',
    unit: 'contrôles en échec',
    format: formatNumber,
    leastStep: 1,
    of: ({ failures }) => ({ value: failures }),
  },
  {
    title: 'À vérifier',
    unit: 'contrôles',
    format: formatNumber,
    leastStep: 1,
    of: ({ reviews }) => ({ value: reviews }),
  },
  {
    title: 'Poids',
    unit: 'Mo, page d’accueil',
    format: decimal,
    of: ({ home }) => ({ value: home ? home.transferBytes / 1_000_000 : null }),
  },
  metric('largestContentfulPaintMs', 'secondes', 1000),
  metric('totalBlockingTimeMs', 'secondes', 1000),
  metric('cumulativeLayoutShift', 'sans unité', 1),
];

/** Findings, weight and metrics; a bar shows the least and the greatest of several loads. */
export function MeasureCharts({ points }: { points: Points }) {
  return (
    <ul className="grid gap-8 md:grid-cols-2 xl:grid-cols-3 print:grid-cols-3">
      {measures.map(({ title, unit, format, leastStep, of }) => {
        const values = points.map(({ finishedAt, figures }) => ({
          at: finishedAt,
          ...(figures ? of(figures) : { value: null }),
        }));
        const all = values.flatMap(({ value, high }) => [value ?? 0, high ?? 0]);
        return (
          <li key={title}>
            <LineChart
              title={title}
              unit={unit}
              axis={axisFor(all, leastStep)}
              points={values}
              format={format}
            />
          </li>
        );
      })}
    </ul>
  );
}
