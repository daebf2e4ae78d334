import { countOf } from '#contract/french.ts';
import type { CheckedRule } from '#contract/report.ts';
import { besideTitle } from './check-words.ts';
import { customsMeaning, customsOf } from './customs-words.ts';
import { FindingCard } from './finding-card.tsx';
import { foldFindings } from './folding.ts';
import { Disclosure, Score, ScoreBar } from './pieces.tsx';
import { stateOf } from './reading/filter-findings.ts';
import type { ReportPlaces, ReportSlots } from './report-places.ts';
import type { ThemeView } from './report-view.ts';
import type { Screenshot } from './screenshot.ts';

interface Props {
  readonly theme: ThemeView;
  readonly screenshots: ReadonlyMap<string, Screenshot>;
  readonly places: ReportPlaces;
  readonly slots: ReportSlots;
}

/** A theme in one row; opened, its failures, then what a person must check, then what was checked without a problem. */
export function ThemeSection({ theme, screenshots, places, slots }: Props) {
  const list = (views: ThemeView['failures']) => (
    <ul>
      {views.map((view) => (
        <FindingCard key={view.anchor} {...{ view, screenshots, places, slots }} />
      ))}
    </ul>
  );
  const cards = (title: string, views: ThemeView['failures']) =>
    views.length > 0 && (
      <>
        <h4 className="mt-5 mb-1 text-base font-semibold text-soft">{title}</h4>
        {list(views)}
      </>
    );
  const folded = (title: string, views: ThemeView['failures'], meaning = '') =>
    views.length > 0 && (
      <details className="mt-5 border-t border-line pt-4">
        <summary className="min-h-9 cursor-pointer text-sm font-semibold text-soft">{title}</summary>
        {meaning !== '' && <p className="mt-1 max-w-[72ch] text-sm text-soft">{meaning}</p>}
        {list(views)}
      </details>
    );
  const defects = theme.failures.filter(({ finding }) => stateOf(finding) === 'defaut');
  const reviews = theme.reviews.filter(({ finding }) => stateOf(finding) === 'verifier');
  const [grave, doubts] = [foldFindings(defects), foldFindings(reviews)];
  const notes = [...theme.failures, ...theme.reviews].filter(({ finding }) => stateOf(finding) === 'savoir');
  return (
    <div id={theme.anchor} className="scroll-mt-8 border-t border-line wrap-anywhere">
      <details className="group/theme">
        <summary className="flex min-h-16 cursor-pointer list-none flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5 hover:bg-sunken sm:grid sm:grid-cols-[minmax(11rem,1.2fr)_minmax(9rem,1fr)_minmax(0,1.6fr)_1rem] print:grid-cols-[minmax(9rem,1fr)_minmax(15rem,1.6fr)_minmax(0,1.2fr)] [&::-webkit-details-marker]:hidden">
          <h3 className="text-lg max-sm:basis-full">{theme.label}</h3>
          <span className="min-w-32">
            <Score score={theme.score} tone={theme.tone} band={theme.band} size="theme" />
            <ScoreBar score={theme.score} tone={theme.tone} />
            {theme.bandNote !== '' && <span className="block text-xs text-soft">{theme.bandNote}</span>}
            {theme.held !== '' && <span className="block text-xs text-soft">{theme.held}</span>}
          </span>
          <span className="text-sm text-soft max-sm:basis-full">
            {countsOf(defects.length, reviews.length, notes.length)}
            {theme.costs.map(({ anchor, title, points }) => (
              <span key={anchor} className="block text-xs">
                {points} {title}
              </span>
            ))}
          </span>
          <svg
            viewBox="0 0 12 12"
            className="size-3.5 fill-none stroke-soft stroke-2 transition-transform group-open/theme:rotate-180 max-sm:hidden print:hidden"
            aria-hidden="true"
            focusable="false"
          >
            <path d="M2 4l4 4 4-4" />
          </svg>
        </summary>
        <div className="pb-6">
          {slots.medians?.[theme.id] && (
            <p className="mt-2 max-w-[72ch] text-sm text-soft">{slots.medians[theme.id]}</p>
          )}
          {theme.unseen && <p className="mt-2 max-w-[72ch] text-sm">{theme.unseen}</p>}
          {defects.length + reviews.length + notes.length === 0 && (
            <p className="py-3">{nothingFound(theme)}</p>
          )}
          {cards('Défauts', grave.open)}
          {folded(
            countOf(grave.folded.length, 'autre défaut', 'autres défauts'),
            grave.folded,
            'Mineurs, ou déjà comptés avec un défaut qui précède.',
          )}
          {cards('À vérifier par une personne', doubts.open)}
          {folded(
            `${countOf(doubts.folded.length, 'autre point', 'autres points')} à vérifier`,
            doubts.folded,
          )}
          {folded(`${countOf(notes.length, 'information', 'informations')} à savoir`, notes)}
          {folded(customsOf(theme.customs.length), theme.customs, customsMeaning)}
          <Checks theme={theme} places={places} />
        </div>
      </details>
    </div>
  );
}

function countsOf(defects: number, reviews: number, notes: number): string {
  return [
    countOf(defects, 'défaut', 'défauts'),
    reviews > 0 && `${countOf(reviews, 'point', 'points')} à vérifier`,
    notes > 0 && `${countOf(notes, 'information', 'informations')}`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}

const nothingFound = (theme: ThemeView): string =>
  theme.result.score === null && !theme.result.pending
    ? 'Ce thème n’a pas pu être testé.'
    : 'Aucun défaut parmi les contrôles effectués.';

function Checks({ theme, places }: Pick<Props, 'theme' | 'places'>) {
  const { pass, inapplicable, error, off = 0 } = theme.result.counts;
  const total = pass + inapplicable + error + off;
  if (total === 0) return null;
  const href = places.checksUrl?.(theme.id);
  return (
    <>
      <CheckGroup title="Non testés" checks={theme.untested} />
      {href === undefined ? (
        <Disclosure summary={<span className="text-soft">{checksInWords(theme)}</span>}>
          <CheckGroup title="Respectés" checks={theme.passed} />
          <CheckGroup title="Respectés sur une partie des pages" checks={theme.partly} />
          <CheckGroup title={besideTitle} checks={theme.beside} />
          <CheckGroup title="Non exécutés" checks={theme.off} />
          <CheckGroup title="Sans objet sur ces pages" checks={theme.inapplicable} />
        </Disclosure>
      ) : (
        <p className="mt-4 border-t border-line pt-4 text-sm">
          <a className="text-brand underline" href={href}>
            {checksInWords(theme)}
          </a>
        </p>
      )}
    </>
  );
}

function checksInWords({ result: { counts } }: ThemeView): string {
  const { pass, inapplicable, off = 0 } = counts;
  const parts = [
    `${countOf(pass, 'contrôle respecté', 'contrôles respectés')}`,
    `${countOf(inapplicable, 'sans objet', 'sans objet')}`,
    off > 0 && `${countOf(off, 'non exécuté', 'non exécutés')}`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}

/** Checks that found nothing, by what became of them. */
export function CheckGroup({
  title,
  checks,
  as: Heading = 'h4',
}: {
  readonly title: string;
  readonly checks: readonly CheckedRule[];
  readonly as?: 'h3' | 'h4';
}) {
  if (checks.length === 0) return null;
  return (
    <>
      <Heading className="mt-4 font-semibold">
        {title} ({checks.length})
      </Heading>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {checks.map((check) => (
          <li key={check.ruleId}>
            {check.title}
            {check.status === 'pass' && check.automation === 'semi' && !check.untestedOn && (
              <span className="text-soft"> – rien relevé</span>
            )}
            {check.reason && <span className="text-soft"> – {check.reason}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
