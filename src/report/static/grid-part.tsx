import { typeset } from '#contract/french.ts';
import type { RgaaView } from '../rgaa-view.ts';
import type { ChapterName } from './contents.tsx';
import { DataTable } from './data-table.tsx';
import type { Room } from './room.ts';

interface Props {
  readonly grid: RgaaView | null;
  readonly name: ChapterName;
  readonly room: Room;
}

/** The grid of the referential, criterion by criterion. */
export function GridPart({ grid, name, room }: Props) {
  return (
    <section>
      <h2 id={name.anchor}>
        {name.label}
        {grid && ` ${grid.name}`}
      </h2>
      {grid === null && <p>Ce rapport a été fait avant que Constat ne dresse cette grille.</p>}
      {grid?.interval && (
        <p>
          <strong>{grid.interval}</strong>
        </p>
      )}
      {grid && <p>{grid.counts.map(({ label, count }) => `${label}\u00a0: ${count}`).join('\u202f; ')}.</p>}
      {grid?.conclusions.map((sentence) => (
        <p key={sentence}>{typeset(sentence)}</p>
      ))}
      {grid?.topics.map((topic) => (
        <div key={topic.name}>
          <h3>{topic.name}</h3>
          <DataTable
            className="grid"
            name={`${topic.name}\u00a0: ${topic.summary}`}
            headers={['Critère', 'Intitulé', 'Verdict', 'Détail']}
            room={room}
          >
            {topic.criteria.map(({ number, title, verdict, tone, reach, reason }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                <td>{room.text(typeset(title), 260)}</td>
                <td className={tone}>{verdict}</td>
                <td>{room.text(typeset([reach, reason].filter((part) => part !== '').join('. ')), 160)}</td>
              </tr>
            ))}
          </DataTable>
        </div>
      ))}
      {grid && <p className="soft">{typeset(grid.attribution)}</p>}
    </section>
  );
}
