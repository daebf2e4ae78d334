import type { ReactNode } from 'react';
import { countOf, formatBytes, formatDuration, formatNumber } from '#contract/french.ts';
import { Chapter, ChapterTable } from '../chapter.tsx';
import { Tag } from '../pieces.tsx';
import type { ReportReading } from '../reading/reading-of.ts';
import type { ReportPlaces } from '../report-places.ts';
import { SiteLink } from '../site-link.tsx';
import { scoreSpread } from '../spread.ts';
import type { PageRow } from './pages-view.ts';

interface Props {
  readonly reading: ReportReading;
  readonly places: ReportPlaces;
}

/** The pages visited, each with its picture and its own score, the worst first. */
export function PagesChapter({ reading, places }: Props) {
  const { pages, pageCount } = reading;
  const [worst] = pages;
  const lowest = worst?.page.score ?? null;
  return (
    <Chapter
      id="chapitre-pages"
      title="Par page"
      summary={`${countOf(pageCount, 'page analysée', 'pages analysées')}${lowest === null ? '' : `, la moins bonne à ${formatNumber(lowest)}/100`}`}
    >
      <p className="max-w-[72ch] text-sm text-soft">
        Le score d’une page vient de ce qu’elle montre elle-même{'\u00a0'}: les défauts du site entier n’y
        comptent pas.
      </p>
      <PagesTable rows={pages} places={places} />
      {places.pagesUrl !== undefined && pageCount > pages.length && (
        <p className="mt-4">
          <a className="font-semibold text-brand underline" href={places.pagesUrl}>
            Voir les {formatNumber(pageCount)} pages
          </a>
        </p>
      )}
    </Chapter>
  );
}

/** What is told of a page, beside what it is. */
const cells: readonly {
  readonly header: string;
  /** On one line each. */
  readonly isWhole?: boolean;
  readonly cell: (row: PageRow) => ReactNode;
}[] = [
  {
    header: 'Score',
    isWhole: true,
    cell: ({ page, tone, band }) =>
      typeof page.score === 'number' ? (
        <>
          <strong className="block text-base">{page.score}/100</strong>
          <Tag tone={tone}>{band}</Tag>
        </>
      ) : (
        '–'
      ),
  },
  { header: 'Défauts', cell: ({ page }) => formatNumber(page.failures) },
  {
    header: 'Performance',
    cell: ({ page }) => (
      <>
        {page.performanceScore === null ? 'non mesurée' : `${page.performanceScore}/100`}
        {page.measures && <span className="block text-xs text-soft">{scoreSpread(page.measures)}</span>}
      </>
    ),
  },
  {
    header: 'Affichage (LCP)',
    cell: ({ page }) =>
      page.metrics ? formatDuration(Math.round(page.metrics.largestContentfulPaintMs)) : '–',
  },
  {
    header: 'Poids',
    isWhole: true,
    cell: ({ page }) => (
      <>
        {formatBytes(page.transferBytes)}
        <span className="block text-xs text-soft">{countOf(page.requestCount, 'requête', 'requêtes')}</span>
      </>
    ),
  },
  {
    header: 'Sobriété',
    cell: ({ page }) => (page.sobriety === null ? '–' : `${formatNumber(page.sobriety)}/100`),
  },
];

/** Rows of pages, with their pictures. */
export function PagesTable({
  rows,
  places,
}: {
  readonly rows: readonly PageRow[];
  readonly places: ReportPlaces;
}) {
  return (
    <ChapterTable caption="Pages analysées" headers={['Page', ...cells.map(({ header }) => header)]} isCards>
      {rows.map(({ page, index, tone, band }) => (
        <tr key={index} className="border-b border-line align-top break-inside-avoid">
          <th scope="row" className="min-w-44 py-3 pr-4 font-normal sm:min-w-72 print:w-2/5 print:min-w-0">
            <span className="flex items-start gap-3">
              <Thumbnail page={page} places={places} />
              <span className="min-w-0">
                <PageTitle page={page} href={places.pageUrl?.(index)} />
              </span>
            </span>
          </th>
          {cells.map(({ header, isWhole, cell }) => (
            <td
              key={header}
              data-label={header}
              className={`py-3 pr-4 tabular-nums ${isWhole ? 'whitespace-nowrap' : ''}`}
            >
              <div className="min-w-0">{cell({ page, index, tone, band })}</div>
            </td>
          ))}
        </tr>
      ))}
    </ChapterTable>
  );
}

function PageTitle({ page, href }: { readonly page: PageRow['page']; readonly href: string | undefined }) {
  const title = page.title || 'Sans titre';
  if (href === undefined)
    return (
      <>
        <span className="block font-semibold break-words">{title}</span>
        <SiteLink url={page.url} />
      </>
    );
  return (
    <>
      <a href={href} className="block py-0.5 font-semibold break-words text-ink underline decoration-edge">
        {title}
      </a>
      <span className="wrap-anywhere text-soft">{page.url}</span>
    </>
  );
}

const thumbnail = { width: 72, height: 54 };

/** The top of the page; decorative, its title stands beside it. */
function Thumbnail({
  page: { screenshot },
  places,
}: {
  readonly page: PageRow['page'];
  readonly places: ReportPlaces;
}) {
  const look =
    'max-sm:hidden print:hidden h-[54px] w-[72px] shrink-0 rounded-md border border-line bg-sunken object-cover object-top';
  if (screenshot === null) return <span className={look} />;
  return (
    <img src={places.screenshotUrl(screenshot.key)} alt="" loading="lazy" {...thumbnail} className={look} />
  );
}
