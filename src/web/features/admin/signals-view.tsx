import type { ContestPage, ContestView, RuleSignalPage } from '#contract/api/admin-signals.ts';
import { formatDateTime, formatNumber } from '#contract/french.ts';
import { viewEvidence } from '#report/evidence-view.ts';
import { Address } from '../../ui/address.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Table } from '../../ui/table.tsx';

const pageSize = 25;
const base = '/dashboard?tab=admin&vue=signaux';

/** Rules that people contest or call wrong: where to look first for a fault of ours. */
export function SignalsView({ signals, page }: { readonly signals: RuleSignalPage; readonly page: number }) {
  if (signals.total === 0)
    return (
      <EmptyState title="Aucun contrôle contesté">
        Les défauts contestés et les points dits « faux positif » seront comptés ici, par contrôle.
      </EmptyState>
    );
  return (
    <Card className="flex flex-col gap-5">
      <p>
        Ce que les comptes contestent ou disent faux, par contrôle. Un contrôle souvent contesté est à relire.
      </p>
      <Table
        caption="Contrôles contestés"
        rows={signals.items}
        rowKey={({ ruleId }) => ruleId}
        columns={[
          {
            id: 'rule',
            header: 'Contrôle',
            rowHeader: true,
            cell: ({ ruleId, title, contests }) => (
              <>
                {contests > 0 ? (
                  <Link to={`${base}&regle=${encodeURIComponent(ruleId)}`}>{title}</Link>
                ) : (
                  title
                )}
                <span className="block text-sm font-normal text-soft wrap-anywhere">{ruleId}</span>
              </>
            ),
          },
          {
            id: 'contests',
            header: 'Contesté',
            align: 'right',
            cell: ({ contests, contestingAccounts }) =>
              contests === 0
                ? '0'
                : `${formatNumber(contests)} (${formatNumber(contestingAccounts)}\u00a0${contestingAccounts === 1 ? 'compte' : 'comptes'})`,
          },
          {
            id: 'false-positives',
            header: 'Faux positif',
            align: 'right',
            cell: ({ falsePositives }) => formatNumber(falsePositives),
          },
          { id: 'last', header: 'Dernier signal', cell: ({ lastAt }) => formatDateTime(lastAt) },
        ]}
      />
      <Pagination
        label="Pages des contrôles contestés"
        page={page}
        pageCount={Math.ceil(signals.total / pageSize)}
        to={(to) => `${base}&page=${to}`}
      />
    </Card>
  );
}

/** What is contested of one rule: the reason, the page and the proof. */
export function ContestsView({
  ruleId,
  contests,
  page,
}: {
  readonly ruleId: string;
  readonly contests: ContestPage;
  readonly page: number;
}) {
  if (contests.total === 0)
    return (
      <EmptyState title="Rien n’est contesté de ce contrôle">
        <Link to={base}>Tous les contrôles contestés</Link>
      </EmptyState>
    );
  return (
    <Card className="flex flex-col gap-5">
      <p>
        <Link to={base}>Tous les contrôles contestés</Link>
      </p>
      <h2 className="text-xl font-bold wrap-anywhere">
        Ce qui est contesté de <Link to={`/controles/${encodeURIComponent(ruleId)}`}>{ruleId}</Link>
      </h2>
      <p className="text-sm">Votre lecture est notée parmi les actes d’administration.</p>
      <ul className="flex flex-col gap-4">
        {contests.items.map((contest) => (
          <li key={contest.id} className="rounded-lg border border-line bg-paper p-4 wrap-anywhere">
            <Contest contest={contest} />
          </li>
        ))}
      </ul>
      <Pagination
        label="Pages de ce qui est contesté"
        page={page}
        pageCount={Math.ceil(contests.total / pageSize)}
        to={(to) => `${base}&regle=${encodeURIComponent(ruleId)}&page=${to}`}
      />
    </Card>
  );
}

function Contest({
  contest: { title, host, page, place, reason, evidence, madeAt, ruleVersion, auditId },
}: {
  readonly contest: ContestView;
}) {
  const proof = evidence && viewEvidence(evidence);
  return (
    <>
      <p className="font-semibold">{title}</p>
      <p className="mt-1.5">
        Raison{'\u00a0'}: {reason}
      </p>
      <p className="mt-1.5 text-sm">
        <Address>{page === '' ? host : page}</Address>, le {formatDateTime(madeAt)}, version {ruleVersion} du
        contrôle. {auditId !== null && <Link to={`/reports/admin/${auditId}`}>Journal de cet audit</Link>}
      </p>
      {place !== '' && <p className="mt-1.5 text-sm">{place}</p>}
      {proof && (
        <>
          {proof.note && <p className="mt-1.5 text-sm">{proof.note}</p>}
          {proof.code && (
            <pre className="mt-1.5 overflow-x-auto rounded-lg bg-sunken p-3 text-sm whitespace-pre-wrap">
              <code>{proof.code}</code>
            </pre>
          )}
        </>
      )}
    </>
  );
}
