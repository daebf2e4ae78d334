import { countOf } from '#contract/french.ts';
import type { CheckedRule } from '#contract/report.ts';
import type { Screenshot, ScreenshotUrl } from './evidence-list.tsx';
import { FindingCard } from './finding-card.tsx';
import { Disclosure, Score } from './pieces.tsx';
import type { ThemeView } from './report-view.ts';
import { RgaaSection } from './rgaa-section.tsx';

interface Props {
  readonly theme: ThemeView;
  readonly screenshots: ReadonlyMap<string, Screenshot>;
  readonly screenshotUrl: ScreenshotUrl;
}

/** Everything about one theme: failures, then what a person must check, then what was checked without a problem. */
export function ThemeSection({ theme, screenshots, screenshotUrl }: Props) {
  const cards = (views: ThemeView['failures']) => (
    <ul>
      {views.map((view) => (
        <FindingCard key={view.anchor} view={view} screenshots={screenshots} screenshotUrl={screenshotUrl} />
      ))}
    </ul>
  );
  return (
    <section
      id={theme.anchor}
      aria-labelledby={`${theme.anchor}-titre`}
      className="scroll-mt-24 rounded-2xl border border-line bg-surface p-5 shadow-card wrap-anywhere sm:p-7"
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={`${theme.anchor}-titre`} className="text-2xl">
          {theme.label}
        </h2>
        <Score score={theme.score} tone={theme.tone} band={theme.band} size="theme" />
      </div>
      {theme.unseen && <p className="mb-4 max-w-[72ch] text-sm">{theme.unseen}</p>}
      {theme.failures.length > 0 ? (
        <>
          <h3 className="mb-2 text-lg">Problèmes constatés</h3>
          {cards(theme.failures)}
        </>
      ) : (
        <p className="border-t border-line py-4">{nothingFound(theme)}</p>
      )}
      {theme.reviews.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 text-lg">À vérifier par une personne</h3>
          {cards(theme.reviews)}
        </>
      )}
      {theme.rgaa && <RgaaSection view={theme.rgaa} />}
      <Checks theme={theme} />
    </section>
  );
}

const nothingFound = (theme: ThemeView): string =>
  theme.result.score === null
    ? 'Ce thème n’a pas pu être testé.'
    : 'Aucun problème constaté parmi les contrôles effectués.';

function Checks({ theme }: { readonly theme: ThemeView }) {
  const groups = [theme.passed, theme.partly, theme.untested, theme.off, theme.inapplicable];
  const total = groups.reduce((sum, { length }) => sum + length, 0);
  if (total === 0) return null;
  return (
    <Disclosure
      summary={
        <span className="text-soft">
          {countOf(total, 'autre contrôle', 'autres contrôles')} : respectés, sans objet
          {theme.off.length > 0 ? ', non testés ou non exécutés' : ' ou non testés'}
        </span>
      }
    >
      <CheckGroup title="Respectés" checks={theme.passed} />
      <CheckGroup title="Respectés sur une partie des pages" checks={theme.partly} />
      <CheckGroup title="Non testés" checks={theme.untested} />
      <CheckGroup title="Non exécutés" checks={theme.off} />
      <CheckGroup title="Sans objet sur ces pages" checks={theme.inapplicable} />
    </Disclosure>
  );
}

function CheckGroup({ title, checks }: { readonly title: string; readonly checks: readonly CheckedRule[] }) {
  if (checks.length === 0) return null;
  return (
    <>
      <h3 className="mt-3 font-semibold">
        {title} ({checks.length})
      </h3>
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
