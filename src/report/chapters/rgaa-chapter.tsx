import { formatNumber } from '#contract/french.ts';
import { Chapter, ChapterTable } from '../chapter.tsx';
import { Disclosure, Tag } from '../pieces.tsx';
import type { ReportPlaces } from '../report-places.ts';
import type { CriterionView, RgaaView } from '../rgaa-view.ts';
import { SiteLink } from '../site-link.tsx';
import { FindingLinks } from './finding-links.tsx';

interface Props {
  readonly rgaa: RgaaView | null;
  readonly places: ReportPlaces;
}

/** The grid of the referential, for the site topic by topic and for each page; readable without script. */
export function RgaaChapter({ rgaa, places }: Props) {
  const id = 'chapitre-rgaa';
  if (rgaa === null)
    return (
      <Chapter id={id} title="Grille RGAA" summary="Absente de ce rapport">
        <p>Ce rapport a été fait avant que la grille n’existe. Le prochain audit la contiendra.</p>
      </Chapter>
    );
  return (
    <Chapter id={id} title={`Grille ${rgaa.name}`} summary={rgaa.summary}>
      {rgaa.interval && <p className="max-w-[72ch] font-semibold">{rgaa.interval}</p>}
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
        {rgaa.counts.map(({ label, count, tone }) => (
          <li key={label} className="flex items-center gap-2 text-sm">
            <Tag tone={tone}>{label}</Tag> {count}
          </li>
        ))}
      </ul>
      {rgaa.conclusions.map((sentence) => (
        <p key={sentence} className="mt-3 max-w-[72ch]">
          {sentence}
        </p>
      ))}
      <h3 className="mt-6 text-lg">Pour le site, critère par critère</h3>
      {rgaa.topics.map((topic, index) => (
        <Disclosure
          key={topic.name}
          summary={
            <span className="flex flex-wrap justify-between gap-x-6">
              <span className="font-semibold">
                {index + 1}. {topic.name}
              </span>
              <span className={`text-sm ${topic.hasFailure ? 'text-bad' : 'text-soft'}`}>
                {topic.summary}
              </span>
            </span>
          }
        >
          <Criteria list={topic.criteria} />
        </Disclosure>
      ))}
      <h3 className="mt-6 text-lg">Par page</h3>
      <GridByPage rgaa={rgaa} places={places} />
      {rgaa.sample && (
        <Disclosure summary={<span className="font-semibold">Échantillon de pages</span>}>
          <Sample pages={rgaa.sample} />
        </Disclosure>
      )}
      <p className="mt-3 max-w-[72ch] text-sm text-soft">{rgaa.attribution}</p>
    </Chapter>
  );
}

function GridByPage({ rgaa, places }: { readonly rgaa: RgaaView; readonly places: ReportPlaces }) {
  return (
    <>
      <ChapterTable
        caption="Critères par page"
        headers={['Page', 'Non respectés', 'À vérifier', 'Respectés', 'Sans objet']}
      >
        {rgaa.pages.map(({ index, url, name, nc, review, c, na }) => {
          const href = places.pageUrl?.(index);
          return (
            <tr key={url} className="border-b border-line">
              <th scope="row" className="min-w-56 py-2 pr-4 font-normal wrap-anywhere">
                {name !== '' && <span className="block font-semibold">{name}</span>}
                {href === undefined ? (
                  <SiteLink url={url} />
                ) : (
                  <a className="text-brand underline" href={`${href}#rgaa`}>
                    {url}
                  </a>
                )}
              </th>
              {[nc, review, c, na].map((count, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: four columns that never move
                <td key={at} className="py-2 pr-4 tabular-nums">
                  {formatNumber(count)}
                </td>
              ))}
            </tr>
          );
        })}
      </ChapterTable>
      {rgaa.pagesMore > 0 && places.pagesUrl !== undefined && (
        <p className="mt-3 mb-4 text-sm">
          <a className="text-brand underline" href={places.pagesUrl}>
            Les autres pages, chacune avec sa grille
          </a>
        </p>
      )}
    </>
  );
}

/** Criteria with their verdicts. */
export function Criteria({ list }: { readonly list: readonly CriterionView[] }) {
  return (
    <ul className="grid gap-4">
      {list.map((criterion) => (
        <Criterion key={criterion.number} criterion={criterion} />
      ))}
    </ul>
  );
}

function Criterion({ criterion }: { readonly criterion: CriterionView }) {
  return (
    <li className="grid gap-1 border-l-2 border-line pl-3 break-inside-avoid">
      <p>
        <span className="font-semibold tabular-nums">{criterion.number}</span> {criterion.title}{' '}
        <span className="text-sm text-soft">(niveau {criterion.level})</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Tag tone={criterion.tone}>{criterion.verdict}</Tag>
        {criterion.reach !== '' && <span>{criterion.reach}</span>}
        {criterion.reason !== '' && <span className="text-soft">{criterion.reason}</span>}
      </p>
      <FindingLinks links={criterion.links} className="grid list-disc gap-1 pl-5 text-sm" />
    </li>
  );
}

function Sample({ pages }: { readonly pages: NonNullable<RgaaView['sample']> }) {
  return (
    <>
      <p className="max-w-[72ch] text-sm">
        La méthode officielle demande ces pages quand elles existent. Les autres pages analysées sont dans la
        partie «{'\u00a0'}Par page{'\u00a0'}».
      </p>
      <ul className="mt-2 grid gap-1 text-sm">
        {pages.map(({ label, url }) => (
          <li key={label}>
            <span className="font-semibold">{label} :</span>{' '}
            {url === null ? (
              <span className="text-soft">aucune trouvée parmi les pages analysées</span>
            ) : (
              <SiteLink url={url} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
