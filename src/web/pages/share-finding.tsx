import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { isAppError } from '#contract/errors.ts';
import { countOf } from '#contract/french.ts';
import { FindingDecisions } from '#report/decisions/decision-notes.tsx';
import { FindingBack, FindingWords, Proofs } from '#report/finding-card.tsx';
import { Tag } from '#report/pieces.tsx';
import { sharedFindingPath } from '#report/reading/finding-path.ts';
import { TermText } from '#report/term-text.tsx';
import { readSharedFinding } from '#service/shares/open-share.ts';
import { EnlargedPicture } from '../features/reports/enlarged-picture.tsx';
import { withPage } from '../features/reports/finding-proofs.tsx';
import { sharedPlaces } from '../features/reports/report-places.ts';
import { readWebContext } from '../lib/context.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Pagination } from '../ui/pagination.tsx';

export { ErrorBoundary, headers } from './share.tsx';

export const handle = { weight: 'report' };

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { deps } = readWebContext(context);
  const { searchParams } = new URL(request.url);
  const token = params.token ?? '';
  const visit = { token, cookies: request.headers.get('cookie') };
  const asked = {
    ruleId: params.ruleId ?? '',
    verdict: searchParams.get('etat') === 'verifier' ? 'review' : 'fail',
    at: Number.parseInt(searchParams.get('p') ?? '1', 10) || 1,
  } as const;
  try {
    return data({ token, ...(await readSharedFinding(deps, visit, asked)) });
  } catch (error) {
    if (isAppError(error) && error.code === 'share/password-needed') throw redirect(`/partage/${token}`);
    return orRefusal(Promise.reject(error));
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData?.reading.view.finding.title ?? 'Constat partagé', { index: false });

/** One finding of a shared report with all its proofs; its data are what the shared report fetches. */
export default function ShareFinding() {
  const { token, host, reading } = useLoaderData<typeof loader>();
  const { view, screenshots, at, pageCount, shownOn } = reading;
  const { finding } = view;
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-10 sm:px-6">
      <Breadcrumb
        steps={[
          { label: `Rapport de ${host}`, to: `/partage/${token}#${view.anchor}` },
          { label: 'Constat' },
        ]}
      />
      <PageHeader title={<TermText>{finding.title}</TermText>}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
          <Tag tone={view.tone}>{finding.verdict === 'fail' ? view.severity : 'À vérifier'}</Tag>
          <span>{view.theme}</span>
          <span>{view.reach}</span>
        </span>
      </PageHeader>
      <article className="contents">
        <Card padding="large" className="wrap-anywhere">
          <FindingWords view={view} />
        </Card>
        <Card padding="large" className="wrap-anywhere">
          <h2 className="text-xl">
            {countOf(finding.occurrences, 'endroit', 'endroits')}
            {shownOn.length > 0 && `, ${countOf(shownOn.length, 'page', 'pages')}`}
          </h2>
          <FindingBack view={view}>
            <Proofs view={view} screenshots={screenshots} places={sharedPlaces(token)} isWhole={false} />
            <Pagination
              label="Pages où ce constat se voit"
              page={at}
              pageCount={pageCount}
              to={(next) => withPage(sharedFindingPath(token, finding), next)}
            />
          </FindingBack>
          <FindingDecisions view={view} />
        </Card>
      </article>
      <EnlargedPicture />
    </div>
  );
}
