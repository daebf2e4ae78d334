import { countOf, formatBytes, formatDuration, formatNumber } from '#contract/french.ts';
import type { ReportView } from './report-view.ts';
import { SiteLink } from './site-link.tsx';
import { displaySpread, scoreSpread } from './spread.ts';

/** The pages visited with their figures, and those that were not, with the reason. */
export function PagesSection({ view }: { readonly view: ReportView }) {
  return (
    <section
      aria-labelledby="pages"
      className="rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-7"
    >
      <h2 id="pages" className="text-2xl">
        Pages
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="mt-4 overflow-x-auto" aria-label="Tableau des pages analysées" tabIndex={0}>
        <table className="w-full min-w-192 text-left text-sm">
          <caption className="pb-2 text-left text-soft">
            {countOf(view.counts.read, 'page analysée', 'pages analysées')}
          </caption>
          <thead>
            <tr className="border-b border-line">
              {['Page', 'Problèmes', 'Performance', 'Affichage (LCP)', 'Poids', 'Requêtes', 'Sobriété'].map(
                (title) => (
                  <th key={title} scope="col" className="py-2 pr-4 font-semibold">
                    {title}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {view.pages.map((page) => (
              <tr key={page.url} className="border-b border-line align-top">
                <th scope="row" className="min-w-56 max-w-64 sm:max-w-80 py-2 pr-4 font-normal">
                  <span className="block font-semibold break-words">{page.title || 'Sans titre'}</span>
                  <SiteLink url={page.url} />
                </th>
                <td className="py-2 pr-4 tabular-nums">{formatNumber(page.failures)}</td>
                <td className="py-2 pr-4 tabular-nums">
                  {page.performanceScore === null ? 'non mesurée' : `${page.performanceScore}/100`}
                  {page.measures && <Spread>{scoreSpread(page.measures)}</Spread>}
                </td>
                <td className="py-2 pr-4 tabular-nums">
                  {page.metrics ? formatDuration(Math.round(page.metrics.largestContentfulPaintMs)) : '–'}
                  {page.measures && <Spread>{displaySpread(page.measures)}</Spread>}
                </td>
                <td className="py-2 pr-4 tabular-nums">{formatBytes(page.transferBytes)}</td>
                <td className="py-2 pr-4 tabular-nums">{formatNumber(page.requestCount)}</td>
                <td className="py-2 pr-4 tabular-nums">
                  {page.sobriety === null ? '–' : `${formatNumber(page.sobriety)}/100`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {view.notAnalysed.length > 0 && (
        <>
          <h3 className="mt-6 text-lg">
            Adresses non analysées ({formatNumber(view.counts.found - view.counts.read)})
          </h3>
          <p className="mt-1 max-w-[72ch] text-sm text-soft">{view.pageCounts}</p>
          <ul className="mt-2 grid gap-1 text-sm">
            {view.notAnalysed.map((page) => (
              <li key={page.url}>
                <span className="break-all">{page.url}</span>{' '}
                <span className="text-soft">– {page.reason}</span>
              </li>
            ))}
          </ul>
          {view.notAnalysedMore > 0 && (
            <p className="mt-2 text-sm text-soft">et {countOf(view.notAnalysedMore, 'autre', 'autres')}</p>
          )}
        </>
      )}
    </section>
  );
}

function Spread({ children }: { readonly children: string }) {
  return <span className="block text-xs text-soft">{children}</span>;
}
