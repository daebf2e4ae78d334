import type { CookieTable, TrackerRow } from '#contract/cookie-table.ts';
import { countOf } from '#contract/french.ts';
import {
  consentWords,
  lifeWords,
  momentsOf,
  trackerKindWords,
  untestedMoments,
} from '../drafts/cookie-table.ts';
import type { ChapterName } from './contents.tsx';
import { DataTable, TextRow } from './data-table.tsx';
import type { Room } from './room.ts';

interface Props {
  readonly table: CookieTable;
  readonly name: ChapterName;
  readonly room: Room;
}

const headers = ['Nom', 'Domaine', 'Émetteur, finalité', 'Durée', 'Consentement', 'Constaté'];

/** Cookies, storage and services seen, by what the visitor had chosen. */
export function CookiesPart({ table, name, room }: Props) {
  const shown = room.first(table.rows, 150);
  const more = table.rows.length - shown.length + table.more;
  const all = table.rows.length + table.more;
  return (
    <section>
      <h2 id={name.anchor}>{name.label}</h2>
      {shown.length === 0 ? (
        <p>Aucun cookie ni traceur n’a été vu sur les pages analysées.</p>
      ) : (
        <DataTable
          className="cookies"
          name={countOf(
            all,
            'cookie, stockage ou service constaté',
            'cookies, stockages et services constatés',
          )}
          headers={headers}
          room={room}
        >
          {shown.map((row) => (
            <TextRow key={`${row.kind} ${row.name} ${row.domain}`} cells={cellsOf(row, room)} />
          ))}
        </DataTable>
      )}
      {more > 0 && (
        <p className="soft">
          et {countOf(more, 'autre', 'autres')}
          {!room.isWhole && ' dans le rapport en ligne'}
        </p>
      )}
      {table.reason !== '' && <p className="soft">{room.text(untestedMoments(table.reason), 300)}</p>}
    </section>
  );
}

const cellsOf = (row: TrackerRow, room: Room) => [
  <>
    {room.text(row.name, 80)}
    {row.kind !== 'cookie' && <span className="soft"> ({trackerKindWords[row.kind]})</span>}
  </>,
  room.text(row.domain, 80),
  [room.text(row.vendor, 60) || 'inconnu', room.text(row.purpose, 60)]
    .filter((part) => part !== '')
    .join(', '),
  lifeWords(row) || '–',
  consentWords[row.need] || 'inconnu',
  momentsOf(row) || '–',
];
