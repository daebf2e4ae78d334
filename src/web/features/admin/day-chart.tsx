import type { Overview } from '#contract/api/admin.ts';
import { countOf, formatDate, formatNumber } from '#contract/french.ts';
import { Table } from '../../ui/table.tsx';
import { axisOf } from './axis.ts';

const height = 100;
const barWidth = 10;

/** Audits a day over thirty days: bars between two axes, and the same figures as a table. */
export function DayChart({ days }: { days: Overview['days'] }) {
  const ticks = axisOf(Math.max(...days.map((day) => day.audits), 0));
  const most = ticks.at(-1) ?? 1;
  const total = days.reduce((sum, day) => sum + day.audits, 0);
  const failed = days.reduce((sum, day) => sum + day.failed, 0);
  const y = (count: number) => height - (count / most) * height;
  return (
    <>
      <p className="mb-3">
        {countOf(total, 'audit', 'audits')}, dont {countOf(failed, 'échec', 'échecs')} (en rouge)
      </p>
      <div className="grid grid-cols-[auto_1fr] gap-x-2 text-xs text-soft" aria-hidden>
        <ol className="flex h-40 flex-col-reverse justify-between text-right tabular-nums">
          {ticks.map((tick) => (
            <li key={tick} className="-my-2 leading-4">
              {formatNumber(tick)}
            </li>
          ))}
        </ol>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${days.length * barWidth} ${height}`}
          preserveAspectRatio="none"
          className="h-40 w-full border-b border-l border-edge"
        >
          {ticks.map((tick) => (
            <line
              key={tick}
              x2={days.length * barWidth}
              y1={y(tick)}
              y2={y(tick)}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {days.map(({ day, audits, failed: failures }, index) => (
            <g key={day}>
              <Bar index={index} from={0} to={audits - failures} y={y} className="fill-brand" />
              <Bar index={index} from={audits - failures} to={audits} y={y} className="fill-bad" />
            </g>
          ))}
        </svg>
        <ol className="col-start-2 mt-1 flex justify-between">
          {[days[0], days[Math.floor(days.length / 2)], days.at(-1)].map(
            (day) => day && <li key={day.day}>{formatDate(day.day).replace(/ \d{4}$/, '')}</li>,
          )}
        </ol>
      </div>
      <details className="mt-4">
        <summary className="text-sm font-semibold">Les chiffres jour par jour</summary>
        <div className="mt-2">
          <Table
            caption="Audits par jour sur 30 jours"
            rows={days}
            rowKey={({ day }) => day}
            columns={[
              { id: 'day', header: 'Jour', rowHeader: true, cell: ({ day }) => formatDate(day) },
              { id: 'audits', header: 'Audits', align: 'right', cell: ({ audits }) => formatNumber(audits) },
              { id: 'done', header: 'Terminés', align: 'right', cell: ({ done }) => formatNumber(done) },
              { id: 'failed', header: 'En échec', align: 'right', cell: (day) => formatNumber(day.failed) },
            ]}
          />
        </div>
      </details>
    </>
  );
}

function Bar(props: {
  index: number;
  from: number;
  to: number;
  y: (count: number) => number;
  className: string;
}) {
  const { index, from, to, y, className } = props;
  if (to <= from) return null;
  return (
    <rect
      x={index * barWidth + 1}
      width={barWidth - 2}
      y={y(to)}
      height={y(from) - y(to)}
      className={className}
    />
  );
}
