import { createContext, type ReactNode, useContext } from 'react';
import type { FindingView } from '../finding-view.ts';
import { Tag } from '../pieces.tsx';
import type { Place } from './reach-of.ts';
import { type DecisionNote, type DecisionsView, noteAt } from './view-decisions.ts';

/** What the owner of a report may do about its findings; the page that shows it to them gives it. */
export interface DecisionActions {
  /** The way to decide of a place of a finding, or of the whole of it. */
  decide(view: FindingView, place: Place | null): ReactNode;
  undo(view: FindingView, note: DecisionNote): ReactNode;
}

/** Null wherever a report is only read: paper, shared links, administrators. */
export const DecisionActionsContext = createContext<DecisionActions | null>(null);

/** Beside a finding’s severity: that it is decided, or how many of its places are. */
export function DecisionBadge({ view }: { readonly view: DecisionsView | null }) {
  if (view === null) return null;
  const isBack = view.notes.some(({ why }) => why === 'still-there');
  return (
    <>
      {view.badge !== '' && <Tag tone="neutral">{view.badge}</Tag>}
      {isBack && <Tag tone="watch">Toujours là depuis votre correctif</Tag>}
    </>
  );
}

/** Who decided what of a finding, why and until when; and for its owner the ways to decide and to undo. */
export function FindingDecisions({ view }: { readonly view: FindingView }) {
  const actions = useContext(DecisionActionsContext);
  const notes = view.decisions?.notes ?? [];
  if (notes.length === 0 && !actions) return null;
  return (
    <div className="mt-5 grid max-w-[72ch] grid-cols-1 gap-3">
      {notes.map((note) => (
        <div key={note.id} className="rounded-lg border border-line bg-paper p-3 wrap-anywhere">
          <p>
            <Tag tone={note.why === null ? 'neutral' : 'watch'}>{note.badge}</Tag>
          </p>
          <p className="mt-1.5">{note.sentence}</p>
          {actions?.undo(view, note)}
        </div>
      ))}
      {actions?.decide(view, null)}
    </div>
  );
}

/** The same of one proof of a finding: what stands on it in a word, and the way to decide of it alone. */
export function PlaceDecision({ view, place }: { readonly view: FindingView; readonly place: Place }) {
  const actions = useContext(DecisionActionsContext);
  const standing = noteAt(view.decisions, place);
  if (!standing && !actions) return null;
  return (
    <div className="mt-2 flex flex-wrap items-start gap-x-4 gap-y-1">
      {standing && <Tag tone={standing.why === null ? 'neutral' : 'watch'}>{standing.badge}</Tag>}
      {actions?.decide(view, place)}
    </div>
  );
}
