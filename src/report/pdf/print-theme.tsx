import { isDefect } from '#contract/defect.ts';
import { countOf } from '#contract/french.ts';
import type { Finding } from '#contract/report.ts';
import { customsOf } from '../customs-words.ts';
import type { FindingView } from '../finding-view.ts';
import type { ThemeView } from '../report-view.ts';
import { DecisionLines, decisionsInRow } from '../static/decision-lines.tsx';
import { DefectFacts } from '../static/defect-facts.tsx';
import { Proof } from '../static/proof.tsx';
import { paper as room } from '../static/room.ts';
import { ThemeHead, ThemeNotes, withoutDefect } from '../static/theme-head.tsx';
import { choosePrintedProof } from './choose-evidence.ts';
import { briefLength, type Detail, isLong, proofLimits } from './print-plan.ts';
import { annexAnchorOf } from './print-summary.tsx';

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
      <ThemeHead theme={theme} level="h3" anchor={annexAnchorOf(theme)} />
      <ThemeNotes theme={theme} room={room} />
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
        <h4>{room.text(finding.title, 240)}</h4>
        <DefectFacts view={view} />
        <DecisionLines view={view.decisions} room={room} />
        <p>
          <strong>Pourquoi{'\u00a0'}:</strong> {room.text(finding.why, 600)}
        </p>
        <p>
          <strong>Comment corriger{'\u00a0'}:</strong> {room.text(finding.fix, 600)}
        </p>
      </div>
      <Proof proof={choosePrintedProof(finding, proofLimits)} room={room} />
    </article>
  );
}

function BriefFinding({ view }: { readonly view: FindingView }) {
  return (
    <article className="finding" id={view.anchor}>
      <h4>{room.text(view.finding.title, 240)}</h4>
      <DefectFacts view={view} />
      <DecisionLines view={view.decisions} room={room} />
      <p>{room.text(view.finding.fix, briefLength)}</p>
    </article>
  );
}

/** The page of what shows on one page alone, by its path: « 1 page sur 10 » says little. */
function pathOf({ pages }: Finding): string {
  const [only] = pages;
  const address = pages.length === 1 && only ? URL.parse(only.url) : null;
  return address === null ? '' : room.text(address.pathname + address.search, 90);
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
              {room.text(finding.title, 130)}
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
