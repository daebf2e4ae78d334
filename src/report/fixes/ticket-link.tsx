import type { ReportPlaces } from '../report-places.ts';
import type { FixView } from './fix-view.ts';

/** Where the ticket of a fix is; nothing where the report stands in one document. */
export function TicketLink({ view, places }: { readonly view: FixView; readonly places: ReportPlaces }) {
  if (places.fixUrl === undefined) return null;
  return (
    <a href={places.fixUrl(view)} className="underline underline-offset-4 print:hidden">
      Ticket<span className="sr-only"> de {view.fix.title}</span>
    </a>
  );
}
