import { Form, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { countOf, formatDateTime } from '#contract/french.ts';
import { inLetters } from '#contract/in-letters.ts';
import { scoreFigure } from '#contract/score-range.ts';
import { compareAudits } from '#service/reports/compare-audits.ts';
import { ComparisonDocument } from '../features/reports/comparison-document.tsx';
import { idParam, isId } from '../lib/id-param.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Select } from '../ui/select.tsx';

export const handle = { weight: 'report' };

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const asked = new URL(args.request.url).searchParams.get('avec');
  return orRefusal(compareAudits(deps, viewer, idParam(args), isId(asked) ? asked : null));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData ? `Ce qui a changé sur ${loaderData.audit.host}` : 'Ce qui a changé', { index: false });

/** What changed between an audit and an earlier one of the same site. */
export default function ReportComparison() {
  const { audit, before, comparison, earlier } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-8">
      <Breadcrumb
        steps={[
          { label: 'Tableau de bord', to: '/dashboard?tab=overview' },
          { label: 'Rapport', to: `/reports/${audit.id}` },
          { label: 'Ce qui a changé' },
        ]}
      />
      <PageHeader title="Ce qui a changé">
        <span className="wrap-anywhere">{inLetters(audit.reachedUrl ?? audit.url)}</span>
      </PageHeader>
      {before && comparison ? (
        <>
          <Card className="flex flex-col gap-5">
            <p className="hidden print:block">
              L’audit du {formatDateTime(audit.createdAt)}, comparé avec celui du{' '}
              {formatDateTime(before.createdAt)}.
            </p>
            <Form method="get" className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
              <Select
                label={`L’audit du ${formatDateTime(audit.createdAt)}, comparé avec celui du`}
                name="avec"
                defaultValue={before.id}
                options={earlier.map(({ id, createdAt, score, scoreUpTo, pageCount }) => ({
                  value: id,
                  label: `${formatDateTime(createdAt)} – ${scoreFigure({ score, upTo: scoreUpTo })}, ${countOf(pageCount ?? 0, 'page', 'pages')}`,
                }))}
              />
              <Button type="submit" variant="secondary">
                Comparer
              </Button>
            </Form>
          </Card>
          <ComparisonDocument comparison={comparison} />
        </>
      ) : (
        <EmptyState
          title="C’est le premier audit de ce site"
          action={
            <ButtonLink to={`/reports/${audit.id}`} variant="secondary">
              Revenir au rapport
            </ButtonLink>
          }
        >
          Il n’y a rien à comparer pour l’instant. Auditez de nouveau ce site après vos corrections.
        </EmptyState>
      )}
    </div>
  );
}
