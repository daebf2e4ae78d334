import { isDefect } from '#contract/defect.ts';
import { countOf } from '#contract/french.ts';
import type { Finding } from '#contract/report.ts';
import { customsOf } from '../customs-words.ts';
import type { FindingView } from '../finding-view.ts';
import type { ThemeView } from '../report-view.ts';
import { costsTitle } from '../theme-score-words.ts';
import { clip } from './clean-text.ts';
import { decisionsInRow, PrintDecisions } from './print-decisions.tsx';
import { PrintedProof } from './print-evidence.tsx';
import { DefectFacts } from './print-pieces.tsx';
import { briefLength, type Detail, isLong } from './print-plan.ts';
import { annexAnchorOf } from './print-summary.tsx';
import { PrintThemeHead, withoutDefect } from './print-theme-head.tsx';

interface Props {
  readonly theme: ThemeView;
  readonly plan: ReadonlyMap<Finding, Detail>;
}

/** One theme of the annex of findings: its first defects with their proof, then the others, what a person must check and what is good to know. */
export function PrintTheme({ theme, plan }: Props) {
  const defects = theme.failures.filter(({ finding }) => isDefect(finding));
  const told = (detail: Detail, views: readonly FindingView[]) =>
    views.filter(({ finding }) => plan.get(finding) === detail);
  const whole = told('whole', defects);
  const brief = told('brief', defects);
  const rows = [
    ...told('row', defects),
    ...told('row', theme.reviews),
    ...told(
      'row',
      theme.failures.filter(({ finding }) => !isDefect(finding)),
    ),
  ];
  const left = [...theme.failures, ...theme.reviews].filter(({ finding }) => !plan.has(finding)).length;
  const shown = whole.length + brief.length + rows.length;
  return (
    <section className={shown + left > 0 ? 'theme' : 'theme bare'}>
      <PrintThemeHead theme={theme} level="h3" anchor={annexAnchorOf(theme)} />
      {theme.bandNote !== '' && <p className="soft">* {theme.bandNote}</p>}
      {theme.unseen && <p className="soft">{theme.unseen}</p>}
      {theme.held !== '' && <p className="soft">{theme.held}</p>}
      {theme.costs.length > 0 && (
        <p className="soft">
          {costsTitle}{' '}
          {theme.costs.map(({ points, title }) => `${points} ${clip(title, 110)}`).join('\u202f; ')}
        </p>
      )}
      {defects.length === 0 && <p>{withoutDefect(theme)}</p>}
      {whole.map((view) => (
        <WholeFinding key={view.anchor} view={view} />
      ))}
      {brief.map((view) => (
        <BriefFinding key={view.anchor} view={view} />
      ))}
      {rows.length > 0 && <FindingRows views={rows} alone={whole.length + brief.length === 0} />}
      {theme.customs.length > 0 && (
        <p className="soft">{customsOf(theme.customs.length)}, dans le rapport en ligne</p>
      )}
      {left > 0 && (
        <p className="soft">
          {shown > 0
            ? `et ${countOf(left, 'autre constat', 'autres constats')}`
            : countOf(left, 'constat', 'constats')}
          , dans le rapport en ligne
        </p>
      )}
    </section>
  );
}

function WholeFinding({ view }: { readonly view: FindingView }) {
  const { finding } = view;
  return (
    <article className={isLong(finding) ? 'finding long' : 'finding'} id={view.anchor}>
      <div className="told">
        <h4>{clip(finding.title, 240)}</h4>
        <DefectFacts view={view} />
        <PrintDecisions view={view.decisions} />
        <p>
          <strong>Pourquoi{'\u00a0'}:</strong> {clip(finding.why, 600)}
        </p>
        <p>
          <strong>Comment corriger{'\u00a0'}:</strong> {clip(finding.fix, 600)}
        </p>
      </div>
      <PrintedProof finding={finding} />
    </article>
  );
}

function BriefFinding({ view }: { readonly view: FindingView }) {
  return (
    <article className="finding" id={view.anchor}>
      <h4>{clip(view.finding.title, 240)}</h4>
      <DefectFacts view={view} />
      <PrintDecisions view={view.decisions} />
      <p>{clip(view.finding.fix, briefLength)}</p>
    </article>
  );
}

/** The page of what shows on one page alone, by its path: « 1 page sur 10 » says little. */
function pathOf({ pages }: Finding): string {
  const [only] = pages;
  const address = pages.length === 1 && only ? URL.parse(only.url) : null;
  return address === null ? '' : clip(address.pathname + address.search, 90);
}

function FindingRows({ views, alone }: { readonly views: readonly FindingView[]; readonly alone: boolean }) {
  return (
    <table className="rows">
      <caption>{alone ? 'Constats' : 'Autres constats'}</caption>
      <thead>
        <tr>
          <th scope="col">Constat</th>
          <th scope="col">Gravité</th>
          <th scope="col">Où</th>
        </tr>
      </thead>
      <tbody>
        {views.map(({ anchor, finding, severity, reach, decisions }) => (
          <tr key={anchor}>
            <th scope="row">
              {clip(finding.title, 130)}
              {pathOf(finding) !== '' && <span className="decided address">{pathOf(finding)}</span>}
              {decisions && <span className="decided">{decisionsInRow(decisions)}</span>}
            </th>
            <td>{finding.verdict === 'fail' ? severity : 'À vérifier'}</td>
            <td>{reach}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
