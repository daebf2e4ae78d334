import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { countOf } from '#contract/french.ts';
import { FindingDecisions } from '#report/decisions/decision-notes.tsx';
import { FindingBack, FindingWords, Proofs } from '#report/finding-card.tsx';
import { Tag } from '#report/pieces.tsx';
import { findingPath } from '#report/reading/finding-path.ts';
import { TermText } from '#report/term-text.tsx';
import { readFinding } from '#service/reports/read-reading.ts';
import { mayWork } from '#service/work/mark-assignment.ts';
import { readAssignments } from '#service/work/read-assignments.ts';
import { DecisionProvider } from '../features/reports/decisions/decision-provider.tsx';
import { EnlargedPicture } from '../features/reports/enlarged-picture.tsx';
import { FindingActions } from '../features/reports/finding-actions.tsx';
import { withPage } from '../features/reports/finding-proofs.tsx';
import { placesOf } from '../features/reports/report-places.ts';
import { WorkLine } from '../features/work/work-line.tsx';
import { idParam } from '../lib/id-param.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Pagination } from '../ui/pagination.tsx';

export const handle = { weight: 'report' };

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const { searchParams } = new URL(args.request.url);
  const read = await orRefusal(
    readFinding(deps, viewer, idParam(args), {
      ruleId: args.params.ruleId ?? '',
      verdict: searchParams.get('etat') === 'verifier' ? 'review' : 'fail',
      at: Number.parseInt(searchParams.get('p') ?? '1', 10) || 1,
    }),
  );
  // Whoever looks from outside the space reads nothing of what its people do.
  const own = read.isOwn && {
    work: (await readAssignments(deps, viewer, read.audit.id)).assignments,
    mayAssign: mayWork(viewer),
  };
  return data({ ...read, own, name: viewer.displayName });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData?.reading.view.finding.title ?? 'Constat', { index: false });

/** One finding of a report with all its proofs: an address that can be sent. Its data are what the report fetches. */
export default function ReportFinding() {
  const { audit, isOwn, own, fixes, name, reading } = useLoaderData<typeof loader>();
  const { view, screenshots, at, pageCount, shownOn, ticket } = reading;
  const { finding } = view;
  const href = findingPath(audit.id, finding);
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumb
        steps={[
          { label: 'Tableau de bord', to: '/dashboard?tab=overview' },
          { label: `Rapport de ${audit.host}`, to: `/reports/${audit.id}#${view.anchor}` },
          { label: 'Constat' },
        ]}
      />
      <PageHeader title={<TermText>{finding.title}</TermText>}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
          <Tag tone={view.tone}>{finding.verdict === 'fail' ? view.severity : 'À vérifier'}</Tag>
          <span>{view.theme}</span>
          <span>{view.reach}</span>
          {view.gain !== '' && <span className="font-semibold text-good">{view.gain}</span>}
        </span>
      </PageHeader>
      <article className="contents">
        <Card padding="large" className="wrap-anywhere">
          <FindingWords view={view} />
          <FindingActions title={finding.title} href={href} ticket={ticket} />
        </Card>
        <Card padding="large" className="wrap-anywhere">
          <h2 className="text-xl">
            {countOf(finding.occurrences, 'endroit', 'endroits')}
            {shownOn.length > 0 && `, ${countOf(shownOn.length, 'page', 'pages')}`}
          </h2>
          <FindingBack view={view}>
            <Proofs view={view} screenshots={screenshots} places={placesOf(audit.id)} isWhole={false} />
            <Pagination
              label="Pages où ce constat se voit"
              page={at}
              pageCount={pageCount}
              to={(next) => withPage(href, next)}
            />
          </FindingBack>
          <DecisionProvider auditId={isOwn ? audit.id : null} name={name}>
            <FindingDecisions view={view} />
          </DecisionProvider>
        </Card>
        {own && fixes.length > 0 && (
          <Card as="section" padding="large" className="wrap-anywhere print:hidden">
            <h2 className="text-xl">Qui s’en occupe</h2>
            <ul className="mt-3 grid gap-4">
              {fixes.map(({ key, title }) => (
                <li key={key}>
                  <p className="font-semibold">{title}</p>
                  <WorkLine
                    auditId={audit.id}
                    fixKey={key}
                    assignment={own.work.find((one) => one.key === key)}
                    mayAssign={own.mayAssign}
                  />
                </li>
              ))}
            </ul>
          </Card>
        )}
        <Card className="print:hidden">
          <details>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">Le ticket, en Markdown</summary>
            <pre className="mt-2 overflow-x-auto rounded-lg bg-sunken p-4 text-xs whitespace-pre-wrap wrap-anywhere">
              {ticket}
            </pre>
          </details>
        </Card>
      </article>
      <EnlargedPicture />
    </div>
  );
}
