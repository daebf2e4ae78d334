import type { ReactNode } from 'react';
import type { Theme } from '#contract/themes.ts';
import type { VerifiedAt } from '#contract/verifiable.ts';
import { findingPath } from '#report/reading/finding-path.ts';
import type { ReportReading } from '#report/reading/reading-of.ts';
import { writeReportQuery } from '#report/reading/report-query.ts';
import { ReportBody } from '#report/report-body.tsx';
import type { PastScores } from '#report/score-change.ts';
import { EnlargedPicture } from './enlarged-picture.tsx';
import { FindingProofs } from './finding-proofs.tsx';
import { FoundPages, ReportFilters } from './report-filters.tsx';
import { placesOf } from './report-places.ts';
import { ReportShortcuts } from './report-shortcuts.tsx';
import { useCurrentChapter } from './use-current-chapter.ts';
import { useOpenForPrint } from './use-open-for-print.ts';
import { useOpenTarget } from './use-open-target.ts';
import { usePrintKey } from './use-print-key.ts';

interface Props {
  id: string;
  reading: ReportReading;
  hasEarlier: boolean;
  /** Fixes may be given to people here. */
  hasWork: boolean;
  /** Scores of the audit it may be compared with. */
  before: PastScores | null;
  /** What half of the sites of the kind do better than, by theme. */
  medians: Partial<Record<Theme, string>>;
  /** By id, the rules that can be asked again; none for whoever may not ask. */
  verifiable: Readonly<Record<string, VerifiedAt>>;
  /** Under the first fixes. */
  afterFirstFixes: ReactNode;
  /** Under the report. */
  children?: ReactNode;
}

/** A report on its page: read at once, its proofs when they are wanted. */
export function ReportReader({
  id,
  reading,
  before,
  hasEarlier,
  medians,
  hasWork,
  verifiable,
  afterFirstFixes,
  children,
}: Props) {
  useOpenTarget();
  useOpenForPrint();
  useCurrentChapter();
  const path = `/reports/${id}`;
  usePrintKey(`${path}/impression`);
  const places = placesOf(id, verifiable);
  return (
    <>
      <p className="hidden print:block">
        Sans les preuves des constats fermés{'\u00a0'}: la version à imprimer, dans «{'\u00a0'}Exporter
        {'\u00a0'}», les donne.
      </p>
      <ReportBody
        reading={reading}
        places={places}
        below="menu"
        before={before}
        slots={{
          ...{ afterFirstFixes, medians },
          filters: <ReportFilters path={path} reading={reading} hasEarlier={hasEarlier} hasWork={hasWork} />,
          more: <FoundPages path={path} reading={reading} />,
          stakeUrl: (stake) => `${path}${writeReportQuery({ stake })}#constats`,
          proofs: (view) => (
            <FindingProofs view={view} href={findingPath(id, view.finding)} places={places} />
          ),
        }}
      />
      {children}
      <ReportShortcuts />
      <EnlargedPicture />
    </>
  );
}
