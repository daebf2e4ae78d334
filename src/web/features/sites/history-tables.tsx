import { type Measured, type ShownMetric, shownMetrics } from '#contract/audit-figures.ts';
import {
  countOf,
  formatBytes,
  formatDate,
  formatDateTime,
  formatDuration,
  formatNumber,
} from '#contract/french.ts';
import { scoreFigure } from '#contract/score-range.ts';
import type { HistoryPoint } from '#contract/sites.ts';
import { themeIds, themes } from '#contract/themes.ts';
import { Link } from '../../ui/link.tsx';
import { type Column, Table } from '../../ui/table.tsx';

type PointColumn = Column<HistoryPoint>;
const none = '–';

/** The hour tells two audits of one day apart. */
function dateOf(points: readonly HistoryPoint[]): PointColumn {
  const days = points.map(({ finishedAt }) => formatDate(finishedAt));
  return {
    id: 'date',
    header: 'Audit du',
    rowHeader: true,
    cell: ({ auditId, finishedAt }) => {
      const day = formatDate(finishedAt);
      const isAlone = days.indexOf(day) === days.lastIndexOf(day);
      return <Link to={`/reports/${auditId}`}>{isAlone ? day : formatDateTime(finishedAt)}</Link>;
    },
  };
}

const scoreColumns: readonly PointColumn[] = [
  { id: 'score', header: 'Global', align: 'right', cell: (point) => scoreFigure(point) },
  ...themeIds.map(
    (id): PointColumn => ({
      id,
      header: themes[id].label,
      align: 'right',
      cell: (point) => scoreFigure(point.themes[id] ?? { score: null }),
    }),
  ),
];

const metricFormats: Record<ShownMetric, (value: number) => string> = {
  largestContentfulPaintMs: (value) => formatDuration(Math.round(value)),
  totalBlockingTimeMs: (value) => formatDuration(Math.round(value)),
  cumulativeLayoutShift: (value) => formatNumber(value, 2),
};

/** « 2,4 s (de 2,1 s à 2,9 s) » */
function measuredText(measured: Measured | undefined, format: (value: number) => string): string {
  if (!measured) return none;
  const { value, spread } = measured;
  const [low, high] = (spread ?? [value, value]).map(format);
  return low === high ? format(value) : `${format(value)} (de ${low} à ${high})`;
}

const measureColumns: readonly PointColumn[] = [
  {
    id: 'pages',
    header: 'Étendue',
    align: 'right',
    cell: ({ pageCount }) => (pageCount === null ? none : countOf(pageCount, 'page', 'pages')),
  },
  {
    id: 'failures',
    header: 'Défauts',
    align: 'right',
    cell: ({ figures }) => (figures ? formatNumber(figures.failures) : none),
  },
  {
    id: 'reviews',
    header: 'À vérifier',
    align: 'right',
    cell: ({ figures }) => (figures ? formatNumber(figures.reviews) : none),
  },
  {
    id: 'weight',
    header: 'Poids de l’accueil',
    align: 'right',
    cell: ({ figures }) => (figures?.home ? formatBytes(figures.home.transferBytes) : none),
  },
  ...(Object.keys(shownMetrics) as ShownMetric[]).map(
    (name): PointColumn => ({
      id: name,
      header: shownMetrics[name],
      align: 'right',
      cell: ({ figures }) => measuredText(figures?.home?.metrics?.[name], metricFormats[name]),
    }),
  ),
];

/** Every value of the curves, the newest audit first. */
export function HistoryTables({ points }: { points: readonly HistoryPoint[] }) {
  const rows = points.toReversed();
  const date = dateOf(points);
  return (
    <div className="flex flex-col gap-8">
      <Table
        caption="Scores, sur 100"
        showCaption
        wide={points.length > 1}
        columns={[date, ...scoreColumns]}
        rows={rows}
        rowKey={({ auditId }) => auditId}
      />
      <Table
        caption="Constats, poids et vitesse"
        showCaption
        wide={points.length > 1}
        columns={[date, ...measureColumns]}
        rows={rows}
        rowKey={({ auditId }) => auditId}
      />
    </div>
  );
}
