import { isDefect } from '#contract/defect.ts';
import { scoreInWords } from '#contract/score-range.ts';
import type { ReportView, ThemeView } from '../report-view.ts';
import { DataTable, TextRow } from './data-table.tsx';
import type { Room } from './room.ts';
import { ScoreBar } from './score-bar.tsx';

const headers = ['Thème', 'Score', 'Appréciation', 'Défauts', 'À vérifier'];

/** Every theme with its score and what was found in it. */
export function ThemeScores({ view, room }: { readonly view: ReportView; readonly room: Room }) {
  return (
    <section className="theme-scores">
      <h2>Score par thème</h2>
      <DataTable name="Scores et nombres de constats" headers={headers} room={room}>
        {view.themes.map((theme) => (
          <TextRow key={theme.id} cells={cellsOf(theme)} />
        ))}
      </DataTable>
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

const cellsOf = (theme: ThemeView) => [
  <a key="name" href={`#${theme.anchor}`}>
    {theme.label}
  </a>,
  <>
    <ScoreBar score={theme.score} tone={theme.tone} /> <strong>{scoreInWords(theme.result)}</strong>
  </>,
  `${theme.score.kind === 'unrated' && !theme.result.pending ? '–' : theme.band}${theme.bandNote === '' ? '' : ' *'}`,
  countedIn(theme, theme.failures.filter(({ finding }) => isDefect(finding)).length),
  countedIn(theme, theme.reviews.length),
];

/** A theme that was not tested has no defects to count: « 0 » would say that it is sound. */
const countedIn = ({ result }: ThemeView, count: number): string =>
  count === 0 && result.score === null && !result.pending ? '–' : String(count);
