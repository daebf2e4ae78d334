import type { AuditSummary } from '#contract/api/audits.ts';
import { countOf, formatDateTime, formatNumber } from '#contract/french.ts';
import { Link } from '../../ui/link.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { AuditStatusBadge } from './audit-status.tsx';

const columns: readonly Column<AuditSummary>[] = [
  {
    id: 'site',
    header: 'Site',
    rowHeader: true,
    cell: (audit) => (
      <Link to={`/reports/${audit.id}`} className="break-all">
        {audit.host}
      </Link>
    ),
  },
  { id: 'date', header: 'Lancé le', cell: (audit) => formatDateTime(audit.createdAt) },
  { id: 'state', header: 'État', cell: (audit) => <AuditStatusBadge status={audit.status} /> },
  {
    id: 'pages',
    header: 'Étendue',
    cell: (audit) =>
      audit.pageCount === null
        ? audit.scope === 'page'
          ? '1\u00a0page'
          : 'site'
        : countOf(audit.pageCount, 'page', 'pages'),
  },
  {
    id: 'score',
    header: 'Score',
    align: 'right',
    cell: (audit) => (audit.score === null ? '–' : `${formatNumber(audit.score)}/100`),
  },
];

/** Audits, newest first. */
export function AuditTable({ caption, audits }: { caption: string; audits: readonly AuditSummary[] }) {
  return <Table caption={caption} columns={columns} rows={audits} rowKey={(audit) => audit.id} />;
}
