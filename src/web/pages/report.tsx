import { useCallback } from 'react';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate } from 'react-router';
import type { AuditSummary } from '#contract/api/audits.ts';
import type { Handover } from '#contract/api/handovers.ts';
import { formatDate } from '#contract/french.ts';
import { inLetters } from '#contract/in-letters.ts';
import { roleCovers } from '#contract/space-roles.ts';
import { profileOf } from '#report/binding/binding-of.ts';
import { themeMedians } from '#report/lineup/median-words.ts';
import type { ReportReading } from '#report/reading/reading-of.ts';
import { parseReportQuery } from '#report/reading/report-query.ts';
import { listHandovers } from '#service/handovers/manage-handovers.ts';
import { readMedians } from '#service/medians/read-medians.ts';
import { readPrevious } from '#service/reports/read-previous.ts';
import { readReading } from '#service/reports/read-reading.ts';
import { readRemoval } from '#service/reports/read-retention.ts';
import { readReportVerifications } from '#service/verifications/read-report-verifications.ts';
import { mayWork } from '#service/work/mark-assignment.ts';
import { readAssignments } from '#service/work/read-assignments.ts';
import { retryAudit } from '../features/audits/audit-actions.ts';
import { AuditStatusBadge } from '../features/audits/audit-status.tsx';
import { DeleteAudit } from '../features/audits/delete-audit.tsx';
import { RunningAudit } from '../features/audits/running-audit.tsx';
import { useLive } from '../features/audits/use-live.ts';
import { HandedProvider } from '../features/handovers/handed-provider.tsx';
import { HandoverPanel } from '../features/handovers/handover-panel.tsx';
import { DecisionProvider } from '../features/reports/decisions/decision-provider.tsx';
import { ProfileQuestion } from '../features/reports/profile-question.tsx';
import { ReportActions } from '../features/reports/report-actions.tsx';
import { ReportReader } from '../features/reports/report-reader.tsx';
import { ReportState } from '../features/reports/report-state.tsx';
import { SharePanel } from '../features/reports/shares/share-panel.tsx';
import { useLaterMeasure } from '../features/reports/use-later-measure.ts';
import { VerificationProvider } from '../features/reports/verify/verification-provider.tsx';
import { WorkLine } from '../features/work/work-line.tsx';
import { idParam } from '../lib/id-param.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { useNotification } from '../notification/notification-context.tsx';
import { Badge } from '../ui/badge.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const handle = { weight: 'report' };

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const { searchParams } = new URL(args.request.url);
  const { outline, ...read } = await orRefusal(
    readReading(deps, viewer, idParam(args), parseReportQuery(searchParams)),
  );
  const { audit } = read;
  const [removedOn, before, known] = await Promise.all([
    readRemoval(deps, audit),
    readPrevious(deps, audit, outline),
    readMedians(deps, viewer),
  ]);
  const medians = outline ? themeMedians(known.medians, profileOf(outline)) : {};
  const reportVerifications = outline && (await readReportVerifications(deps, viewer, audit.id, outline));
  const asked = outline?.findings.filter(({ ruleId }) => ruleId === searchParams.get('verifier')) ?? [];
  // To whom an agency sends its plans is not for its clients.
  const seesPlans = read.isOwn && viewer.space.role !== 'client';
  const handovers = outline && seesPlans ? await listHandovers(deps, viewer, audit.id) : [];
  const work = outline && read.isOwn ? (await readAssignments(deps, viewer, audit.id)).assignments : null;
  const mayAssign = read.isOwn && mayWork(viewer);
  // As `contract/space-rights.ts`: what would be refused is not offered.
  const may = {
    act: read.isOwn && roleCovers(viewer.space.role, 'member'),
    remove: read.isOwn && roleCovers(viewer.space.role, 'admin'),
  };
  const { plan, displayName: name } = viewer;
  return data({
    ...read,
    before,
    medians,
    reportVerifications,
    asked,
    handovers,
    work,
    mayAssign,
    may,
    name,
    plan,
    removedOn,
  });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData ? `Rapport de ${loaderData.audit.host}` : 'Rapport', { index: false });

export default function ReportPage() {
  const {
    audit,
    reading,
    before,
    medians,
    reportVerifications,
    asked,
    handovers,
    hasEarlier,
    name,
    isOwn,
    may,
    plan,
    removedOn,
  } = useLoaderData<typeof loader>();
  const workLine = useWorkLine();
  const { start, notify } = useNotification();
  const navigate = useNavigate();
  const isActive = audit.status === 'queued' || audit.status === 'running';
  useLive(isActive);
  useLaterMeasure(audit);
  const retry = async () => {
    await retryAudit(audit.id);
    start(audit.id);
  };
  const onDeleted = async (sentence: string) => {
    notify('successSimple', sentence);
    await navigate('/dashboard?tab=overview');
  };
  const remove = may.remove && !isActive && (
    <DeleteAudit audit={audit} onDeleted={onDeleted}>
      {reading ? 'Supprimer' : 'Supprimer l’audit'}
    </DeleteAudit>
  );
  return (
    <div className="flex flex-col gap-8">
      <Breadcrumb
        steps={[{ label: 'Tableau de bord', to: '/dashboard?tab=overview' }, { label: 'Rapport' }]}
      />
      <PageHeader
        title={<span className="wrap-anywhere">{reading ? reading.view.title : inLetters(audit.host)}</span>}
        actions={
          reading ? (
            <ReportActions id={audit.id} host={audit.host} {...{ plan, isOwn, remove }} mayAct={may.act} />
          ) : (
            <>
              {audit.reportRemovedAt === null ? (
                <AuditStatusBadge status={audit.status} />
              ) : (
                <Badge tone="neutral">Rapport supprimé</Badge>
              )}
              {remove}
            </>
          )
        }
      >
        <span className="wrap-anywhere">{inLetters(reading ? reading.view.url : audit.url)}</span>
        {reading && (
          <span className="block text-base">
            Audit du {reading.view.finishedAt}
            {removedOn && `, gardé jusqu’au ${formatDate(removedOn)}`}
          </span>
        )}
      </PageHeader>
      {reading && reportVerifications ? (
        <VerificationProvider
          auditId={audit.id}
          reportVerifications={reportVerifications}
          isOwn={isOwn}
          findings={asked}
        >
          <DecisionProvider auditId={isOwn ? audit.id : null} name={name}>
            <HandedProvider id={audit.id} handovers={handovers} also={workLine}>
              <ReportReader
                id={audit.id}
                {...{ reading, before, medians, hasEarlier }}
                hasWork={isOwn}
                verifiable={isOwn ? reportVerifications.rules : {}}
                afterFirstFixes={may.act && <OwnerPanels {...{ audit, reading, handovers }} />}
              >
                {may.act && (
                  <div id="partager" className="scroll-mt-24">
                    <SharePanel id={audit.id} plan={plan} isProtected={reading.view.isProtected} />
                  </div>
                )}
              </ReportReader>
            </HandedProvider>
          </DecisionProvider>
        </VerificationProvider>
      ) : (
        <ReportState audit={audit} retry={retry} progress={<RunningAudit audit={audit} linked={false} />} />
      )}
    </div>
  );
}

/** In every fix: who mends it; nothing for whoever only looks from outside the space. */
function useWorkLine() {
  const { audit, work, mayAssign } = useLoaderData<typeof loader>();
  return useCallback(
    (fixKey: string) =>
      work && (
        <WorkLine
          auditId={audit.id}
          fixKey={fixKey}
          assignment={work.find(({ key }) => key === fixKey)}
          mayAssign={mayAssign}
        />
      ),
    [audit.id, work, mayAssign],
  );
}

interface OwnerPanelsProps {
  readonly audit: AuditSummary;
  readonly reading: ReportReading;
  readonly handovers: readonly Handover[];
}

/** What only the owner of a report does with it, under the first fixes. */
function OwnerPanels({ audit, reading, handovers }: OwnerPanelsProps) {
  const { binding } = reading.view;
  return (
    <>
      <HandoverPanel id={audit.id} handovers={handovers} />
      {binding?.isAsked && <ProfileQuestion id={audit.id} declared={binding.profile} />}
    </>
  );
}
