import { isDefect } from '#contract/defect.ts';
import { upperFirst } from '#contract/french.ts';
import { scoreFigure, scoreInWords } from '#contract/score-range.ts';
import type { ReportView, ThemeView } from '../report-view.ts';
import { clip } from './clean-text.ts';
import { PrintedAddress } from './print-evidence.tsx';
import type { PrintInput } from './print-input.ts';
import { PrintedBar } from './print-pieces.tsx';
import { effectOf, nothingToDo } from './print-work.tsx';

const shownFixes = 5;

/** The first page: what a person in a hurry reads and nothing else. */
export function PrintCover({ view, input }: { readonly view: ReportView; readonly input: PrintInput }) {
  const { brand, picture } = input;
  return (
    <section className="cover">
      <header>
        <PrintedBrand brand={brand} />
        <h1 id="synthese">
          Rapport d’audit de{'\u00a0'}
          <span className="host">{clip(view.title, 80)}</span>
        </h1>
        <p className="address">
          <PrintedAddress url={view.url} words={clip(view.url, 90)} />
          <span className="soft">
            {' '}
            – {view.finishedAt}, comme depuis un {view.device}
          </span>
        </p>
      </header>
      <section className={picture === null ? 'overall' : 'overall pictured'}>
        {picture !== null && (
          <img className="home" src={picture.source} alt="La page d’accueil telle que visitée" />
        )}
        <div>
          <p className="verdict">{view.verdict}</p>
          <h2>Score global</h2>
          <p className={`number ${view.score.kind} ${view.tone}`}>
            {scoreFigure(view.range)}
            {view.score.kind !== 'unrated' && <span className="out-of">/100</span>}
          </p>
          <p className={`band ${view.tone}`}>{view.band}</p>
          {view.without !== '' && <p className="soft">{upperFirst(view.without)}</p>}
          <p className="summary">{clip(view.summary, 260)}</p>
          {view.binding && <p>{clip(view.binding.sentence, 160)}</p>}
          {view.partial && (
            <p className="partial">
              Ce rapport est partiel{'\u00a0'}: voir «{'\u00a0'}Méthode et limites{'\u00a0'}».
            </p>
          )}
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
              <td>{countedIn(theme, theme.failures.filter(({ finding }) => isDefect(finding)).length)}</td>
              <td>{countedIn(theme, theme.reviews.length)}</td>
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

/** A theme that was not tested has no defects to count: « 0 » would say that it is sound. */
const countedIn = ({ result }: ThemeView, count: number): string =>
  count === 0 && result.score === null && !result.pending ? '–' : String(count);

function FirstFixes({ view }: { readonly view: ReportView }) {
  const fixes = view.firstFixes.slice(0, shownFixes);
  return (
    <section className="first-things">
      <h2>À corriger en premier</h2>
      {fixes.length === 0 ? (
        <p>{nothingToDo(view)}</p>
      ) : (
        <ol>
          {fixes.map((item) => (
            <li key={item.fix.key}>
              <strong>{clip(item.fix.title, 100)}</strong>
              <span className="effect">
                {item.urgency === '' ? clip(effectOf(item), 105) : clip(`Urgent. ${item.urgency}`, 105)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
