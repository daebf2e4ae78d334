import { formatNumber } from '#contract/french.ts';
import { Chapter, ChapterTable } from '../chapter.tsx';
import { Tag } from '../pieces.tsx';
import type { ReportPlaces } from '../report-places.ts';
import type { SampleView } from '../sample-view.ts';
import { SiteLink } from '../site-link.tsx';

interface Props {
  readonly sample: SampleView | null;
  readonly places: ReportPlaces;
}

/** The pages of the sample under their names; those that could not be read are told in their place. */
export function SampleChapter({ sample, places }: Props) {
  if (sample === null) return null;
  return (
    <Chapter id="chapitre-echantillon" title={sample.title} summary={sample.summary}>
      <ChapterTable
        caption="Pages de l’échantillon"
        headers={['Page', 'Type', 'Score', 'Critères non respectés']}
        isCards
      >
        {sample.rows.map((row) => (
          <tr key={row.key} className="border-b border-line align-top break-inside-avoid">
            <th scope="row" className="min-w-44 py-3 pr-4 font-normal sm:min-w-72">
              <Name row={row} href={row.index < 0 ? undefined : places.pageUrl?.(row.index)} />
            </th>
            <td data-label="Type" className="py-3 pr-4">
              {row.kind}
            </td>
            {row.why === '' ? (
              <>
                <td data-label="Score" className="py-3 pr-4 whitespace-nowrap tabular-nums">
                  {row.score === null ? (
                    '–'
                  ) : (
                    <span>
                      <strong>{row.score}/100</strong> <Tag tone={row.tone}>{row.band}</Tag>
                    </span>
                  )}
                </td>
                <td data-label="Critères non respectés" className="py-3 pr-4 tabular-nums">
                  {row.unmet === null ? '–' : formatNumber(row.unmet)}
                </td>
              </>
            ) : (
              <td colSpan={2} data-label="Non lue" className="py-3 pr-4">
                <span>
                  <strong className="text-bad max-sm:sr-only">Non lue{'\u00a0'}: </strong>
                  {row.why}
                </span>
              </td>
            )}
          </tr>
        ))}
      </ChapterTable>
    </Chapter>
  );
}

function Name({
  row: { name, url },
  href,
}: {
  readonly row: SampleView['rows'][number];
  readonly href?: string | undefined;
}) {
  if (href === undefined)
    return (
      <>
        <span className="block font-semibold break-words">{name}</span>
        {url !== '' && <SiteLink url={url} />}
      </>
    );
  return (
    <>
      <a href={href} className="block py-0.5 font-semibold break-words text-ink underline decoration-edge">
        {name}
      </a>
      <span className="wrap-anywhere text-soft">{url}</span>
    </>
  );
}
