import { countOf } from '#contract/french.ts';
import type { CheckedRule } from '#contract/report.ts';
import { isCustom } from '#reference/customs.ts';
import { besideTitle } from '../check-words.ts';
import type { ReportView, ThemeView } from '../report-view.ts';
import { clip } from './clean-text.ts';
import { annexesOf } from './print-contents.tsx';
import { PrintedCookies } from './print-cookies.tsx';
import { PrintedGrid } from './print-grid.tsx';
import { firstAnnexAnchor, type PrintInput, type PrintLayout } from './print-input.ts';
import { PrintedPages } from './print-pages.tsx';
import { planFindings } from './print-plan.ts';
import { PrintTheme } from './print-theme.tsx';

interface Props {
  readonly input: PrintInput;
  readonly view: ReportView;
  readonly layout: PrintLayout;
}

/** What is looked up rather than read: all findings, the grid, the cookies, the pages, what was checked. */
export function PrintAnnexes({ input, view, layout }: Props) {
  const { report } = input;
  const grid = view.themes.flatMap(({ rgaa }) => rgaa ?? [])[0] ?? null;
  const plan = planFindings(
    report.findings.filter((finding) => !isCustom(finding)),
    layout.share,
  );
  const annexes = annexesOf(input, view);
  const found = view.themes.filter(
    (one) => one.failures.length + one.reviews.length + one.customs.length > 0,
  );
  const titleOf = (anchor: string) => annexes.find((annex) => annex.anchor === anchor)?.label ?? '';
  return (
    <div className="annexes">
      <h2 id={firstAnnexAnchor}>Annexes</h2>
      <p className="soft">
        Ce qui se consulte plutôt qu’il ne se lit. Là où la place manque, l’annexe dit combien d’éléments
        restent dans le rapport en ligne{'\u00a0'}: <a href={input.reportUrl}>{input.reportUrl}</a>
      </p>
      <section>
        <h2 id="annexe-constats">{titleOf('annexe-constats')}</h2>
        {found.length === 0 && <p>Aucun constat.</p>}
        {found.map((theme) => (
          <PrintTheme key={theme.id} theme={theme} plan={plan} />
        ))}
      </section>
      <PrintedGrid grid={grid} title={titleOf('annexe-grille')} />
      {report.cookies && <PrintedCookies table={report.cookies} title={titleOf('annexe-cookies')} />}
      <PrintedPages view={view} title={titleOf('annexe-pages')} />
      {report.checks.length > 0 && <PrintedChecks view={view} title={titleOf('annexe-controles')} />}
      <PrintedTrial view={view} title={titleOf('annexe-essai')} />
    </div>
  );
}

interface Titled {
  readonly view: ReportView;
  readonly title: string;
}

const isMeasured = ({ score, result }: ThemeView): boolean =>
  score.kind !== 'unrated' || result.pending !== undefined;

/** Every check that found nothing, by what that means. */
function PrintedChecks({ view, title }: Titled) {
  const of = (
    pick: 'passed' | 'beside' | 'partly' | 'untested' | 'inapplicable' | 'off',
    themes = view.themes,
  ) => themes.flatMap((theme) => theme[pick]);
  // A theme that was not measured enough to have a number passes nothing.
  const [rated, unrated] = [view.themes.filter(isMeasured), view.themes.filter((one) => !isMeasured(one))];
  const passed = of('passed', rated);
  const sure = passed.filter((check) => check.automation !== 'semi');
  const nothingSeen = passed.filter((check) => check.automation === 'semi');
  const [partly, untested, off, inapplicable] = [of('partly'), of('untested'), of('off'), of('inapplicable')];
  return (
    <section>
      <h2 id="annexe-controles">{title}</h2>
      <CheckGroup title="Non testés" checks={untested} />
      <CheckGroup title="Non exécutés" checks={off} />
      <CheckGroup title="Respectés sur une partie des pages" checks={partly} />
      <CheckGroup
        title="Sans défaut vu, dans un thème trop peu mesuré pour avoir un score"
        checks={of('passed', unrated)}
      />
      <CheckGroup title="Respectés" checks={sure} />
      <CheckGroup title="Rien relevé (une machine ne peut pas conclure seule)" checks={nothingSeen} />
      <CheckGroup title={besideTitle} checks={of('beside')} />
      {inapplicable.length > 0 && (
        <p className="soft">
          {countOf(inapplicable.length, 'contrôle était', 'contrôles étaient')} sans objet sur ces pages.
        </p>
      )}
    </section>
  );
}

/** What checks on trial found: read apart, counted nowhere. */
function PrintedTrial({ view: { trial }, title: heading }: Titled) {
  if (trial === null) return null;
  return (
    <section>
      <h2 id="annexe-essai">{heading}</h2>
      <p>{trial.sentence}</p>
      <ul className="checks">
        {trial.findings.map(({ ruleId, title, level, theme, occurrences }) => (
          <li key={`${ruleId} ${level}`}>
            {clip(title, 160)}
            <span className="soft">
              {' '}
              – {theme}, {level}, {occurrences}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CheckGroup({ title, checks }: { readonly title: string; readonly checks: readonly CheckedRule[] }) {
  if (checks.length === 0) return null;
  return (
    <>
      <h3>
        {title} ({checks.length})
      </h3>
      <ul className="checks">
        {checks.map((check) => (
          <li key={check.ruleId}>
            {clip(check.title, 160)}
            {check.reason && <span className="soft"> – {clip(check.reason, 160)}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
