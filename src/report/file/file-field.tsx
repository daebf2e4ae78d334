import { typeset } from '#contract/french.ts';
import { type FieldView, fieldCells, fieldHeaders } from '../chapters/field-view.ts';
import type { ChapterName } from '../static/contents.tsx';
import { DataTable, TextRow } from '../static/data-table.tsx';
import { wholeFile as room } from '../static/room.ts';

interface Props {
  readonly field: FieldView;
  readonly name: ChapterName;
}

/** What real visitors measured: beside the laboratory’s figures. */
export function FileField({ field: { sentence, site, pages }, name }: Props) {
  const targets = [...(site ? [{ ...site, url: 'Tout le site' }] : []), ...pages];
  return (
    <section>
      <h2 id={name.anchor}>{name.label}</h2>
      <p>{typeset(sentence)} Le score vient du laboratoire, jamais de ces chiffres.</p>
      {targets.map(({ url, rows }) => (
        <DataTable key={url} name={room.text(url, 300)} headers={fieldHeaders} room={room}>
          {fieldCells(rows).map((cells) => (
            <TextRow key={cells[0]} cells={cells} />
          ))}
        </DataTable>
      ))}
    </section>
  );
}
