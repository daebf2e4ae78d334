import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { formatBytes, formatDuration, formatNumber } from '#contract/french.ts';
import { Figure } from '#report/chapter.tsx';
import { Criteria } from '#report/chapters/rgaa-chapter.tsx';
import { Tag } from '#report/pieces.tsx';
import { noQuery, parseReportQuery, writeReportQuery } from '#report/reading/report-query.ts';
import { readReportPage } from '#service/reports/read-report-pages.ts';
import { Neighbours, PageFigure, PageFindings } from '../features/reports/page-view.tsx';
import { cx } from '../lib/cx.ts';
import { idParam } from '../lib/id-param.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Card } from '../ui/card.tsx';
import { OutLink } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const handle = { weight: 'report' };

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const number = Number(args.params.number);
  const { theme, severity } = parseReportQuery(new URL(args.request.url).searchParams);
  const read = await orRefusal(readReportPage(deps, viewer, idParam(args), number, { theme, severity }));
  return data({ ...read, theme, severity });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData ? `${loaderData.page.title || 'Page'} – ${loaderData.audit.host}` : 'Page', {
    index: false,
  });

/** One page of a report: its picture with what was found on it, its own score, its findings and its criteria. */
export default function ReportPageOfSite() {
  const read = useLoaderData<typeof loader>();
  const { audit, page, number, pageCount, tone, band, places, criteria, theme, severity } = read;
  const path = `/reports/${audit.id}`;
  const asked = { ...noQuery, theme, severity };
  const to = (next: number) => `${path}/pages/${next}${writeReportQuery(asked)}`;
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
      <Neighbours number={number} pageCount={pageCount} to={to} />
      <div
        className={cx(
          'grid grid-cols-1 items-start gap-6',
          screenshot && 'lg:grid-cols-[26rem_minmax(0,1fr)]',
        )}
      >
        {screenshot && <PageFigure auditId={audit.id} screenshot={screenshot} places={places} />}
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
          <PageFindings auditId={audit.id} read={read} asked={asked} />
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
      </div>
    </div>
  );
}
