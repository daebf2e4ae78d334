import { countOf } from '#contract/french.ts';
import type { ReportPlaces } from '../report-places.ts';
import { ErasedList } from './erased-list.tsx';
import { FixFacts } from './fix-facts.tsx';
import type { FixView } from './fix-view.ts';
import { FixHanded } from './handed-slot.tsx';
import { TicketLink } from './ticket-link.tsx';

interface Props {
  readonly views: readonly FixView[];
  readonly places: ReportPlaces;
}

/** What to fix first: what it takes away, wins and costs, and why it comes first. */
export function FirstFixes({ views, places }: Props) {
  return (
    <section aria-labelledby="premiers">
      <h2 id="premiers" className="text-2xl">
        À corriger en premier
      </h2>
      {views.length === 0 ? (
        <p className="mt-3">Aucun défaut n’a été constaté sur les pages analysées.</p>
      ) : (
        <ol className="mt-4 grid grid-cols-1 gap-4">
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
  return (
    <li
      id={view.anchor}
      className="grid scroll-mt-24 grid-cols-1 gap-x-4 rounded-2xl border border-line bg-surface p-5 shadow-card wrap-anywhere sm:grid-cols-[1.75rem_minmax(0,1fr)]"
    >
      <span aria-hidden="true" className="font-display text-3xl leading-none font-bold text-brand">
        {rank}
      </span>
      <div>
        <h3 className="text-lg">{view.fix.title}</h3>
        <FixFacts view={view} />
        <FixHanded view={view} />
        {view.urgency !== '' && (
          <p className="mt-3 max-w-[72ch] font-semibold text-bad">Urgent. {view.urgency}</p>
        )}
        {isAlone ? (
          <>
            <p className="mt-3 max-w-[72ch]">{only.finding.finding.why}</p>
            <p className="mt-2 max-w-[72ch]">
              <strong>À faire{'\u00a0'}:</strong> {only.finding.finding.fix}
            </p>
            <p className="mt-2 flex flex-wrap gap-x-5 text-sm">
              <a href={`#${only.finding.anchor}`} className="underline underline-offset-4 print:hidden">
                Voir les preuves
              </a>
              <TicketLink view={view} places={places} />
            </p>
          </>
        ) : (
          <>
            <p className="mt-3 max-w-[72ch]">{view.fix.explanation}</p>
            {view.start !== '' && (
              <p className="mt-2 max-w-[72ch]">
                <strong>Pour commencer{'\u00a0'}:</strong> {view.start}
              </p>
            )}
            <div className="mt-2">
              <ErasedList
                view={view}
                summary={`Ce que ce correctif corrige\u00a0: ${countOf(view.erased.length, 'constat', 'constats')}`}
              />
            </div>
            <p className="text-sm">
              <TicketLink view={view} places={places} />
            </p>
          </>
        )}
      </div>
    </li>
  );
}
