import type { ReactNode } from 'react';
import { fixRoles } from '#contract/fix-words.ts';
import { countOf } from '#contract/french.ts';
import { OutlinedPicture } from '#report/picture-of-place.tsx';
import type { PlanRow } from '#service/handovers/plan-rows.ts';
import { Link } from '../../ui/link.tsx';
import { StateBadge } from './state-badge.tsx';

interface Props {
  readonly rows: readonly PlanRow[];
  /** Where a picture can be loaded from. */
  readonly pictureUrl: (key: string) => string;
  /** Where a fix stands alone. */
  readonly fixUrl: (row: PlanRow) => string;
  /** What its reader may do with a fix. */
  readonly actions?: (row: PlanRow) => ReactNode;
}

/** A plan: one row a fix, with who does it, what, where, how long, what it wins, and how far it is. */
export function PlanList({ rows, pictureUrl, fixUrl, actions }: Props) {
  return (
    <ol className="flex flex-col divide-y divide-line border-y border-line">
      {rows.map((row) => (
        <li
          key={row.key}
          id={row.anchor}
          className="grid scroll-mt-24 grid-cols-1 gap-x-6 gap-y-4 py-6 wrap-anywhere lg:grid-cols-[11rem_minmax(0,1fr)_15rem]"
        >
          <Picture row={row} pictureUrl={pictureUrl} />
          <div className="flex min-w-0 flex-col gap-2">
            <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
              <span className="font-semibold text-ink">{fixRoles[row.role]}</span>
              {[row.work, row.gain, row.reach]
                .filter((part) => part !== '')
                .map((part) => (
                  <span key={part}>· {part}</span>
                ))}
            </p>
            <h3 className="text-lg">
              <Link to={fixUrl(row)}>{row.title}</Link>
            </h3>
            {row.urgency !== '' && <p className="font-semibold text-bad">Urgent. {row.urgency}</p>}
            {row.todo !== '' && <p className="max-w-[72ch]">{row.todo}</p>}
            {row.pages.length > 0 && <Pages row={row} />}
          </div>
          <div className="flex min-w-0 flex-col gap-2">
            <FixState row={row} />
            {actions?.(row)}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** How far a fix is, what that rests on, and what its provider wrote. */
export function FixState({ row }: { readonly row: PlanRow }) {
  return (
    <>
      <p>
        <StateBadge state={row.state} />
      </p>
      {row.sentence !== '' && <p className="text-sm text-soft">{row.sentence}</p>}
      {row.isRunning && <p className="text-sm font-semibold">Vérification en cours…</p>}
      {row.note !== '' && (
        <p className="border-l-4 border-line pl-3 text-sm whitespace-pre-line">{row.note}</p>
      )}
    </>
  );
}

function Picture({ row: { picture }, pictureUrl }: Pick<Props, 'pictureUrl'> & { readonly row: PlanRow }) {
  if (picture === null) return <span aria-hidden="true" className="hidden lg:block" />;
  return (
    <span className="block max-h-48 w-fit overflow-hidden rounded-lg border border-edge">
      <OutlinedPicture {...picture} href={pictureUrl(picture.screenshot.key)} width={176} height={120} />
    </span>
  );
}

function Pages({ row: { pages, pagesMore } }: { readonly row: PlanRow }) {
  return (
    <p className="text-sm text-soft">
      {pages.map(({ title }) => title).join(' · ')}
      {pagesMore > 0 && ` et ${countOf(pagesMore, 'autre page', 'autres pages')}`}
    </p>
  );
}
