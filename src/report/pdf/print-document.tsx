import { isCustom } from '#reference/customs.ts';
import { viewReport } from '../report-view.ts';
import { PrintAnnexes } from './print-annexes.tsx';
import { chaptersOf, PrintContents } from './print-contents.tsx';
import { PrintCover } from './print-cover.tsx';
import { PrintFixes } from './print-fixes.tsx';
import type { PrintInput, PrintLayout } from './print-input.ts';
import { planBody } from './print-plan.ts';
import { PrintTheme } from './print-theme.tsx';

/** A report on paper: one page of summary, the fixes, the findings as far as twelve pages hold them, annexes. */
export function PrintDocument({
  input,
  layout,
}: {
  readonly input: PrintInput;
  readonly layout: PrintLayout;
}) {
  const { report } = input;
  const view = viewReport(report, input.decided);
  const plan = planBody(
    report.findings.filter((finding) => !isCustom(finding)),
    layout.share,
  );
  return (
    <main>
      <PrintCover view={view} input={input} />
      <PrintContents chapters={chaptersOf(input, view)} pageOf={layout.pageOf} />
      <PrintFixes view={view} />
      {view.themes.map((theme) => (
        <PrintTheme key={theme.id} theme={theme} plan={plan} />
      ))}
      <PrintAnnexes input={input} view={view} />
    </main>
  );
}
