import { CarbonChapter } from './chapters/carbon-chapter.tsx';
import { CookiesChapter } from './chapters/cookies-chapter.tsx';
import { JourneysChapter } from './chapters/journeys-chapter.tsx';
import { LegalChapter } from './chapters/legal-chapter.tsx';
import { MethodChapter } from './chapters/method-chapter.tsx';
import { NotAnalysedChapter } from './chapters/not-analysed-chapter.tsx';
import { PagesChapter } from './chapters/pages-chapter.tsx';
import { PerformanceChapter } from './chapters/performance-chapter.tsx';
import { RgaaChapter } from './chapters/rgaa-chapter.tsx';
import { SampleChapter } from './chapters/sample-chapter.tsx';
import { TrialChapter } from './chapters/trial-chapter.tsx';
import { FindingsChapter } from './findings-chapter.tsx';
import { FirstFixes } from './fixes/first-fixes.tsx';
import { MoreFixes } from './fixes/more-fixes.tsx';
import { HeadNotes } from './head-notes.tsx';
import type { ReportReading } from './reading/reading-of.ts';
import { ReportHead } from './report-head.tsx';
import { ReportNav } from './report-nav.tsx';
import type { ReportPlaces, ReportSlots } from './report-places.ts';
import type { PastScores } from './score-change.ts';

interface BodyProps {
  readonly reading: ReportReading;
  readonly places: ReportPlaces;
  readonly slots?: ReportSlots;
  /** What stands above while the page scrolls. */
  readonly below?: 'menu' | 'header';
  /** Scores of the audit it may be compared with. */
  readonly before?: PastScores | null;
}

/** A report arranged for reading: the verdict, what to mend first, then chapters that unfold. */
export function ReportBody({ reading, places, slots = {}, below = 'header', before = null }: BodyProps) {
  const { view } = reading;
  const rgaa = view.themes.find((theme) => theme.rgaa !== null)?.rgaa ?? null;
  return (
    <article className="grid grid-cols-1 gap-5 xl:grid-cols-[10rem_minmax(0,1fr)] xl:gap-x-8">
      <div className="grid min-w-0 grid-cols-1 gap-5 xl:col-start-2">
        <div id="verdict" className="scroll-mt-8">
          <ReportHead view={view} screenshotUrl={places.screenshotUrl} before={before} />
        </div>
        <div id="correctifs" className="scroll-mt-8">
          <FirstFixes views={view.firstFixes} places={places} />
        </div>
      </div>
      <ReportNav reading={reading} below={below} />
      <div className="grid min-w-0 grid-cols-1 gap-5 xl:col-start-2">
        {slots.afterFirstFixes}
        <MoreFixes views={view.moreFixes} places={places} />
        <HeadNotes view={view} stakeUrl={slots.stakeUrl} />
        <FindingsChapter {...{ reading, places, slots }} />
        <SampleChapter sample={view.sample} places={places} />
        <PagesChapter {...{ reading, places }} />
        <RgaaChapter {...{ rgaa, places }} />
        <CookiesChapter cookies={reading.cookies} places={places} />
        <LegalChapter duties={reading.duties} />
        <PerformanceChapter {...{ reading, places }} />
        <JourneysChapter journeys={view.journeys} />
        <CarbonChapter carbon={reading.carbon} />
        <TrialChapter trial={view.trial} />
        <NotAnalysedChapter view={view} />
        <MethodChapter method={reading.method} />
      </div>
    </article>
  );
}
