import { scoreFigure, scoreInWords } from '#contract/score-range.ts';
import type { ReportView } from '../report-view.ts';
import { clip } from './clean-text.ts';
import { PrintedAddress } from './print-evidence.tsx';
import { PrintedBar } from './print-pieces.tsx';

/** The first page: what a person in a hurry reads and nothing else. */
export function PrintCover({ view }: { readonly view: ReportView }) {
  return (
    <section className="cover">
      <header>
        <p className="brand">Constat</p>
        <h1>
          Rapport d’audit <span className="host">{clip(view.host, 60)}</span>
        </h1>
        <p className="address">
          <PrintedAddress url={view.url} />
        </p>
        <p className="soft">
          {view.finishedAt} – visite faite comme depuis un {view.device}
        </p>
      </header>
      <section className="overall">
        <div>
          <h2>Score global</h2>
          <p className={`number ${view.score.kind} ${view.tone}`}>
            {scoreFigure(view.range)}
            {view.score.kind !== 'unrated' && <span className="out-of">/100</span>}
          </p>
          <p className="band">{view.band}</p>
        </div>
        <div>
          <p>
            <strong>{view.verdict}</strong>
          </p>
          <p>{view.summary}</p>
          {view.decided && <p>{view.decided}</p>}
          {view.unseen && <p>{view.unseen}</p>}
          {view.pageCounts && <p className="soft">{view.pageCounts}</p>}
          {view.partial && <p className="partial">{view.partial}</p>}
        </div>
      </section>
      <ThemeScores view={view} />
      <FirstThings view={view} />
    </section>
  );
}

function ThemeScores({ view }: { readonly view: ReportView }) {
  return (
    <section className="theme-scores">
      <h2>Score par thème</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Thème</th>
            <th scope="col">Score</th>
            <th scope="col">Appréciation</th>
            <th scope="col">Problèmes</th>
            <th scope="col">À vérifier</th>
          </tr>
        </thead>
        <tbody>
          {view.themes.map((theme) => (
            <tr key={theme.id}>
              <th scope="row">
                <a href={`#${theme.anchor}`}>{theme.label}</a>
              </th>
              <td>
                <PrintedBar score={theme.score} tone={theme.tone} />{' '}
                <strong>{scoreInWords(theme.result)}</strong>
              </td>
              <td>{theme.score.kind === 'unrated' ? '–' : theme.band}</td>
              <td>{theme.failures.length}</td>
              <td>{theme.reviews.length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FirstThings({ view }: { readonly view: ReportView }) {
  return (
    <section className="first-things">
      <h2>À corriger en premier</h2>
      {view.firstFixes.length === 0 ? (
        <p>Aucun défaut n’a été constaté sur les pages analysées.</p>
      ) : (
        <ol>
          {view.firstFixes.map((item) => (
            <li key={item.anchor}>
              <h3>{clip(item.fix.title, 100)}</h3>
              <p className="facts">
                <strong>{item.erases}</strong>
                {item.gain !== '' && <span>{item.gain}</span>}
                <span>{item.work}</span>
                <span>{item.role}</span>
              </p>
              <p>
                {item.erased.slice(0, 3).map(({ finding }, index) => (
                  <span key={finding.anchor}>
                    {index > 0 && ' · '}
                    <a href={`#${finding.anchor}`}>{clip(finding.finding.title, 90)}</a>
                  </span>
                ))}
                {item.erased.length > 3 && ` · et ${item.erased.length - 3} de plus`}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
