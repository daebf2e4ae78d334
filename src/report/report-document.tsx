import type { DecidedReport } from '#contract/decisions.ts';
import { typeset } from '#contract/french.ts';
import type { Report } from '#contract/report.ts';
import type { ScreenshotUrl } from './evidence-list.tsx';
import { FirstFixes } from './fixes/first-fixes.tsx';
import { MoreFixes } from './fixes/more-fixes.tsx';
import { PagesSection } from './pages-section.tsx';
import { probesSentence } from './probes-sentence.ts';
import { ReportHead } from './report-head.tsx';
import { viewReport } from './report-view.ts';
import type { PastScores } from './score-change.ts';
import { ThemeSection } from './theme-section.tsx';

/** The whole report as a web page (`pdf/` has it for paper, over the same view). `screenshotUrl` tells where the pictures are. */
export function ReportDocument({
  report,
  screenshotUrl,
  before = null,
  decided = null,
}: {
  readonly report: Report;
  readonly decided?: DecidedReport | null;
  readonly screenshotUrl: ScreenshotUrl;
  /** Scores of the audit it may be compared with. */
  readonly before?: PastScores | null;
}) {
  const view = viewReport(report, decided);
  return (
    <article className="grid grid-cols-1 gap-10">
      <ReportHead view={view} screenshotUrl={screenshotUrl} before={before} />
      <div>
        <FirstFixes views={view.firstFixes} />
        <MoreFixes views={view.moreFixes} />
      </div>
      {view.themes.map((theme) => (
        <ThemeSection
          key={theme.id}
          theme={theme}
          screenshots={view.screenshots}
          screenshotUrl={screenshotUrl}
        />
      ))}
      <PagesSection view={view} />
      <p className="max-w-[72ch] text-sm text-soft">
        Visite faite comme depuis un {view.device}, avec {report.environment.browser}, le {view.finishedAt}.{' '}
        {typeset(
          'Un audit automatique ne voit pas tout : les points « à vérifier » demandent une personne. Constat repère des mentions ; il ne constitue pas un avis juridique. ',
        )}
        {probesSentence(report)}
      </p>
    </article>
  );
}
