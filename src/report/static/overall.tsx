import type { ReactNode } from 'react';
import { upperFirst } from '#contract/french.ts';
import { scoreFigure } from '#contract/score-range.ts';
import type { ReportView } from '../report-view.ts';
import type { Room } from './room.ts';

interface Props {
  readonly view: ReportView;
  readonly room: Room;
  /** The home page as visited. */
  readonly picture: ReactNode;
}

/** The score of the site, what the site is in one sentence, and what the number does not hold. */
export function Overall({ view, room, picture }: Props) {
  return (
    <section className={picture === null ? 'overall' : 'overall pictured'}>
      {picture}
      <div>
        <p className="verdict">{view.verdict}</p>
        <h2>Score global</h2>
        <p className={`number ${view.score.kind} ${view.tone}`}>
          {scoreFigure(view.range)}
          {view.score.kind !== 'unrated' && <span className="out-of">/100</span>}
        </p>
        <p className={`band ${view.tone}`}>{view.band}</p>
        {view.without !== '' && <p className="soft">{upperFirst(view.without)}</p>}
        <p className="summary">{room.text(view.summary, 260)}</p>
        {view.binding && <p>{room.text(view.binding.sentence, 160)}</p>}
        {room.isWhole && <Unmeasured view={view} />}
        {view.partial && (
          <p className="partial">
            Ce rapport est partiel{'\u00a0'}: voir «{'\u00a0'}Méthode et limites{'\u00a0'}».
          </p>
        )}
        {view.access && <p className="partial">{view.access}</p>}
      </div>
    </section>
  );
}

/** On paper this stands among the limits alone. */
function Unmeasured({ view: { measuredLater, unseen, pageCounts } }: { readonly view: ReportView }) {
  return (
    <>
      {measuredLater && <p className="soft">{measuredLater}</p>}
      {unseen && <p>{unseen}</p>}
      {pageCounts && <p className="soft">{pageCounts}</p>}
    </>
  );
}
