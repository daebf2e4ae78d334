import { scoreInWords } from '#contract/score-range.ts';
import type { ThemeView } from '../report-view.ts';
import { costsTitle } from '../theme-score-words.ts';
import type { Room } from './room.ts';
import { ScoreBar } from './score-bar.tsx';

/** The name of a theme and its score, at the level of heading where it stands. */
export function ThemeHead({
  theme,
  level,
  anchor,
}: {
  readonly theme: ThemeView;
  readonly level: 'h2' | 'h3';
  readonly anchor: string;
}) {
  const Heading = level;
  return (
    <div className="theme-head">
      <Heading id={anchor}>{theme.label}</Heading>
      <p>
        <ScoreBar score={theme.score} tone={theme.tone} /> <strong>{scoreInWords(theme.result)}</strong>
        {(theme.score.kind !== 'unrated' || theme.result.pending) &&
          ` – ${theme.band}${theme.bandNote === '' ? '' : ' *'}`}
      </p>
    </div>
  );
}

/** What explains its score: why its word is not that of the number, what was not seen, what holds it down, what costs most. */
export function ThemeNotes({ theme, room }: { readonly theme: ThemeView; readonly room: Room }) {
  return (
    <>
      {theme.bandNote !== '' && <p className="soft">* {theme.bandNote}</p>}
      {theme.unseen && <p className="soft">{theme.unseen}</p>}
      {theme.held !== '' && <p className="soft">{theme.held}</p>}
      {theme.costs.length > 0 && (
        <p className="soft">
          {costsTitle}{' '}
          {theme.costs.map(({ points, title }) => `${points} ${room.text(title, 110)}`).join('\u202f; ')}
        </p>
      )}
    </>
  );
}

/** Why there is no defect to tell. */
export const withoutDefect = ({ result }: ThemeView): string =>
  result.score === null && !result.pending
    ? 'Ce thème n’a pas pu être testé.'
    : 'Aucun défaut constaté parmi les contrôles effectués.';

/** A site of which nothing could be measured is not a site without a defect. */
export function nothingToDo(themes: readonly ThemeView[]): string {
  return themes.every(({ result }) => result.score === null)
    ? 'Aucun thème n’a pu être testé\u00a0: ce rapport ne dit rien des défauts du site.'
    : 'Aucun défaut n’a été constaté sur les pages analysées.';
}
