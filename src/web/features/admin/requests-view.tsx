import type { AdminPlanRequest } from '#contract/api/admin.ts';
import { formatDateTime } from '#contract/french.ts';
import { planOf } from '#contract/plans.ts';
import { callApi } from '../../lib/api.ts';
import { Address } from '../../ui/address.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table } from '../../ui/table.tsx';
import { useAdminCall } from './use-admin-call.ts';

const states = {
  open: ['À traiter', 'watch'],
  granted: ['Accordée', 'good'],
  declined: ['Refusée', 'neutral'],
} as const;

/** Plan requests: grant or decline. */
export function RequestsView({ requests }: { requests: readonly AdminPlanRequest[] }) {
  const { call, busyKey, refusal } = useAdminCall();
  const decide = (id: string, decision: 'granted' | 'declined') =>
    void call(id, () =>
      callApi('PATCH', '/api/admin/plan-requests/:id', { params: { id }, body: { decision } }),
    );
  if (requests.length === 0)
    return (
      <EmptyState title="Aucune demande de formule">
        Les demandes faites dans « Plans & prix » arrivent ici.
      </EmptyState>
    );
  return (
    <Card className="flex flex-col gap-5">
      {refusal && (
        <Alert kind="error" live>
          {refusal}
        </Alert>
      )}
      <Table
        caption="Demandes de formule"
        rows={requests}
        rowKey={(request) => request.id}
        columns={[
          {
            id: 'user',
            header: 'Personne',
            rowHeader: true,
            cell: (request) => <Address>{request.email}</Address>,
          },
          {
            id: 'change',
            header: 'Demande',
            cell: (request) => `${planOf(request.fromPlan).label} → ${planOf(request.plan).label}`,
          },
          { id: 'date', header: 'Reçue le', cell: (request) => formatDateTime(request.createdAt) },
          {
            id: 'state',
            header: 'État',
            cell: (request) => <Badge tone={states[request.state][1]}>{states[request.state][0]}</Badge>,
          },
          {
            id: 'actions',
            header: 'Décision',
            cell: (request) =>
              request.state === 'open' ? (
                <span className="flex flex-wrap gap-2">
                  <Button
                    size="small"
                    busy={busyKey === request.id}
                    onPress={() => decide(request.id, 'granted')}
                  >
                    Accorder<span className="sr-only"> à {request.email}</span>
                  </Button>
                  <Button
                    size="small"
                    variant="secondary"
                    busy={busyKey === request.id}
                    onPress={() => decide(request.id, 'declined')}
                  >
                    Refuser<span className="sr-only"> à {request.email}</span>
                  </Button>
                </span>
              ) : (
                <span className="text-soft">
                  {request.decidedAt ? formatDateTime(request.decidedAt) : ''}
                </span>
              ),
          },
        ]}
      />
    </Card>
  );
}
