import { Form, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { type AuditStatus, auditStatuses, auditStatusLabels } from '#contract/audit-words.ts';
import { formatDateTime, formatNumber } from '#contract/french.ts';
import { scoreInWords } from '#contract/score-range.ts';
import { listAllAudits } from '#service/admin/list-all-audits.ts';
import { AuditStatusBadge } from '../features/audits/audit-status.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { requireAdmin } from '../lib/require-viewer.server.ts';
import { Address } from '../ui/address.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Link } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { PrintedFilter } from '../ui/printed-filter.tsx';
import { Select } from '../ui/select.tsx';
import { Table } from '../ui/table.tsx';
import { TextField } from '../ui/text-field.tsx';

const pageSize = 25;

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAdmin(args);
  const params = new URL(args.request.url).searchParams;
  const page = Math.min(10_000, Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1));
  const search = (params.get('q') ?? '').slice(0, 200);
  const status: AuditStatus | undefined = auditStatuses.find((known) => known === params.get('etat'));
  const list = await listAllAudits(deps, { search, status, limit: pageSize, offset: (page - 1) * pageSize });
  return { list, page, search, status: status ?? null };
}

export const meta: MetaFunction = () => pageMeta('Tous les audits', { index: false });

/** All audits of all people, with filters. */
export default function AdminAudits() {
  const { list, page, search, status } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title="Tous les audits" />
      <Card className="flex flex-col gap-5">
        <Form method="get" className="grid items-end gap-3 sm:grid-cols-[1fr_14rem_auto]">
          <TextField label="Adresse du site ou e-mail" name="q" defaultValue={search} />
          <Select
            label="État"
            name="etat"
            defaultValue={status ?? ''}
            options={[
              { value: '', label: 'Tous' },
              ...auditStatuses.map((value) => ({ value, label: auditStatusLabels[value] })),
            ]}
          />
          <Button type="submit" variant="secondary">
            Filtrer
          </Button>
        </Form>
        <PrintedFilter search={search} asked={[status !== null && auditStatusLabels[status]]} />
        {list.items.length === 0 ? (
          <EmptyState
            title="Aucun audit ne correspond"
            action={
              <ButtonLink to="/reports/admin" variant="secondary">
                Voir tous les audits
              </ButtonLink>
            }
          />
        ) : (
          <Table
            caption="Audits"
            rows={list.items}
            rowKey={(audit) => audit.id}
            columns={[
              {
                id: 'url',
                header: 'Site',
                rowHeader: true,
                cell: (audit) => (
                  <Link to={`/reports/admin/${audit.id}`} className="line-clamp-4">
                    <Address>{audit.reachedUrl ?? audit.url}</Address>
                  </Link>
                ),
              },
              {
                id: 'owner',
                header: 'Personne',
                cell: (audit) => <Address>{audit.email}</Address>,
              },
              { id: 'date', header: 'Lancé le', cell: (audit) => formatDateTime(audit.createdAt) },
              { id: 'state', header: 'État', cell: (audit) => <AuditStatusBadge status={audit.status} /> },
              {
                id: 'attempts',
                header: 'Essais',
                align: 'right',
                cell: (audit) => formatNumber(audit.attempts),
              },
              {
                id: 'score',
                header: 'Score',
                align: 'right',
                cell: (audit) =>
                  audit.score === null ? '–' : scoreInWords({ score: audit.score, upTo: audit.scoreUpTo }),
              },
            ]}
          />
        )}
        <Pagination
          label="Pages de la liste des audits"
          page={page}
          pageCount={Math.ceil(list.total / pageSize)}
          to={(to) => `/reports/admin?q=${encodeURIComponent(search)}&etat=${status ?? ''}&page=${to}`}
        />
      </Card>
    </div>
  );
}
