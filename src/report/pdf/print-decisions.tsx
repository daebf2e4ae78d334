import { countOf } from '#contract/french.ts';
import type { DecisionsView } from '../decisions/view-decisions.ts';
import { clip } from './clean-text.ts';

/** Decisions told of one finding: places may have one each. The others are on line. */
const shownDecisions = 3;
const longest = 900;
const longestInRow = 260;

/** What was decided of a finding, in words; nothing where nobody decided. */
export function PrintDecisions({ view }: { readonly view: DecisionsView | null }) {
  if (view === null) return null;
  const others = othersInWords(view);
  return (
    <>
      {view.notes.slice(0, shownDecisions).map((note) => (
        <p key={note.id}>
          <strong>{note.badge}.</strong> {clip(note.sentence, longest)}
        </p>
      ))}
      {others !== '' && <p className="soft">{others}</p>}
    </>
  );
}

/** The same in the row of a table. */
export function decisionsInRow(view: DecisionsView): string {
  const told = view.notes
    .slice(0, shownDecisions)
    .map(({ badge, sentence }) => `${badge}. ${clip(sentence, longestInRow)}`);
  return [...told, othersInWords(view)].join(' ').trim();
}

function othersInWords({ notes }: DecisionsView): string {
  const more = notes.length - shownDecisions;
  return more > 0
    ? `et ${countOf(more, 'autre décision', 'autres décisions')}, dans le rapport en ligne`
    : '';
}
