import { isDefect } from '#contract/defect.ts';
import { countOf, typeset, upperFirst } from '#contract/french.ts';
import { BindingLine } from './binding/binding-line.tsx';
import { Disclosure, Score, ScoreBar } from './pieces.tsx';
import type { ReportSlots, ScreenshotUrl } from './report-places.ts';
import type { ReportView, ThemeView } from './report-view.ts';
import { changeOf, type PastScores, type ScoreChange, sinceInWords, siteChangeOf } from './score-change.ts';

interface Props {
  readonly view: ReportView;
  readonly screenshotUrl: ScreenshotUrl;
  /** The audit it may be compared with; none for a first audit, nor where nobody may see it. */
  readonly before: PastScores | null;
  readonly stakeUrl?: ReportSlots['stakeUrl'];
}

/** The minute of a reader in a hurry: the verdict, the score, the themes and what moved, what was not seen. */
export function ReportHead({ view, screenshotUrl, before, stakeUrl }: Props) {
  const pageCount = view.counts.read;
  const change = before && siteChangeOf({ ...view.range, pageCount, themes: view.themeRanges }, before);
  const beside = 'grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 sm:gap-x-7';
  return (
    <section
      aria-labelledby="score-global"
      className="rounded-2xl border border-line bg-surface p-6 shadow-card sm:p-8"
    >
      <div className={view.home?.screenshot ? beside : ''}>
        <HomePicture view={view} screenshotUrl={screenshotUrl} />
        <div className="col-start-2 min-w-0">
          <h2 id="score-global" className="text-lg">
            Score global
          </h2>
          <Score score={view.score} tone={view.tone} band={view.band} size="hero" />
          {view.without !== '' && <p className="mt-1 text-sm text-soft">{upperFirst(view.without)}</p>}
          {before && change && (
            <p className="mt-1 text-sm">
              <ChangeWords change={change} />{' '}
              <span className="text-soft">{sinceInWords(before, change)}</span>
            </p>
          )}
        </div>
        <div className="col-span-2 min-w-0 sm:col-span-1 sm:col-start-2">
          <p className="mt-4 max-w-[60ch] text-xl font-semibold sm:mt-3">{view.verdict}</p>
          <p className="mt-2 max-w-[72ch]">{view.summary}</p>
          {view.binding && <BindingLine binding={view.binding} stakeUrl={stakeUrl} />}
          {view.access && <p className="mt-2 max-w-[72ch] font-semibold">{view.access}</p>}
          {view.measuredLater && <p className="mt-2 max-w-[72ch] text-sm text-soft">{view.measuredLater}</p>}
          {view.unseen && <p className="mt-2 max-w-[72ch] text-sm">{view.unseen}</p>}
        </div>
      </div>
      <ul className="mt-8 grid grid-cols-2 content-start gap-x-5 gap-y-5 sm:gap-x-8 lg:grid-cols-4">
        {view.themes.map((theme) => (
          <ThemeTile
            key={theme.id}
            theme={theme}
            change={before && changeOf(theme.id, { ...theme.result, pageCount }, before)}
          />
        ))}
      </ul>
      <Untested view={view} />
    </section>
  );
}

/** The home page as the visit saw it: what the report is about, at a glance. */
function HomePicture({ view, screenshotUrl }: Pick<Props, 'view' | 'screenshotUrl'>) {
  const { home } = view;
  if (!home?.screenshot) return null;
  const { key, width, height } = home.screenshot;
  return (
    <img
      src={screenshotUrl(key)}
      width={width}
      height={height}
      alt={typeset('Page d’accueil lors de la visite')}
      loading="lazy"
      decoding="async"
      className="h-28 w-20 self-start rounded-lg border border-line object-cover object-top sm:row-span-2 sm:h-56 sm:w-40"
    />
  );
}

function ThemeTile({ theme, change }: { readonly theme: ThemeView; readonly change: ScoreChange | null }) {
  const defects = theme.failures.filter(({ finding }) => isDefect(finding)).length;
  return (
    <li>
      <a href={`#${theme.anchor}`} className="group/theme block rounded-lg no-underline">
        <span className="block font-semibold underline decoration-line underline-offset-4 group-hover/theme:decoration-current">
          {theme.label}
        </span>
        <Score score={theme.score} tone={theme.tone} band={theme.band} size="theme" />
        <ScoreBar score={theme.score} tone={theme.tone} />
        {theme.bandNote !== '' && <span className="mt-1 block text-xs text-soft">{theme.bandNote}</span>}
        <span className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-sm text-soft">
          <span>{countOf(defects, 'défaut', 'défauts')}</span>
          {change && <ChangeWords change={change} />}
        </span>
      </a>
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

function Untested({ view }: { readonly view: ReportView }) {
  const { words, reasons } = view.untested;
  if (words === '' && !view.pageCounts && !view.partial) return null;
  return (
    <div className="mt-6">
      <Disclosure
        summary={
          <span className="text-soft">
            {words === '' ? 'Ce qui n’a pas été lu' : `Ce qui n’a pas pu être testé\u00a0: ${words}`}
          </span>
        }
      >
        {view.partial && <p className="font-semibold text-watch">{view.partial}</p>}
        {view.pageCounts && <p className="mt-1">{view.pageCounts}</p>}
        <ul className="mt-2 list-disc pl-5 text-sm">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
