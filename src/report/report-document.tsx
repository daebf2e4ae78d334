import type { DecidedReport } from '#contract/decisions.ts';
import { countOf, typeset } from '#contract/french.ts';
import type { Report } from '#contract/report.ts';
import type { ScreenshotUrl } from './evidence-list.tsx';
import { FirstThings } from './first-things.tsx';
import { PagesSection } from './pages-section.tsx';
import { Score, ScoreBar } from './pieces.tsx';
import { probesSentence } from './probes-sentence.ts';
import { type ReportView, viewReport } from './report-view.ts';
import { ThemeSection } from './theme-section.tsx';

/** The whole report as a web page (`pdf/` has it for paper, over the same view). `screenshotUrl` tells where the pictures are. */
export function ReportDocument({
  report,
  screenshotUrl,
  decided = null,
}: {
  readonly report: Report;
  readonly decided?: DecidedReport | null;
  readonly screenshotUrl: ScreenshotUrl;
}) {
  const view = viewReport(report, decided);
  return (
    <article className="grid grid-cols-1 gap-10">
      <Summary view={view} />
      <FirstThings view={view} />
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

function Summary({ view }: { readonly view: ReportView }) {
  return (
    <section
      aria-labelledby="score-global"
      className="rounded-2xl border border-line bg-surface p-6 shadow-card sm:p-8"
    >
      <div className="grid gap-8 lg:grid-cols-[minmax(14rem,1fr)_2fr]">
        <div>
          <h2 id="score-global" className="mb-3 text-lg">
            Score global
          </h2>
          <Score score={view.score} tone={view.tone} band={view.band} size="hero" />
          {view.unseen && <p className="mt-3 max-w-[40ch] text-sm">{view.unseen}</p>}
          <p className="mt-4 max-w-[40ch] text-lg font-semibold">{view.verdict}</p>
          <p className="mt-3 max-w-[40ch]">{view.summary}</p>
          {view.decided && <p className="mt-3 max-w-[40ch]">{view.decided}</p>}
          {view.pageCounts && <p className="mt-3 max-w-[40ch] text-sm text-soft">{view.pageCounts}</p>}
          {view.partial && <p className="mt-3 max-w-[40ch] font-semibold text-watch">{view.partial}</p>}
        </div>
        <ul className="grid content-start gap-x-8 gap-y-5 sm:grid-cols-2">
          {view.themes.map((theme) => (
            <li key={theme.id}>
              <a href={`#${theme.anchor}`} className="group/theme block rounded-lg no-underline">
                <span className="flex items-baseline justify-between gap-3">
                  <span className="font-semibold underline decoration-line underline-offset-4 group-hover/theme:decoration-current">
                    {theme.label}
                  </span>
                  <span className="text-sm text-soft">
                    {countOf(theme.failures.length, 'problème', 'problèmes')}
                  </span>
                </span>
                <Score score={theme.score} tone={theme.tone} band={theme.band} size="theme" />
                <ScoreBar score={theme.score} tone={theme.tone} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
