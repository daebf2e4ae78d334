import { useState } from 'react';
import { Form, useRevalidator } from 'react-router';
import type { AdminUser, ChangeUser } from '#contract/api/admin.ts';
import { formatDate, formatNumber } from '#contract/french.ts';
import { planIds, planOf } from '#contract/plans.ts';
import { callApi } from '../../lib/api.ts';
import { Address } from '../../ui/address.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PrintedFilter } from '../../ui/printed-filter.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MakeAdmin } from './make-admin.tsx';
import { ResetFactor } from './reset-factor.tsx';
import { useAdminCall } from './use-admin-call.ts';

interface UsersViewProps {
  users: { items: readonly AdminUser[]; total: number };
  /** Whoever looks: nobody changes their own access. */
  own: string;
  page: number;
  query: string;
}

const pageSize = 25;

/** People: search, plan, administrator flag, suspension. */
export function UsersView({ users, own, page, query }: UsersViewProps) {
  const { call, busyKey, refusal } = useAdminCall();
  const { revalidate } = useRevalidator();
  const [promoted, setPromoted] = useState<AdminUser | null>(null);
  const [lost, setLost] = useState<AdminUser | null>(null);
  const change = (user: AdminUser, body: ChangeUser) =>
    void call(user.uid, () => callApi('PATCH', '/api/admin/users/:uid', { params: { uid: user.uid }, body }));
  return (
    <Card className="flex flex-col gap-5">
      <Form method="get" action="/dashboard" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="tab" value="admin" />
        <input type="hidden" name="vue" value="utilisateurs" />
        <TextField
          label="Rechercher par adresse ou par nom"
          name="q"
          defaultValue={query}
          className="min-w-64 grow"
        />
        <Button type="submit" variant="secondary">
          Rechercher
        </Button>
      </Form>
      <PrintedFilter search={query} />
      {refusal && (
        <Alert kind="error" live>
          {refusal}
        </Alert>
      )}
      {users.items.length === 0 ? (
        <EmptyState title="Personne ne correspond à cette recherche" />
      ) : (
        <Table
          caption="Utilisateurs"
          rows={users.items}
          rowKey={(user) => user.uid}
          columns={columnsOf(own, change, { promote: setPromoted, reset: setLost }, busyKey)}
        />
      )}
      <Pagination
        label="Pages de la liste des utilisateurs"
        page={page}
        pageCount={Math.ceil(users.total / pageSize)}
        to={(to) => `/dashboard?tab=admin&vue=utilisateurs&q=${encodeURIComponent(query)}&page=${to}`}
      />
      <Dialog title="Donner l’accès admin" isOpen={promoted !== null} onClose={() => setPromoted(null)}>
        {promoted && (
          <MakeAdmin
            user={promoted}
            onCancel={() => setPromoted(null)}
            onDone={() => {
              setPromoted(null);
              void revalidate();
            }}
          />
        )}
      </Dialog>
      <Dialog title="Retirer la deuxième étape" isOpen={lost !== null} onClose={() => setLost(null)}>
        {lost && <ResetFactor user={lost} onCancel={() => setLost(null)} onDone={() => setLost(null)} />}
      </Dialog>
    </Card>
  );
}

function columnsOf(
  own: string,
  change: (user: AdminUser, body: ChangeUser) => void,
  { promote, reset }: Readonly<Record<'promote' | 'reset', (user: AdminUser) => void>>,
  busyKey: string | null,
): Column<AdminUser>[] {
  return [
    {
      id: 'user',
      header: 'Personne',
      rowHeader: true,
      cell: (user) => (
        <>
          <Address>{user.email}</Address>
          {user.displayName !== '' && (
            <span className="block font-normal break-words text-soft">{user.displayName}</span>
          )}
          <span className="mt-1 flex flex-wrap gap-1">
            {user.admin && <Badge tone="brand">Admin</Badge>}
            {user.suspended && <Badge tone="bad">Suspendu</Badge>}
            {!user.emailVerified && <Badge tone="watch">Adresse non validée</Badge>}
          </span>
        </>
      ),
    },
    {
      id: 'plan',
      header: 'Formule',
      cell: (user) => (
        <select
          aria-label={`Formule de ${user.email}`}
          value={user.plan}
          disabled={busyKey !== null}
          onChange={({ currentTarget }) => change(user, { plan: planOf(currentTarget.value).id })}
          className="min-h-11 rounded-lg border border-edge bg-surface px-2 text-ink"
        >
          {planIds.map((id) => (
            <option key={id} value={id}>
              {planOf(id).label}
            </option>
          ))}
        </select>
      ),
    },
    { id: 'audits', header: 'Audits', align: 'right', cell: (user) => formatNumber(user.audits) },
    { id: 'created', header: 'Inscrit le', cell: (user) => formatDate(user.createdAt) },
    {
      id: 'login',
      header: 'Dernière connexion',
      cell: (user) => (user.lastLogin ? formatDate(user.lastLogin) : 'jamais'),
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: (user) =>
        user.uid === own ? (
          <span className="text-soft">Votre compte</span>
        ) : (
          <UserActions user={user} busyKey={busyKey} change={change} promote={promote} reset={reset} />
        ),
    },
  ];
}

interface UserActionsProps {
  user: AdminUser;
  busyKey: string | null;
  change: (user: AdminUser, body: ChangeUser) => void;
  promote: (user: AdminUser) => void;
  reset: (user: AdminUser) => void;
}

function UserActions({ user, busyKey, change, promote, reset }: UserActionsProps) {
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        size="small"
        variant="secondary"
        busy={busyKey === user.uid}
        onPress={() => (user.admin ? change(user, { admin: false }) : promote(user))}
      >
        {user.admin ? 'Retirer l’accès admin' : 'Rendre admin'}
        <span className="sr-only"> {user.email}</span>
      </Button>
      <Button
        size="small"
        variant={user.suspended ? 'secondary' : 'danger'}
        busy={busyKey === user.uid}
        onPress={() => change(user, { suspended: !user.suspended })}
      >
        {user.suspended ? 'Réactiver' : 'Suspendre'}
        <span className="sr-only"> {user.email}</span>
      </Button>
      {user.secondFactor && (
        <Button size="small" variant="secondary" onPress={() => reset(user)}>
          Deuxième étape perdue
          <span className="sr-only"> par {user.email}</span>
        </Button>
      )}
    </span>
  );
}
