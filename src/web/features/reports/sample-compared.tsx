import type { SampleComparison } from '#contract/comparison.ts';
import { countOf, formatNumber, typeset } from '#contract/french.ts';
import { sampleKindLabels } from '#contract/sample.ts';
import { ChapterTable } from '#report/chapter.tsx';
import { SiteLink } from '#report/site-link.tsx';
import { Card } from '../../ui/card.tsx';

type ComparedPage = SampleComparison['pages'][number];

/** A sample in both audits, page by page: none is left out, and one that could not be read says why. */
export function SampleCompared({ sample }: { readonly sample: SampleComparison }) {
  const { before, after, pages } = sample;
  const both = pages.filter(({ counts }) => counts !== null).length;
  return (
    <Card padding="large" className="flex flex-col gap-3">
      <h2 className="text-xl">Page par page</h2>
      <p className="max-w-[72ch]">
        {versionsInWords(before, after)} {countOf(both, 'page lue', 'pages lues')} les deux fois sur{' '}
        {formatNumber(pages.length)}.
      </p>
      <ChapterTable
        caption="Pages de l’échantillon dans les deux audits"
        headers={['Page', 'Avant', 'Maintenant', 'Nouveaux', 'Corrigés', 'Toujours là']}
        isCards
      >
        {pages.map((page) => (
          <tr key={`${page.url} ${page.name}`} className="border-b border-line align-top break-inside-avoid">
            <th scope="row" className="min-w-44 py-3 pr-4 font-normal sm:min-w-64">
              <span className="block font-semibold break-words">{page.name}</span>
              {page.name !== sampleKindLabels[page.kind] && (
                <span className="block text-soft">{sampleKindLabels[page.kind]}</span>
              )}
              {page.url !== '' && <SiteLink url={page.url} />}
            </th>
            <td data-label="Avant" className="py-3 pr-4 tabular-nums">
              <State of={page.before} />
            </td>
            <td data-label="Maintenant" className="py-3 pr-4 tabular-nums">
              <State of={page.after} />
            </td>
            {page.counts ? <Counts counts={page.counts} /> : <NoCounts />}
          </tr>
        ))}
      </ChapterTable>
    </Card>
  );
}

function versionsInWords(before: SampleComparison['before'], after: SampleComparison['after']): string {
  const title = ({ name, version }: SampleComparison['after']) =>
    `«\u00a0${name}\u00a0», version ${formatNumber(version)}`;
  if (before.name === after.name && before.version === after.version)
    return typeset(`Les deux audits suivent l’échantillon ${title(after)}.`);
  return typeset(`Cet audit suit l’échantillon ${title(after)}\u202f; celui d’avant, ${title(before)}.`);
}

/** One thing, so that a narrow screen keeps it beside the name of its column. */
function State({ of: { state, score, why } }: { readonly of: ComparedPage['before'] }) {
  if (state === 'absent') return <span>pas dans cette version</span>;
  if (state === 'unread') return <span className="wrap-anywhere">{`non lue\u00a0: ${why}`}</span>;
  return <span className="whitespace-nowrap">{score === null ? 'sans score' : `${score}/100`}</span>;
}

function Counts({ counts }: { readonly counts: NonNullable<ComparedPage['counts']> }) {
  return (
    <>
      <td data-label="Nouveaux" className="py-3 pr-4 tabular-nums">
        {formatNumber(counts.fresh)}
      </td>
      <td data-label="Corrigés" className="py-3 pr-4 tabular-nums">
        {formatNumber(counts.fixed)}
      </td>
      <td data-label="Toujours là" className="py-3 pr-4 tabular-nums">
        {formatNumber(counts.still)}
      </td>
    </>
  );
}

const NoCounts = () => (
  <td colSpan={3} data-label="Défauts" className="py-3 pr-4 text-soft">
    <span>rien à comparer</span>
  </td>
);
