import { countOf, formatBytes, formatDuration, formatNumber, plural } from '#contract/french.ts';
import type { VisitedPage } from '#contract/report.ts';
import type { ReportView } from '../report-view.ts';
import type { SampleView } from '../sample-view.ts';
import { scoreSpread } from '../spread.ts';
import { clip } from './clean-text.ts';
import { PrintedAddress } from './print-evidence.tsx';
import { PrintedJourneys } from './print-journeys.tsx';

/** Rows of the table of pages: the home page, then the most faulty. The others are on line. */
const shownPages = 100;
const shownNotAnalysed = 40;

/** Every page, or the worst of many, and what was not looked at. */
export function PrintedPages({ view, title }: { readonly view: ReportView; readonly title: string }) {
  const shown = pagesToPrint(view.pages);
  return (
    <section>
      <h2 id="annexe-pages">{title}</h2>
      {view.sample && <PrintedSample sample={view.sample} siteUrl={view.url} />}
      <h3>{countOf(view.counts.read, 'page analysée', 'pages analysées')}</h3>
      {shown.length < view.pages.length && <p>{othersInWords(view.pages, shown)}</p>}
      <table className="pages">
        <thead>
          <tr>
            {['Page', 'Défauts', 'Perfor\u00admance', 'Affichage (LCP)', 'Poids', 'Requêtes', 'Sobriété'].map(
              (column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((page) => (
            <PageRow key={page.url} page={page} siteUrl={view.url} />
          ))}
        </tbody>
      </table>
      <PrintedJourneys journeys={view.journeys} />
      <NotAnalysed view={view} />
    </section>
  );
}

/** The pages of the sample under their names, those that could not be read too. */
function PrintedSample({ sample, siteUrl }: { readonly sample: SampleView; readonly siteUrl: string }) {
  const more = sample.rows.length - shownPages;
  return (
    <>
      <h3>{clip(sample.title, 200)}</h3>
      <p>{sample.summary}.</p>
      <table className="pages">
        <thead>
          <tr>
            {['Page', 'Type', 'Score', 'Critères non respectés'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.rows.slice(0, shownPages).map(({ key, name, url, kind, why, score, unmet }) => (
            <tr key={key}>
              <th scope="row">
                <span className="page-title">{clip(name, 90)}</span>
                <span className="address">
                  {url !== '' && <PrintedAddress url={url} words={pathIn(siteUrl, url)} />}
                </span>
              </th>
              <td>{kind}</td>
              <td>
                {why === '' ? (score === null ? '–' : `${score}/100`) : `Non lue\u00a0: ${clip(why, 120)}`}
              </td>
              <td>{unmet === null ? '–' : formatNumber(unmet)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className="soft">et {countOf(more, 'autre', 'autres')}, dans le rapport en ligne</p>}
    </>
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

/** A page of the site by its path, as the site is named on every sheet; the home page and other sites whole. */
function pathIn(siteUrl: string, pageUrl: string): string {
  const page = URL.parse(pageUrl);
  const isOfSite = page !== null && page.host !== '' && page.host === URL.parse(siteUrl)?.host;
  return isOfSite && page.pathname !== '/' ? `${page.pathname}${page.search}${page.hash}` : pageUrl;
}

const desktopWords = ({ performanceScore: score }: NonNullable<VisitedPage['desktop']>): string =>
  score === null ? 'non mesuré' : `${score}/100`;

function PageRow({ page, siteUrl }: { readonly page: VisitedPage; readonly siteUrl: string }) {
  return (
    <tr>
      <th scope="row">
        <span className="page-title">{clip(page.title, 90) || 'Sans titre'}</span>
        <span className="address">
          <PrintedAddress url={page.url} words={pathIn(siteUrl, page.url)} />
        </span>
      </th>
      <td>{formatNumber(page.failures)}</td>
      <td>
        {page.performanceScore === null ? 'non mesurée' : `${page.performanceScore}/100`}
        {page.measures && ` (${scoreSpread(page.measures)})`}
        {page.desktop && `, ordinateur\u00a0: ${desktopWords(page.desktop)}`}
      </td>
      <td>{page.metrics ? formatDuration(Math.round(page.metrics.largestContentfulPaintMs)) : '–'}</td>
      <td>{formatBytes(page.transferBytes)}</td>
      <td>{formatNumber(page.requestCount)}</td>
      <td>{page.sobriety === null ? '–' : `${formatNumber(page.sobriety)}/100`}</td>
    </tr>
  );
}

/** What was not looked at, and why: never passed over in silence. */
function NotAnalysed({ view }: { readonly view: ReportView }) {
  const total = view.counts.found - view.counts.read;
  if (total === 0) return null;
  const shown = view.notAnalysed.slice(0, shownNotAnalysed);
  return (
    <>
      <h3>{countOf(total, 'adresse non analysée', 'adresses non analysées')}</h3>
      <p>{view.pageCounts}</p>
      {view.notAnalysedReasons !== '' && <p>{view.notAnalysedReasons}</p>}
      <ul className="small">
        {shown.map((page) => (
          <li key={page.url}>
            <span className="address">{clip(page.url, 160)}</span>{' '}
            <span className="soft">– {clip(page.reason, 120)}</span>
          </li>
        ))}
      </ul>
      {total > shown.length && <p className="soft">et {countOf(total - shown.length, 'autre', 'autres')}</p>}
    </>
  );
}
