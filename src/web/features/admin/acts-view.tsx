import { adminActLabels } from '#contract/admin-acts.ts';
import type { AdminActPage, AdminActView } from '#contract/api/admin-acts.ts';
import { formatDateTime } from '#contract/french.ts';
import { planIds, planOf } from '#contract/plans.ts';
import { Address } from '../../ui/address.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Table } from '../../ui/table.tsx';

const pageSize = 25;

/** What administrators did: who, what, to whom, when; the whole journal as a table to take away. */
export function ActsView({ acts, page }: { acts: AdminActPage; page: number }) {
  if (acts.total === 0)
    return (
      <EmptyState title="Aucun acte d’administration">
        Formules changées, comptes suspendus, droits donnés ou retirés seront notés ici.
      </EmptyState>
    );
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <ButtonLink to="/api/admin/acts/export" variant="secondary" download reloadDocument>
          Exporter (CSV)
        </ButtonLink>
      </div>
      <Table
        caption="Actes d’administration"
        rows={acts.items}
        rowKey={(act) => act.id}
        columns={[
          { id: 'date', header: 'Date', rowHeader: true, cell: (act) => formatDateTime(act.happenedAt) },
          { id: 'act', header: 'Acte', cell: (act) => `${adminActLabels[act.act]}${detailOf(act)}` },
          { id: 'admin', header: 'Par', cell: (act) => who(act.adminUid, act.adminEmail, nobodyOf(act)) },
          { id: 'target', header: 'Compte', cell: (act) => who(act.targetUid, act.targetEmail, '–') },
        ]}
      />
      <Pagination
        label="Pages du journal des actes"
        page={page}
        pageCount={Math.ceil(acts.total / pageSize)}
        to={(to) => `/dashboard?tab=admin&vue=actes&page=${to}`}
      />
    </Card>
  );
}

/** What did it where no administrator did. */
const nobodyOf = ({ detail: { by } }: AdminActView) =>
  by === undefined ? 'une commande' : `le réglage ${by}`;

/** « : Gratuit → Pro » of a change of plan, the site and the hour of a visit looked for, the rule that is contested. */
function detailOf({ detail: { from, to, site, hour, rule } }: AdminActView): string {
  if (rule !== undefined) return `\u00a0: ${rule}`;
  if (site !== undefined && hour !== undefined) return `\u00a0: ${site}, ${formatDateTime(hour)}`;
  return from !== undefined && to !== undefined ? `\u00a0: ${label(from)} → ${label(to)}` : '';
}

const label = (plan: string) => (planIds.some((id) => id === plan) ? planOf(plan).label : plan);

/** The address, or what is left of an account that is gone. */
function who(uid: string | null, email: string | null, nobody: string) {
  if (uid === null) return nobody;
  return email === null ? `compte supprimé (${uid.slice(0, 8)})` : <Address>{email}</Address>;
}
