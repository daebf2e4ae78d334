import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { formatBytes, formatDuration, formatNumber } from '#contract/french.ts';
import { inLetters } from '#contract/in-letters.ts';
import { Figure } from '#report/chapter.tsx';
import { Criteria } from '#report/chapters/rgaa-chapter.tsx';
import { type PageLook, parsePageLook, writePageLook } from '#report/page-look.ts';
import { Tag } from '#report/pieces.tsx';
import { noQuery, parseReportQuery, writeReportQuery } from '#report/reading/report-query.ts';
import { readReportPage } from '#service/reports/read-report-pages.ts';
import { PageLooks, WalkWords } from '../features/reports/page-looks.tsx';
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
  const asked = new URL(args.request.url).searchParams;
  const { theme, severity } = parseReportQuery(asked);
  const look = parsePageLook(asked);
  const read = await orRefusal(
    readReportPage(deps, viewer, idParam(args), number, { theme, severity }, look),
  );
  return data({ ...read, theme, severity, look });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData ? `${loaderData.page.title || 'Page'} – ${loaderData.audit.host}` : 'Page', {
    index: false,
  });

/** One page of a report: its picture with what was found on it, its own score, its findings and its criteria. */
export default function ReportPageOfSite() {
  const read = useLoaderData<typeof loader>();
  const { audit, page, number, pageCount, tone, band, places, criteria, theme, severity } = read;
  const { look, shown, walk, windows } = read;
  const path = `/reports/${audit.id}`;
  const asked = { ...noQuery, theme, severity };
  const at = (which: number, what: PageLook) =>
    `${path}/pages/${which}${writePageLook(what, writeReportQuery(asked))}`;
  const to = (next: number) => at(next, look);
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
          <OutLink href={page.url}>{inLetters(page.url)}</OutLink>
        </span>
      </PageHeader>
      <Neighbours number={number} pageCount={pageCount} to={to} />
      {shown && (
        <PageLooks look={look} windows={windows} shown={shown.device} to={(what) => at(number, what)} />
      )}
      <div
        className={cx(
          'grid grid-cols-1 items-start gap-6',
          shown && (shown.device === 'desktop' ? 'xl:grid-cols-2' : 'lg:grid-cols-[26rem_minmax(0,1fr)]'),
        )}
      >
        {shown && (
          <PageFigure
            auditId={audit.id}
            shown={shown}
            places={places}
            look={look}
            walk={typeof walk === 'string' ? null : walk}
          />
        )}
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
          {walk && look.layer !== 'constats' ? (
            <WalkWords layer={look.layer} walk={walk} />
          ) : (
            <PageFindings auditId={audit.id} read={read} asked={{ ...asked, device: look.device }} />
          )}
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
