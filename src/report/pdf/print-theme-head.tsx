import { scoreInWords } from '#contract/score-range.ts';
import type { ThemeView } from '../report-view.ts';
import { PrintedBar } from './print-pieces.tsx';

/** The name of a theme and its score, at the level of heading where it stands. */
export function PrintThemeHead({
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
        <PrintedBar score={theme.score} tone={theme.tone} /> <strong>{scoreInWords(theme.result)}</strong>
        {(theme.score.kind !== 'unrated' || theme.result.pending) &&
          ` – ${theme.band}${theme.bandNote === '' ? '' : ' *'}`}
      </p>
    </div>
  );
}

/** Why there is no defect to tell. */
export const withoutDefect = ({ result }: ThemeView): string =>
  result.score === null && !result.pending
    ? 'Ce thème n’a pas pu être testé.'
    : 'Aucun défaut constaté parmi les contrôles effectués.';
