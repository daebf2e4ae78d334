import { isDefect } from '#contract/defect.ts';
import { countOf, upperFirst } from '#contract/french.ts';
import { HomePicture } from './home-picture.tsx';
import { Score, ScoreBar } from './pieces.tsx';
import type { ScreenshotUrl } from './report-places.ts';
import type { ReportView, ThemeView } from './report-view.ts';
import { changeOf, type PastScores, type ScoreChange, sinceInWords, siteChangeOf } from './score-change.ts';

interface Props {
  readonly view: ReportView;
  readonly screenshotUrl: ScreenshotUrl;
  /** The audit it may be compared with; none for a first audit, nor where nobody may see it. */
  readonly before: PastScores | null;
}

/**
 * The minute of a reader in a hurry: the score, the verdict, the page it is about, the themes and what moved. Nothing here
 * takes the focus: the first fix comes soon for the keyboard, and each theme opens below.
 */
export function ReportHead({ view, screenshotUrl, before }: Props) {
  const pageCount = view.counts.read;
  const change = before && siteChangeOf({ ...view.range, pageCount, themes: view.themeRanges }, before);
  const hasPicture = Boolean(view.home?.screenshot);
  return (
    <section
      aria-labelledby="score-global"
      className={`grid grid-cols-1 gap-6 rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-5 ${hasPicture ? 'md:grid-cols-[2fr_3fr] md:gap-8' : ''}`}
    >
      <div className={`min-w-0 ${hasPicture ? 'md:col-start-2 md:row-start-1' : ''}`}>
        <h2 id="score-global" className="text-lg">
          Score global
        </h2>
        <Score score={view.score} tone={view.tone} band={view.band} size="hero" />
        {view.without !== '' && <p className="mt-1 text-sm text-soft">{upperFirst(view.without)}</p>}
        {before && change && (
          <p className="mt-1 text-sm">
            <ChangeWords change={change} /> <span className="text-soft">{sinceInWords(before, change)}</span>
          </p>
        )}
        <p className="mt-3 max-w-[60ch] text-xl font-semibold">{view.verdict}</p>
        <p className="mt-2 max-w-[72ch]">{view.summary}</p>
        {view.access && <p className="mt-2 max-w-[72ch] font-semibold">{view.access}</p>}
        {view.measuredLater && <p className="mt-2 max-w-[72ch] text-sm text-soft">{view.measuredLater}</p>}
        {view.unseen && <p className="mt-2 max-w-[72ch] text-sm">{view.unseen}</p>}
        <ul aria-label="Scores par thème" className="mt-4 grid grid-cols-1 gap-x-8 gap-y-2 sm:grid-cols-2">
          {view.themes.map((theme) => (
            <ThemeTile
              key={theme.id}
              theme={theme}
              change={before && changeOf(theme.id, { ...theme.result, pageCount }, before)}
            />
          ))}
        </ul>
      </div>
      {hasPicture && (
        <div className="min-w-0 self-start max-md:max-w-sm md:col-start-1 md:row-start-1">
          <HomePicture home={view.home} pins={view.pins} screenshotUrl={screenshotUrl} />
        </div>
      )}
    </section>
  );
}

function ThemeTile({ theme, change }: { readonly theme: ThemeView; readonly change: ScoreChange | null }) {
  const defects = theme.failures.filter(({ finding }) => isDefect(finding)).length;
  return (
    <li>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{theme.label}</span>
        <Score score={theme.score} tone={theme.tone} band={theme.band} size="theme" />
      </span>
      <ScoreBar score={theme.score} tone={theme.tone} />
      <span className="mt-1 flex flex-wrap justify-between gap-x-3 text-sm text-soft">
        <span>{countOf(defects, 'défaut', 'défauts')}</span>
        {change && <ChangeWords change={change} />}
      </span>
      {theme.bandNote !== '' && <span className="block text-xs text-soft">{theme.bandNote}</span>}
    </li>
  );
}

const arrows = { up: '↑', down: '↓', same: '', unknown: '' } as const;
const tones = {
  up: 'font-semibold text-good',
  down: 'font-semibold text-bad',
  same: '',
  unknown: 'text-soft',
};

function ChangeWords({ change }: { readonly change: ScoreChange }) {
  const arrow = arrows[change.way];
  return (
    <span className={tones[change.way]}>
      {arrow !== '' && <span aria-hidden="true">{arrow} </span>}
      {change.words}
    </span>
  );
}
