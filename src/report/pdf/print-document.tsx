import { viewReport } from '../report-view.ts';
import { Contents } from '../static/contents.tsx';
import { MethodPart } from '../static/method-part.tsx';
import { paper } from '../static/room.ts';
import { mainDefectsOf } from './main-defects.ts';
import { PrintAnnexes } from './print-annexes.tsx';
import { chapterLook, chaptersOf } from './print-chapters.ts';
import { PrintCover } from './print-cover.tsx';
import type { PrintInput, PrintLayout } from './print-input.ts';
import { PrintSummary } from './print-summary.tsx';
import { PrintWork } from './print-work.tsx';

/** A report on paper: eight pages at most (summary, plan of work, themes, method), then the annexes. */
export function PrintDocument({
  input,
  layout,
}: {
  readonly input: PrintInput;
  readonly layout: PrintLayout;
}) {
  const { report } = input;
  const view = viewReport(report, input.decided);
  const foremost = mainDefectsOf(report);
  return (
    <main>
      <PrintCover view={view} input={input} />
      <Contents chapters={chaptersOf(input, view)} pageOf={layout.pageOf} lookOf={chapterLook} />
      <PrintWork view={view} />
      {view.themes.map((theme) => (
        <PrintSummary
          key={theme.id}
          theme={theme}
          foremost={foremost.get(theme.id) ?? []}
          crops={input.crops}
          layout={layout}
        />
      ))}
      <MethodPart report={report} view={view} reportUrl={input.reportUrl} room={paper} />
      <PrintAnnexes input={input} view={view} layout={layout} />
    </main>
  );
}
