import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { formatDateTime } from '#contract/french.ts';
import { readAuditJournal } from '#service/admin/list-all-audits.ts';
import { AuditJournal } from '../features/admin/audit-journal.tsx';
import { AuditStatusBadge } from '../features/audits/audit-status.tsx';
import { idParam } from '../lib/id-param.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireAdmin } from '../lib/require-viewer.server.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAdmin(args);
  return { audit: await orRefusal(readAuditJournal(deps, viewer, idParam(args))) };
}

export const meta: MetaFunction = () => pageMeta('Journal d’audit', { index: false });

/** One audit with its technical journal. */
export default function AdminAudit() {
  const { audit } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-8">
      <Breadcrumb steps={[{ label: 'Tous les audits', to: '/reports/admin' }, { label: 'Journal' }]} />
      <PageHeader
        title={<span className="wrap-anywhere">{audit.host}</span>}
        actions={<ButtonLink to={`/reports/${audit.id}`}>Voir le rapport</ButtonLink>}
      >
        <span className="wrap-anywhere">
          {audit.url}, demandé par {audit.email} le {formatDateTime(audit.createdAt)}{' '}
          <AuditStatusBadge status={audit.status} />
        </span>
      </PageHeader>
      <AuditJournal audit={audit} />
    </div>
  );
}
