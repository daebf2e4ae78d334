import { countOf, formatBytes, formatDuration, formatNumber } from '#contract/french.ts';
import type { CheckedRule, Report } from '#contract/report.ts';
import { besideTitle } from '../check-words.ts';
import { probesSentence } from '../probes-sentence.ts';
import type { ReportView } from '../report-view.ts';
import { scoreSpread } from '../spread.ts';
import { clip } from './clean-text.ts';
import { PrintedCookies } from './print-cookies.tsx';
import { PrintedAddress } from './print-evidence.tsx';
import { PrintedGrid } from './print-grid.tsx';
import type { PrintInput } from './print-input.ts';

/** Rows of the table of pages, the most faulty after the home page; the rest is on line. */
const shownPages = 100;
const shownNotAnalysed = 40;

/** What is looked up rather than read: the grid, the cookies, the pages, what was checked, how. */
export function PrintAnnexes({ input, view }: { readonly input: PrintInput; readonly view: ReportView }) {
  const grid = view.themes.flatMap(({ rgaa }) => rgaa ?? [])[0] ?? null;
  return (
    <div className="annexes">
      <PrintedGrid grid={grid} />
      {input.report.cookies && <PrintedCookies table={input.report.cookies} />}
      <section>
        <h2 id="annexe-pages">Annexe – Pages</h2>
        <PrintedPages view={view} />
        <PrintedNotAnalysed view={view} />
      </section>
      <PrintedChecks view={view} />
      <PrintedMethod report={input.report} view={view} reportUrl={input.reportUrl} />
    </div>
  );
}

/** The pages visited, with the figures a reader compares. */
function PrintedPages({ view }: { readonly view: ReportView }) {
  const [home, ...others] = view.pages;
  const shown = [
    ...(home ? [home] : []),
    ...(view.pages.length > shownPages ? others.toSorted((a, b) => b.failures - a.failures) : others),
  ].slice(0, shownPages);
  const more = view.pages.length - shown.length;
  return (
    <>
      <h3>{countOf(view.counts.read, 'page analysée', 'pages analysées')}</h3>
      {more > 0 && (
        <p>
          Les {formatNumber(shown.length)} pages qui ont le plus de défauts, après l’accueil. Les{' '}
          {formatNumber(more)} autres sont dans le rapport en ligne.
        </p>
      )}
      <table className="pages">
        <thead>
          <tr>
            {['Page', 'Défauts', 'Perfor\u00admance', 'Affichage (LCP)', 'Poids', 'Requêtes', 'Sobriété'].map(
              (title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((page) => (
            <tr key={page.url}>
              <th scope="row">
                <span className="page-title">{clip(page.title, 90) || 'Sans titre'}</span>
                <span className="address">
                  <PrintedAddress url={page.url} />
                </span>
              </th>
              <td>{formatNumber(page.failures)}</td>
              <td>
                {page.performanceScore === null ? 'non mesurée' : `${page.performanceScore}/100`}
                {page.measures && ` (${scoreSpread(page.measures)})`}
              </td>
              <td>
                {page.metrics ? formatDuration(Math.round(page.metrics.largestContentfulPaintMs)) : '–'}
              </td>
              <td>{formatBytes(page.transferBytes)}</td>
              <td>{formatNumber(page.requestCount)}</td>
              <td>{page.sobriety === null ? '–' : `${formatNumber(page.sobriety)}/100`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** What was not looked at, and why: never passed over in silence. */
function PrintedNotAnalysed({ view }: { readonly view: ReportView }) {
  const total = view.counts.found - view.counts.read;
  if (total === 0) return null;
  const shown = view.notAnalysed.slice(0, shownNotAnalysed);
  return (
    <>
      <h3>{countOf(total, 'adresse non analysée', 'adresses non analysées')}</h3>
      <p>{view.pageCounts}</p>
      <ul className="small">
        {shown.map((page) => (
          <li key={page.url}>
            <span className="address">{clip(page.url, 160)}</span>{' '}
            <span className="soft">– {clip(page.reason, 120)}</span>
          </li>
        ))}
      </ul>
      {total > shown.length && <p className="soft">et {countOf(total - shown.length, 'autre', 'autres')}</p>}
    </>
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
