import type { ReportPlaces } from '../report-places.ts';
import type { FixView } from './fix-view.ts';

const look = 'underline underline-offset-4 print:hidden';

/** What can be done with a fix: look at its proofs, verify it, take its ticket. Nothing that cannot be done is offered. */
export function FixLinks({ view, places }: { readonly view: FixView; readonly places: ReportPlaces }) {
  const [only] = view.erased;
  const isAlone = view.erased.length === 1 && only !== undefined;
  const verify = places.verifyUrl?.(view) ?? null;
  const of = <span className="sr-only"> de {view.fix.title}</span>;
  if (!isAlone && verify === null && places.fixUrl === undefined) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {isAlone && (
        <a href={`#${only.finding.anchor}`} className={look}>
          Voir les preuves{of}
        </a>
      )}
      {verify !== null && (
        <a href={verify} className={look}>
          Vérifier
          <span className="sr-only">
            {' '}
            le correctif{'\u00a0'}: {view.fix.title}
          </span>
        </a>
      )}
      {places.fixUrl && (
        <a href={places.fixUrl(view)} className={look}>
          Ticket{of}
        </a>
      )}
    </p>
  );
}
