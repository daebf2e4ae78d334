import { countOf } from '#contract/french.ts';
import { FindingDecisions } from '#report/decisions/decision-notes.tsx';
import { FindingBack, Proofs } from '#report/finding-card.tsx';
import type { ReportPlaces } from '#report/report-places.ts';
import type { PrintedFinding } from '#service/reports/read-printable.ts';

interface Props {
  /** Undefined for a finding beyond what paper bears. */
  printed: PrintedFinding | undefined;
  places: ReportPlaces;
}

/** The proofs of a finding on paper, and what is left of them. */
export function PrintedProofs({ printed, places }: Props) {
  if (printed === undefined)
    return <p className="mt-3 text-sm text-soft">Preuves{'\u00a0'}: dans le rapport en ligne.</p>;
  const { view, screenshots, pagesMore } = printed;
  return (
    <FindingBack view={view}>
      <Proofs {...{ view, screenshots, places }} isWhole={false} />
      {pagesMore > 0 && (
        <p className="mt-3 text-sm text-soft">
          et {countOf(pagesMore, 'autre page', 'autres pages')} dans le rapport en ligne
        </p>
      )}
      <FindingDecisions view={view} />
    </FindingBack>
  );
}
