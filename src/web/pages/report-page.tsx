import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { countOf, formatBytes, formatDuration, formatNumber } from '#contract/french.ts';
import { Figure } from '#report/chapter.tsx';
import { Criteria } from '#report/chapters/rgaa-chapter.tsx';
import { Tag } from '#report/pieces.tsx';
import { findingPath } from '#report/reading/finding-path.ts';
import { writeReportQuery } from '#report/reading/report-query.ts';
import { readReportPage } from '#service/reports/read-report-pages.ts';
import { placesOf } from '../features/reports/report-places.ts';
import { idParam } from '../lib/id-param.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Card } from '../ui/card.tsx';
import { Link, OutLink } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const handle = { weight: 'report' };

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const number = Number(args.params.number);
  return data(await orRefusal(readReportPage(deps, viewer, idParam(args), number)));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData ? `${loaderData.page.title || 'Page'} – ${loaderData.audit.host}` : 'Page', {
    index: false,
  });

/** One page of a report: its picture, its own score, its findings and its criteria. */
export default function ReportPageOfSite() {
  const { audit, page, tone, band, findings, criteria } = useLoaderData<typeof loader>();
  const path = `/reports/${audit.id}`;
  const { screenshot } = page;
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumb
        steps={[
          { label: 'Tableau de bord', to: '/dashboard?tab=overview' },
          { label: `Rapport de ${audit.host}`, to: path },
          { label: 'Pages', to: `${path}/pages` },
          { label: page.title || 'Sans titre' },
        ]}
      />
      <PageHeader title={<span className="wrap-anywhere">{page.title || 'Sans titre'}</span>}>
        <span className="wrap-anywhere">
          <OutLink href={page.url}>{page.url}</OutLink>
        </span>
      </PageHeader>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Card padding="large">
            <dl className="grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-3">
              <Figure label="Score de la page">
                {typeof page.score === 'number' ? `${page.score}/100` : '–'}{' '}
                {band !== '' && <Tag tone={tone}>{band}</Tag>}
              </Figure>
              <Figure label="Performance">
                {page.performanceScore === null ? 'non mesurée' : `${page.performanceScore}/100`}
              </Figure>
              <Figure label="Sobriété">
                {page.sobriety === null ? '–' : `${formatNumber(page.sobriety)}/100`}
              </Figure>
              <Figure label="Affichage (LCP)">
                {page.metrics ? formatDuration(Math.round(page.metrics.largestContentfulPaintMs)) : '–'}
              </Figure>
              <Figure label="Poids">{formatBytes(page.transferBytes)}</Figure>
              <Figure label="Requêtes">{formatNumber(page.requestCount)}</Figure>
            </dl>
          </Card>
          <Card padding="large" className="wrap-anywhere">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <h2 className="text-xl">{countOf(findings.length, 'constat', 'constats')}</h2>
              <Link to={`${path}${writeReportQuery({ page: page.url })}#constats`}>
                Les filtrer dans le rapport
              </Link>
            </div>
            {findings.length === 0 && <p className="mt-3">Rien n’a été relevé sur cette page.</p>}
            <ul className="mt-3">
              {findings.map((view) => (
                <li
                  key={view.anchor}
                  className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-3"
                >
                  <Link to={findingPath(audit.id, view.finding)} className="min-w-0 basis-72 grow">
                    {view.finding.title}
                  </Link>
                  <span className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
                    {countOf(view.finding.pages[0]?.occurrences ?? 0, 'endroit', 'endroits')}
                    <Tag tone={view.tone}>
                      {view.finding.verdict === 'fail' ? view.severity : 'À vérifier'}
                    </Tag>
                  </span>
                </li>
              ))}
            </ul>
          </Card>
          <Card padding="large" className="wrap-anywhere">
            <details id="rgaa">
              <summary className="cursor-pointer">
                <h2 className="inline text-xl">Critères du RGAA sur cette page</h2>
              </summary>
              <div className="pt-4">
                {criteria === null ? (
                  <p>Ce rapport a été fait avant que les critères ne soient gardés page par page.</p>
                ) : (
                  <Criteria list={criteria} />
                )}
              </div>
            </details>
          </Card>
        </div>
        {screenshot && (
          <figure className="overflow-hidden rounded-2xl border border-line bg-surface shadow-card">
            <img
              src={placesOf(audit.id).screenshotUrl(screenshot.key)}
              alt=""
              width={screenshot.width}
              height={screenshot.height}
              className="max-h-[40rem] w-full object-cover object-top"
            />
            <figcaption className="px-4 py-2 text-sm text-soft">La page le jour de l’audit</figcaption>
          </figure>
        )}
      </div>
    </div>
  );
}
