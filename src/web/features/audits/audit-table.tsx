import type { AuditSummary } from '#contract/api/audits.ts';
import { countOf, formatDateTime } from '#contract/french.ts';
import { scoreInWords } from '#contract/score-range.ts';
import { Address } from '../../ui/address.tsx';
import { Link } from '../../ui/link.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { AuditStatusBadge } from './audit-status.tsx';

const scopeText = (audit: AuditSummary): string => {
  if (audit.pageCount !== null) return countOf(audit.pageCount, 'page', 'pages');
  return audit.scope === 'page' ? '1\u00a0page' : 'Tout le site';
};

const columns: readonly Column<AuditSummary>[] = [
  {
    id: 'site',
    header: 'Site',
    rowHeader: true,
    cell: (audit) => (
      <>
        <Link to={`/reports/${audit.id}`}>
          <Address>{audit.host}</Address>
        </Link>
        <span className="block font-normal text-soft sm:hidden">
          {formatDateTime(audit.createdAt)}, {scopeText(audit).toLowerCase()}
        </span>
      </>
    ),
  },
  { id: 'date', header: 'Lancé le', wideOnly: true, cell: (audit) => formatDateTime(audit.createdAt) },
  {
    id: 'state',
    header: 'État',
    wideOnly: true,
    cell: (audit) => <AuditStatusBadge status={audit.status} />,
  },
  { id: 'pages', header: 'Étendue', wideOnly: true, cell: scopeText },
  { id: 'score', header: 'Score', align: 'right', cell: (audit) => <ScoreCell audit={audit} /> },
];

/** Without a score, narrow screens say the state here: they have no column for it. */
function ScoreCell({ audit }: { audit: AuditSummary }) {
  if (audit.score !== null) return scoreInWords({ score: audit.score, upTo: audit.scoreUpTo });
  return (
    <>
      <span className="max-sm:hidden">–</span>
      <span className="sm:hidden">
        <AuditStatusBadge status={audit.status} />
      </span>
    </>
  );
}

/** Audits, newest first. */
export function AuditTable({ caption, audits }: { caption: string; audits: readonly AuditSummary[] }) {
  return <Table caption={caption} columns={columns} rows={audits} rowKey={(audit) => audit.id} />;
}
