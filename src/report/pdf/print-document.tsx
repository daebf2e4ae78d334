import type { DecidedReport } from '#contract/decisions.ts';
import type { Report } from '#contract/report.ts';
import { viewReport } from '../report-view.ts';
import { PrintedChecks, PrintedMethod, PrintedNotAnalysed, PrintedPages } from './print-annexes.tsx';
import { PrintCover } from './print-cover.tsx';
import { chooseLimits } from './print-limits.ts';
import { PrintTheme } from './print-theme.tsx';

/** Everything the page of the report shows, unfolded and bounded for paper. */
export function PrintDocument({
  report,
  reportUrl,
  decided,
}: {
  readonly report: Report;
  readonly reportUrl: string;
  readonly decided: DecidedReport | null;
}) {
  const view = viewReport(report, decided);
  const limits = chooseLimits(report);
  return (
    <main>
      <PrintCover view={view} />
      {view.themes.map((theme) => (
        <PrintTheme key={theme.id} theme={theme} limits={limits} />
      ))}
      <div className="annexes">
        <PrintedPages view={view} />
        <PrintedNotAnalysed view={view} />
        <PrintedChecks view={view} />
        <PrintedMethod report={report} view={view} reportUrl={reportUrl} />
      </div>
    </main>
  );
}
