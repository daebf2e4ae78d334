import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AuditSummary } from '#contract/api/audits.ts';
import { countOf, formatDateTime } from '#contract/french.ts';
import { scoreFigure, scoreInWords } from '#contract/score-range.ts';
import { Address } from '../../ui/address.tsx';
import { Link } from '../../ui/link.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { AuditStatusBadge } from './audit-status.tsx';
import { DeleteAudit } from './delete-audit.tsx';

const scopeText = (audit: AuditSummary): string => {
  if (audit.pageCount !== null) return countOf(audit.pageCount, 'page', 'pages');
  return audit.scope === 'site' ? 'Tout le site' : countOf(audit.maxPages, 'page', 'pages');
};

const columns = (onDeleted: (sentence: string) => Promise<void>): readonly Column<AuditSummary>[] => [
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
  {
    id: 'date',
    header: 'Lancé le',
    wideOnly: true,
    cell: (audit) => <span className="print:whitespace-nowrap">{formatDateTime(audit.createdAt)}</span>,
  },
  {
    id: 'state',
    header: 'État',
    wideOnly: true,
    cell: (audit) => <AuditStatusBadge status={audit.status} />,
  },
  { id: 'pages', header: 'Étendue', wideOnly: true, cell: scopeText },
  { id: 'score', header: 'Score', align: 'right', cell: (audit) => <ScoreCell audit={audit} /> },
  {
    id: 'delete',
    header: 'Supprimer',
    hiddenHeader: true,
    align: 'right',
    cell: (audit) =>
      isActive(audit) ? null : (
        <DeleteAudit audit={audit} onDeleted={onDeleted}>
          <Trash2 aria-hidden size={20} />
        </DeleteAudit>
      ),
  },
];

/** Without a score, narrow screens say the state here: they have no column for it. */
function ScoreCell({ audit }: { audit: AuditSummary }) {
  const range = { score: audit.score, upTo: audit.scoreUpTo };
  if (audit.score !== null)
    return (
      <span className="print:whitespace-nowrap">
        <span className="max-sm:hidden">{scoreInWords(range)}</span>
        <span className="sm:hidden">{scoreFigure(range)}</span>
      </span>
    );
  return (
    <>
      <span className="max-sm:hidden">–</span>
      <span className="sm:hidden">
        <AuditStatusBadge status={audit.status} />
      </span>
    </>
  );
}

const isActive = ({ status }: AuditSummary) => status === 'queued' || status === 'running';

/** Audits, newest first, each with the way to delete it. */
export function AuditTable({ caption, audits }: { caption: string; audits: readonly AuditSummary[] }) {
  const status = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  const { revalidate } = useRevalidator();
  const onDeleted = async (sentence: string) => {
    await revalidate();
    setSaid(sentence);
    // The button that had focus is gone with its audit.
    status.current?.focus();
  };
  return (
    <>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={said === '' ? 'sr-only' : 'mb-3 font-semibold [overflow-wrap:anywhere]'}
      >
        {said}
      </p>
      <Table caption={caption} columns={columns(onDeleted)} rows={audits} rowKey={(audit) => audit.id} />
    </>
  );
}
