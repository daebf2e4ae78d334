import { countOf, formatNumber } from '#contract/french.ts';
import type { SampleView } from '../sample-view.ts';
import { DataTable, TextRow } from './data-table.tsx';
import { PageName } from './page-name.tsx';
import type { Room } from './room.ts';

interface Props {
  readonly sample: SampleView;
  readonly siteUrl: string;
  readonly room: Room;
}

const headers = ['Page', 'Type', 'Score', 'Critères non respectés'];

/** The pages of the sample under their names, those that could not be read too. */
export function SampleTable({ sample, siteUrl, room }: Props) {
  const shown = room.first(sample.rows, 100);
  const more = sample.rows.length - shown.length;
  return (
    <>
      <h3>{room.text(sample.title, 200)}</h3>
      <p>{sample.summary}.</p>
      <DataTable className="pages" name="Pages de l’échantillon" headers={headers} room={room}>
        {shown.map(({ key, name, url, kind, why, score, unmet }) => (
          <TextRow
            key={key}
            cells={[
              <PageName key="name" {...{ name, url, siteUrl, room }} />,
              kind,
              why === '' ? (score === null ? '–' : `${score}/100`) : `Non lue\u00a0: ${room.text(why, 120)}`,
              unmet === null ? '–' : formatNumber(unmet),
            ]}
          />
        ))}
      </DataTable>
      {more > 0 && <p className="soft">et {countOf(more, 'autre', 'autres')}, dans le rapport en ligne</p>}
    </>
  );
}
