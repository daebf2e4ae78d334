import { countOf } from '#contract/french.ts';
import type { ReportPlaces } from '../report-places.ts';
import { ErasedList } from './erased-list.tsx';
import { FixCrop } from './fix-crop.tsx';
import { FixFacts } from './fix-facts.tsx';
import { FixLinks } from './fix-links.tsx';
import type { FixView } from './fix-view.ts';
import { FixHanded } from './handed-slot.tsx';

interface Props {
  readonly views: readonly FixView[];
  readonly places: ReportPlaces;
}

/** What to fix first, one row a fix: what, where it is seen, who does it, how long, what it wins, and what to do. */
export function FirstFixes({ views, places }: Props) {
  return (
    <section
      aria-labelledby="premiers"
      className="rounded-2xl border border-line bg-surface p-5 shadow-card sm:px-6"
    >
      <h2 id="premiers" className="text-2xl">
        À corriger en premier
      </h2>
      {views.length === 0 ? (
        <p className="mt-3">Aucun défaut n’a été constaté sur les pages analysées.</p>
      ) : (
        <ol className="mt-3 divide-y divide-line border-t border-line">
          {views.map((view, index) => (
            <FirstFix key={view.fix.key} view={view} rank={index + 1} places={places} />
          ))}
        </ol>
      )}
    </section>
  );
}

function FirstFix({
  view,
  rank,
  places,
}: Pick<Props, 'places'> & { readonly view: FixView; readonly rank: number }) {
  const [only] = view.erased;
  const isAlone = view.erased.length === 1 && only !== undefined;
  const todo = isAlone ? only.finding.finding.fix : view.start;
  return (
    <li
      id={view.anchor}
      className={`grid scroll-mt-24 grid-cols-1 gap-x-5 gap-y-3 py-5 wrap-anywhere sm:grid-cols-[2rem_minmax(0,1fr)] ${view.seen ? 'lg:grid-cols-[2rem_minmax(0,1fr)_11rem]' : ''}`}
    >
      <span aria-hidden="true" className="font-display text-3xl leading-none font-bold text-brand">
        {rank}
      </span>
      <div className="min-w-0">
        <h3 className="text-lg">{view.fix.title}</h3>
        <FixFacts view={view} />
        <FixHanded view={view} />
        {view.urgency !== '' && (
          <p className="mt-2 max-w-[72ch] font-semibold text-bad">Urgent. {view.urgency}</p>
        )}
        {todo !== '' && (
          <p className="mt-2 max-w-[72ch]">
            <strong>
              {isAlone ? 'À faire' : 'Pour commencer'}
              {'\u00a0'}:
            </strong>{' '}
            {todo}
          </p>
        )}
        <FixWhy view={view} />
        <FixLinks view={view} places={places} />
      </div>
      {view.seen && (
        <div className="max-lg:max-w-64 sm:max-lg:col-start-2">
          <FixCrop seen={view.seen} screenshotUrl={places.screenshotUrl} />
        </div>
      )}
    </li>
  );
}

/** Why it matters, or all that goes with it. */
function FixWhy({ view }: { readonly view: FixView }) {
  const [only] = view.erased;
  if (view.erased.length === 1 && only)
    return <p className="mt-2 max-w-[72ch] text-sm text-soft">{only.finding.finding.why}</p>;
  return (
    <>
      <p className="mt-2 max-w-[72ch] text-sm text-soft">{view.fix.explanation}</p>
      <div className="mt-2">
        <ErasedList
          view={view}
          summary={`Ce que ce correctif corrige\u00a0: ${countOf(view.erased.length, 'constat', 'constats')}`}
        />
      </div>
    </>
  );
}
