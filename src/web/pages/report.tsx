import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate } from 'react-router';
import { formatDate, formatDateTime } from '#contract/french.ts';
import { ReportDocument } from '#report/report-document.tsx';
import { siteTitleOf } from '#report/site-title.ts';
import { decidedOf } from '#service/decisions/decided-of.ts';
import { readPrevious } from '#service/reports/read-previous.ts';
import { readAudit, readReportOf } from '#service/reports/read-report.ts';
import { readRemoval } from '#service/reports/read-retention.ts';
import { readVerificationDesk } from '#service/verifications/read-verification-desk.ts';
import { retryAudit } from '../features/audits/audit-actions.ts';
import { AuditStatusBadge } from '../features/audits/audit-status.tsx';
import { DeleteAudit } from '../features/audits/delete-audit.tsx';
import { RunningAudit } from '../features/audits/running-audit.tsx';
import { useLive } from '../features/audits/use-live.ts';
import { DecisionProvider } from '../features/reports/decisions/decision-provider.tsx';
import { ReportActions, ReportLinks } from '../features/reports/report-actions.tsx';
import { ReportState } from '../features/reports/report-state.tsx';
import { useOpenTarget } from '../features/reports/use-open-target.ts';
import { VerificationProvider } from '../features/reports/verify/verification-provider.tsx';
import { idParam } from '../lib/id-param.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { useNotification } from '../notification/notification-context.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const { audit, isOwn } = await orRefusal(readAudit(deps, viewer, idParam(args)));
  const report = await readReportOf(deps, audit);
  const [removedOn, before] = await Promise.all([readRemoval(deps, audit), readPrevious(deps, audit)]);
  const desk = report && (await readVerificationDesk(deps, viewer, audit.id, report));
  const decided = report && (await decidedOf(deps, audit.id, report));
  const { plan, displayName: name } = viewer;
  return data({ audit, report, before, desk, decided, name, isOwn, plan, removedOn });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData ? `Rapport de ${loaderData.audit.host}` : 'Rapport', { index: false });

export default function ReportPage() {
  const { audit, report, before, desk, decided, name, isOwn, plan, removedOn } =
    useLoaderData<typeof loader>();
  const { start, notify } = useNotification();
  const navigate = useNavigate();
  const isActive = audit.status === 'queued' || audit.status === 'running';
  useOpenTarget();
  useLive(isActive);
  const retry = async () => {
    await retryAudit(audit.id);
    start(audit.id);
  };
  const onDeleted = async (sentence: string) => {
    notify('successSimple', sentence);
    await navigate('/dashboard?tab=overview');
  };
  const remove = isOwn && !isActive && (
    <DeleteAudit audit={audit} onDeleted={onDeleted}>
      Supprimer
    </DeleteAudit>
  );
  return (
    <div className="flex flex-col gap-8">
      <Breadcrumb
        steps={[{ label: 'Tableau de bord', to: '/dashboard?tab=overview' }, { label: 'Rapport' }]}
      />
      <PageHeader
        title={<span className="wrap-anywhere">{report ? siteTitleOf(report) : audit.host}</span>}
        actions={
          report ? (
            <ReportActions id={audit.id} plan={plan} />
          ) : (
            <>
              <AuditStatusBadge status={audit.status} />
              {remove}
            </>
          )
        }
      >
        <span className="break-all">{audit.url}</span>
        {report && (
          <span className="block text-base">
            Audit du {formatDateTime(report.finishedAt)}
            {removedOn && `, gardé jusqu’au ${formatDate(removedOn)}`}
          </span>
        )}
      </PageHeader>
      {report && isOwn && (
        <ReportLinks id={audit.id} host={audit.host}>
          {remove}
        </ReportLinks>
      )}
      {report && desk ? (
        <VerificationProvider auditId={audit.id} desk={desk} isOwn={isOwn} findings={report.findings}>
          <DecisionProvider auditId={isOwn ? audit.id : null} name={name}>
            <ReportDocument
              report={report}
              before={before}
              decided={decided}
              screenshotUrl={(key) => `/api/reports/${audit.id}/screenshots/${encodeURIComponent(key)}`}
            />
          </DecisionProvider>
        </VerificationProvider>
      ) : (
        <ReportState audit={audit} retry={retry} progress={<RunningAudit audit={audit} linked={false} />} />
      )}
    </div>
  );
}
