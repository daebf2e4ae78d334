import { fieldDeviceIds } from '#contract/field-metrics.ts';
import { typeset } from '#contract/french.ts';
import { ChapterTable } from '../chapter.tsx';
import { Tag } from '../pieces.tsx';
import {
  type FieldFigureView,
  type FieldRow,
  type FieldView,
  type FieldWeeks,
  fieldDeviceNames,
} from './field-view.ts';

/** What the visitors’ own browsers measured: beside the laboratory’s figures, never mixed with them. */
export function FieldFigures({ field }: { readonly field: FieldView }) {
  return (
    <div>
      <h3 className="mt-6 text-lg">Mesuré chez vos visiteurs (Chrome)</h3>
      <p className="mt-1 max-w-[72ch] text-sm text-soft">
        {typeset(field.sentence)} Le score vient du laboratoire, jamais de ces chiffres.
      </p>
      {field.site && (
        <>
          <h4 className="mt-4 font-semibold">Tout le site</h4>
          <FieldTable
            caption="Toutes les pages du site, mesurées chez vos visiteurs"
            rows={field.site.rows}
          />
        </>
      )}
      {field.pages.length > 0 && <h4 className="mt-5 font-semibold">Page par page</h4>}
      {field.pages.map(({ url, rows }) => (
        <details key={url} className="mt-2">
          <summary className="min-h-6 cursor-pointer py-1">{url}</summary>
          <FieldTable caption={`Cette page, mesurée chez vos visiteurs${'\u00a0'}: ${url}`} rows={rows} />
        </details>
      ))}
      {field.weeks.length > 0 && (
        <>
          <h4 className="mt-5 font-semibold">De semaine en semaine</h4>
          <div className="mt-2 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {field.weeks.map((weeks) => (
              <WeekLine key={`${weeks.device} ${weeks.short}`} weeks={weeks} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function FieldTable({ caption, rows }: { readonly caption: string; readonly rows: readonly FieldRow[] }) {
  const devices = fieldDeviceIds.filter((device) => rows.some(({ figures }) => figures[device] !== null));
  return (
    <ChapterTable
      caption={caption}
      isCards
      headers={['Mesure', 'Seuil', ...devices.map((device) => `Sur ${fieldDeviceNames[device]}`)]}
    >
      {rows.map(({ label, short, threshold, figures }) => (
        <tr key={short} className="border-b border-line align-top break-inside-avoid">
          <th scope="row" className="min-w-44 py-2.5 pr-4 font-semibold">
            {label} <span className="font-normal text-soft">({short})</span>
          </th>
          <td data-label="Seuil" className="py-2.5 pr-4 whitespace-nowrap text-soft">
            {threshold}
          </td>
          {devices.map((device) => (
            <td
              key={device}
              data-label={`Sur ${fieldDeviceNames[device]}`}
              className="min-w-40 py-2.5 pr-4 tabular-nums"
            >
              <Figure figure={figures[device]} />
            </td>
          ))}
        </tr>
      ))}
    </ChapterTable>
  );
}

function Figure({ figure }: { readonly figure: FieldFigureView | null }) {
  if (figure === null) return 'trop peu de visites';
  return (
    <span className="block">
      <span className="inline-flex flex-wrap items-baseline gap-x-2">
        <strong>{figure.words}</strong> <Tag tone={figure.tone}>{figure.level}</Tag>
      </span>
      <span className="block text-xs text-soft">{figure.shares}</span>
    </span>
  );
}

const width = 240;
const height = 48;
const margin = 4;

/** One line of weeks, its ends told in words; the weeks are listed for whoever cannot see it. */
function WeekLine({ weeks: { deviceName, label, short, points } }: { readonly weeks: FieldWeeks }) {
  const known = points.filter(({ value }) => value !== null);
  const [first, last] = [known[0], known.at(-1)];
  const top = Math.max(...known.map(({ value }) => value ?? 0)) || 1;
  const at = (value: number, index: number) => {
    const x = margin + (index * (width - 2 * margin)) / Math.max(1, points.length - 1);
    return `${x.toFixed(1)},${(height - margin - (value / top) * (height - 2 * margin)).toFixed(1)}`;
  };
  // A week without figures cuts the line rather than being drawn through.
  const runs: string[][] = [[]];
  for (const [index, { value }] of points.entries())
    if (value === null) runs.push([]);
    else runs.at(-1)?.push(at(value, index));
  return (
    <figure className="min-w-0">
      <figcaption className="text-sm font-semibold">
        {label} ({short}), {deviceName}
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="mt-1 h-12 w-full fill-none stroke-brand stroke-2"
        aria-hidden="true"
        focusable="false"
      >
        {runs
          .filter((run) => run.length > 0)
          .map((run) => (
            <polyline
              key={run[0]}
              vectorEffect="non-scaling-stroke"
              points={run.length === 1 ? `${run[0]} ${run[0]}` : run.join(' ')}
            />
          ))}
      </svg>
      <p className="text-xs text-soft tabular-nums">
        {first?.words} le {first?.day}, {last?.words} le {last?.day}
      </p>
      <details className="text-xs">
        <summary className="min-h-6 cursor-pointer py-1">Les {points.length} semaines</summary>
        <ul className="mt-1 grid gap-0.5 tabular-nums">
          {points.map(({ day, words }) => (
            <li key={day}>
              {day}
              {'\u00a0'}: {words ?? 'trop peu de visites'}
            </li>
          ))}
        </ul>
      </details>
    </figure>
  );
}
