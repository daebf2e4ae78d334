import { isDefect } from '#contract/defect.ts';
import { upperFirst } from '#contract/french.ts';
import { scoreFigure, scoreInWords } from '#contract/score-range.ts';
import type { ReportView } from '../report-view.ts';
import { clip } from './clean-text.ts';
import { PrintedAddress } from './print-evidence.tsx';
import { effectOf } from './print-fixes.tsx';
import type { PrintInput } from './print-input.ts';
import { PrintedBar } from './print-pieces.tsx';

const shownFixes = 3;

/** The first page: what a person in a hurry reads and nothing else. */
export function PrintCover({ view, input }: { readonly view: ReportView; readonly input: PrintInput }) {
  const { brand, picture } = input;
  return (
    <section className="cover">
      <header>
        <div className="cover-title">
          <PrintedBrand brand={brand} />
          <h1 id="synthese">
            Rapport d’audit de{'\u00a0'}
            <span className="host">{clip(view.title, 90)}</span>
          </h1>
          <p className="address">
            <PrintedAddress url={view.url} />
          </p>
          <p className="soft">
            {view.finishedAt} – visite faite comme depuis un {view.device}
          </p>
        </div>
        {picture !== null && <img className="home" src={picture} alt="La page d’accueil telle que visitée" />}
      </header>
      <section className="overall">
        <div>
          <h2>Score global</h2>
          <p className={`number ${view.score.kind} ${view.tone}`}>
            {scoreFigure(view.range)}
            {view.score.kind !== 'unrated' && <span className="out-of">/100</span>}
          </p>
          <p className={`band ${view.tone}`}>{view.band}</p>
          {view.without !== '' && <p className="soft">{upperFirst(view.without)}</p>}
        </div>
        <div>
          <p className="verdict">{view.verdict}</p>
          <p>{view.summary}</p>
          {view.binding && <p>{view.binding.sentence}</p>}
          {view.unseen && <p>{view.unseen}</p>}
          {view.pageCounts && <p className="soft">{view.pageCounts}</p>}
          {view.partial && <p className="partial">{view.partial}</p>}
          {view.access && <p className="partial">{view.access}</p>}
        </div>
      </section>
      <ThemeScores view={view} />
      <FirstFixes view={view} />
    </section>
  );
}

function PrintedBrand({ brand }: { readonly brand: PrintInput['brand'] }) {
  if (brand === null) return <p className="brand">Constat</p>;
  return (
    <p className="brand own">
      {brand.logo !== null && <img className="logo" src={brand.logo} alt="" />}
      <span>{clip(brand.name, 80)}</span>
    </p>
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
            <th scope="col">Défauts</th>
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
              <td>
                {theme.score.kind === 'unrated' && !theme.result.pending ? '–' : theme.band}
                {theme.bandNote !== '' && ' *'}
              </td>
              <td>{theme.failures.filter(({ finding }) => isDefect(finding)).length}</td>
              <td>{theme.reviews.length}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {view.themes
        .filter(({ bandNote }) => bandNote !== '')
        .map(({ id, label, bandNote }) => (
          <p key={id} className="soft">
            * {label}
            {'\u00a0'}: {bandNote}.
          </p>
        ))}
    </section>
  );
}

function FirstFixes({ view }: { readonly view: ReportView }) {
  const fixes = view.firstFixes.slice(0, shownFixes);
  return (
    <section className="first-things">
      <h2>À corriger en premier</h2>
      {fixes.length === 0 ? (
        <p>Aucun défaut n’a été constaté sur les pages analysées.</p>
      ) : (
        <ol>
          {fixes.map((item) => (
            <li key={item.fix.key}>
              <strong>{clip(item.fix.title, 110)}</strong>
              <span className="effect">
                {item.urgency !== '' && `${clip(item.urgency, 120)} `}
                {clip(effectOf(item), 150)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
