import { countOf } from '#contract/french.ts';
import type { DecisionsView } from '../decisions/view-decisions.ts';
import { paper, type Room } from './room.ts';

/** Decisions told on paper of one finding: places may have one each. */
const shownDecisions = 3;
const longest = 900;
const longestInRow = 260;

/** What was decided of a finding, in words; nothing where nobody decided. */
export function DecisionLines({ view, room }: { readonly view: DecisionsView | null; readonly room: Room }) {
  if (view === null) return null;
  const notes = room.first(view.notes, shownDecisions);
  const others = othersInWords(view.notes.length - notes.length);
  return (
    <>
      {notes.map((note) => (
        <p key={note.id}>
          <strong>{note.badge}.</strong> {room.text(note.sentence, longest)}
        </p>
      ))}
      {others !== '' && <p className="soft">{others}</p>}
    </>
  );
}

/** The same on paper, in the row of a table. */
export function decisionsInRow({ notes }: DecisionsView): string {
  const shown = paper.first(notes, shownDecisions);
  const told = shown.map(({ badge, sentence }) => `${badge}. ${paper.text(sentence, longestInRow)}`);
  return [...told, othersInWords(notes.length - shown.length)].join(' ').trim();
}

const othersInWords = (more: number): string =>
  more > 0 ? `et ${countOf(more, 'autre décision', 'autres décisions')}, dans le rapport en ligne` : '';
