import { countOf } from '#contract/french.ts';
import type { ReportView } from '../report-view.ts';
import type { Room } from './room.ts';

/** What was not looked at, and why: never passed over in silence. */
export function NotAnalysed({ view, room }: { readonly view: ReportView; readonly room: Room }) {
  const total = view.counts.found - view.counts.read;
  if (total === 0) return null;
  const shown = room.first(view.notAnalysed, 40);
  return (
    <>
      <h3>{countOf(total, 'adresse non analysée', 'adresses non analysées')}</h3>
      <p>{view.pageCounts}</p>
      {view.notAnalysedReasons !== '' && <p>{view.notAnalysedReasons}</p>}
      <ul className="small">
        {shown.map((page) => (
          <li key={page.url}>
            <span className="address">{room.text(page.url, 160)}</span>{' '}
            <span className="soft">– {room.text(page.reason, 120)}</span>
          </li>
        ))}
      </ul>
      {total > shown.length && <p className="soft">et {countOf(total - shown.length, 'autre', 'autres')}</p>}
    </>
  );
}
