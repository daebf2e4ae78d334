import type { ReactNode } from 'react';
import { countOf, formatBytes, formatDuration, formatNumber, plural } from '#contract/french.ts';
import type { VisitedPage } from '#contract/report.ts';
import type { ReportView } from '../report-view.ts';
import { scoreSpread } from '../spread.ts';
import type { ChapterName } from './contents.tsx';
import { DataTable, TextRow } from './data-table.tsx';
import { JourneysPart } from './journeys-part.tsx';
import { NotAnalysed } from './not-analysed.tsx';
import { PageName } from './page-name.tsx';
import type { Room } from './room.ts';
import { SampleTable } from './sample-table.tsx';

/** Rows of the table of pages on paper: the home page, then the most faulty. The others are on line. */
const shownPages = 100;

const headers = ['Page', 'Défauts', 'Perfor\u00admance', 'Affichage (LCP)', 'Poids', 'Requêtes', 'Sobriété'];

interface Props {
  readonly view: ReportView;
  readonly name: ChapterName;
  readonly room: Room;
  /** The picture of a page, under its name. */
  readonly pictureOf?: (page: VisitedPage) => ReactNode;
}

/** The sample, every page or the worst of many, the journeys, and what was not looked at. */
export function PagesPart({ view, name, room, pictureOf }: Props) {
  const { pages, url: siteUrl } = view;
  const shown = room.isWhole ? pages : pagesToPrint(pages);
  return (
    <section>
      <h2 id={name.anchor}>{name.label}</h2>
      {view.sample && <SampleTable {...{ sample: view.sample, siteUrl, room }} />}
      <h3>{countOf(view.counts.read, 'page analysée', 'pages analysées')}</h3>
      {shown.length < pages.length && <p>{othersInWords(pages, shown)}</p>}
      <DataTable className="pages" name="Défauts et mesures de chaque page" headers={headers} room={room}>
        {shown.map((page) => (
          <TextRow
            key={page.url}
            cells={[
              <PageName
                key="name"
                name={room.text(page.title, 90) || 'Sans titre'}
                {...{ url: page.url, siteUrl, room }}
              >
                {pictureOf?.(page)}
              </PageName>,
              ...figuresOf(page),
            ]}
          />
        ))}
      </DataTable>
      <JourneysPart journeys={view.journeys} room={room} />
      <NotAnalysed view={view} room={room} />
    </section>
  );
}

/** All of them in the order of their visit where paper holds them. */
function pagesToPrint(pages: readonly VisitedPage[]): readonly VisitedPage[] {
  if (pages.length <= shownPages) return pages;
  const [home, ...others] = pages;
  const faulty = others.filter(({ failures }) => failures > 0).toSorted((a, b) => b.failures - a.failures);
  return [...(home ? [home] : []), ...faulty].slice(0, shownPages);
}

/** Which pages stand in the table, and what of the others. */
function othersInWords(pages: readonly VisitedPage[], shown: readonly VisitedPage[]): string {
  const more = pages.length - shown.length;
  const faulty = shown.length - 1;
  const clean = pages.filter((page) => page.failures === 0 && !shown.includes(page)).length;
  const first =
    faulty === 0
      ? 'L’accueil.'
      : `L’accueil, puis ${plural(faulty, 'la page qui a', `les ${formatNumber(faulty)} pages qui ont`)} le plus de défauts.`;
  const sound = clean === 0 ? '' : `, dont ${formatNumber(clean)} sans défaut qui leur soit propre`;
  return `${first} Dans le rapport en ligne\u00a0: ${countOf(more, 'autre page', 'autres pages')}${sound}.`;
}

const performanceInWords = ({ performanceScore, measures, desktop }: VisitedPage): string =>
  [
    performanceScore === null ? 'non mesurée' : `${performanceScore}/100`,
    measures ? ` (${scoreSpread(measures)})` : '',
    desktop ? `, ordinateur\u00a0: ${desktopInWords(desktop)}` : '',
  ].join('');

const desktopInWords = ({ performanceScore: score }: NonNullable<VisitedPage['desktop']>): string =>
  score === null ? 'non mesuré' : `${score}/100`;

const figuresOf = (page: VisitedPage): readonly string[] => [
  formatNumber(page.failures),
  performanceInWords(page),
  page.metrics ? formatDuration(Math.round(page.metrics.largestContentfulPaintMs)) : '–',
  formatBytes(page.transferBytes),
  formatNumber(page.requestCount),
  page.sobriety === null ? '–' : `${formatNumber(page.sobriety)}/100`,
];
