import type { DecisionsView } from '../decisions/view-decisions.ts';
import { clip } from './clean-text.ts';

const longest = 900;

/** What was decided of a finding, in words; nothing where nobody decided. */
export function PrintDecisions({ view }: { readonly view: DecisionsView | null }) {
  if (view === null) return null;
  return (
    <>
      {view.notes.map((note) => (
        <p key={note.id}>
          <strong>{note.badge}.</strong> {clip(note.sentence, longest)}
        </p>
      ))}
    </>
  );
}
