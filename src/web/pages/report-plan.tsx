import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { formatDate, formatDateTime } from '#contract/french.ts';
import { fixPath } from '#report/reading/fix-path.ts';
import { readOwnPlan } from '#service/handovers/read-plan.ts';
import { countStates } from '../features/handovers/plan-head.tsx';
import { PlanList } from '../features/handovers/plan-list.tsx';
import { placesOf } from '../features/reports/report-places.ts';
import { idParam } from '../lib/id-param.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { Alert } from '../ui/alert.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const handle = { weight: 'report' };

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const auditId = idParam(args);
  const handoverId = idParam({ params: { id: args.params.handoverId } });
  const isSent = new URL(args.request.url).searchParams.get('envoye') === 'oui';
  return { auditId, isSent, plan: await orRefusal(readOwnPlan(deps, viewer, { auditId, handoverId })) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData ? `Plan envoyé, ${loaderData.plan.host}` : 'Plan envoyé', { index: false });

/** A plan that was sent, as its owner looks at it. */
export default function ReportPlan() {
  const { auditId, isSent, plan } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumb
        steps={[
          { label: 'Tableau de bord', to: '/dashboard?tab=overview' },
          { label: `Rapport de ${plan.host}`, to: `/reports/${auditId}#prestataire` },
          { label: 'Plan envoyé' },
        ]}
      />
      <PageHeader title="Plan envoyé à mon prestataire">
        <span className="wrap-anywhere">
          À {plan.email}, le {formatDateTime(plan.sentAt)}. Le lien fonctionne jusqu’au{' '}
          {formatDate(plan.expiresAt)}.
        </span>
      </PageHeader>
      {isSent && (
        <Alert kind="success" live>
          Le plan part à <strong className="wrap-anywhere">{plan.email}</strong>. Ses marques et ses
          commentaires s’afficheront ici et dans le rapport.
        </Alert>
      )}
      {plan.message !== '' && (
        <blockquote className="max-w-[72ch] border-l-4 border-line pl-4 whitespace-pre-line wrap-anywhere">
          {plan.message}
        </blockquote>
      )}
      <p className="font-semibold">{countStates(plan.rows)}</p>
      <Card padding="large">
        <h2 className="mb-4 text-2xl">Les correctifs</h2>
        <PlanList
          rows={plan.rows}
          pictureUrl={placesOf(auditId).screenshotUrl}
          fixUrl={({ key }) => fixPath(auditId, { key })}
        />
      </Card>
    </div>
  );
}
