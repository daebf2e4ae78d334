import { BindingLine } from './binding/binding-line.tsx';
import { Disclosure } from './pieces.tsx';
import type { ReportSlots } from './report-places.ts';
import type { ReportView } from './report-view.ts';

interface Props {
  readonly view: ReportView;
  readonly stakeUrl?: ReportSlots['stakeUrl'];
}

/** What goes with the verdict and leads elsewhere: what its defects bind to, and what was not seen. Under the first fixes. */
export function HeadNotes({ view, stakeUrl }: Props) {
  const { words, reasons } = view.untested;
  const isWhole = words === '' && !view.pageCounts && !view.partial;
  if (!view.binding && isWhole) return null;
  return (
    <section
      aria-label="Portée de ce rapport"
      className="rounded-2xl border border-line bg-surface p-5 shadow-card sm:px-6"
    >
      {view.binding && <BindingLine binding={view.binding} stakeUrl={stakeUrl} />}
      {!isWhole && (
        <div className="mt-3">
          <Disclosure
            summary={
              <span className="text-soft">
                {words === '' ? 'Ce qui n’a pas été lu' : `Ce qui n’a pas pu être testé\u00a0: ${words}`}
              </span>
            }
          >
            {view.partial && <p className="font-semibold text-watch">{view.partial}</p>}
            {view.pageCounts && <p className="mt-1">{view.pageCounts}</p>}
            <ul className="mt-2 list-disc pl-5 text-sm">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </section>
  );
}
