import { countOf } from '#contract/french.ts';
import type { CheckedRule, Report } from '#contract/report.ts';
import { besideTitle } from '../check-words.ts';
import { probesSentence } from '../probes-sentence.ts';
import type { ReportView } from '../report-view.ts';
import { trialTitle } from '../trial-view.ts';
import { clip } from './clean-text.ts';
import { PrintedCookies } from './print-cookies.tsx';
import { PrintedGrid } from './print-grid.tsx';
import type { PrintInput } from './print-input.ts';
import { PrintedPages } from './print-pages.tsx';

/** What is looked up rather than read: the grid, the cookies, the pages, what was checked, how. */
export function PrintAnnexes({ input, view }: { readonly input: PrintInput; readonly view: ReportView }) {
  const grid = view.themes.flatMap(({ rgaa }) => rgaa ?? [])[0] ?? null;
  return (
    <div className="annexes">
      <PrintedGrid grid={grid} />
      {input.report.cookies && <PrintedCookies table={input.report.cookies} />}
      <PrintedPages view={view} />
      {input.report.checks.length > 0 && <PrintedChecks view={view} />}
      <PrintedTrial view={view} />
      <PrintedMethod report={input.report} view={view} reportUrl={input.reportUrl} />
    </div>
  );
}

/** Every check that found nothing, by what that means. */
function PrintedChecks({ view }: { readonly view: ReportView }) {
  const of = (pick: 'passed' | 'beside' | 'partly' | 'untested' | 'inapplicable' | 'off') =>
    view.themes.flatMap((theme) => theme[pick]);
  const passed = of('passed');
  const sure = passed.filter((check) => check.automation !== 'semi');
  const nothingSeen = passed.filter((check) => check.automation === 'semi');
  const [partly, untested, off, inapplicable] = [of('partly'), of('untested'), of('off'), of('inapplicable')];
  return (
    <section>
      <h2 id="annexe-controles">Annexe – Autres contrôles</h2>
      <CheckGroup title="Non testés" checks={untested} />
      <CheckGroup title="Non exécutés" checks={off} />
      <CheckGroup title="Respectés sur une partie des pages" checks={partly} />
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
function PrintedTrial({ view: { trial } }: { readonly view: ReportView }) {
  if (trial === null) return null;
  return (
    <section>
      <h2 id="annexe-essai">Annexe – {trialTitle}</h2>
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

/** How the result was made, and what it is not. */
function PrintedMethod({
  report,
  view,
  reportUrl,
}: {
  readonly report: Report;
  readonly view: ReportView;
  readonly reportUrl: string;
}) {
  return (
    <section className="method">
      <h2 id="annexe-methode">Annexe – Méthode et limites</h2>
      <p>
        Visite faite comme depuis un {view.device} ({clip(report.environment.viewport, 40)}), avec{' '}
        {clip(report.environment.browser, 80)}, le {view.finishedAt}. Chaque thème est noté de 0 à 100
        {'\u00a0'}: un contrôle en échec coûte selon sa gravité et la part des pages touchées, et ce qui n’a
        pas pu être vu n’est pas compté comme bon. Le score global est la moyenne des thèmes, pondérée. Les
        points «{'\u00a0'}à vérifier{'\u00a0'}» ne comptent jamais dans les scores.
      </p>
      <p>
        Un audit automatique ne voit pas tout{'\u00a0'}: les points «{'\u00a0'}à vérifier{'\u00a0'}» demandent
        une personne. Ce rapport repère des manquements{'\u202f'}; il ne constitue pas un avis juridique.{' '}
        {probesSentence(report)}
      </p>
      <p>
        Rapport complet en ligne, avec toutes les preuves{'\u00a0'}: <a href={reportUrl}>{reportUrl}</a>
      </p>
    </section>
  );
}
