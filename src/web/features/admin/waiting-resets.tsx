import type { WaitingReset } from '#contract/api/factors.ts';
import { formatDateTime } from '#contract/french.ts';
import { callApi } from '../../lib/api.ts';
import { Address } from '../../ui/address.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { useAdminCall } from './use-admin-call.ts';

/** Second steps that will be removed, each of which any administrator may refuse. Nothing where none waits. */
export function WaitingResets({ resets }: { resets: readonly WaitingReset[] }) {
  const { call, busyKey, refusal } = useAdminCall();
  if (resets.length === 0) return null;
  return (
    <TitledCard title="Retraits de deuxième étape en attente">
      {refusal && (
        <Alert kind="error" live>
          {refusal}
        </Alert>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {resets.map(({ uid, email, askedBy, askedAt, dueAt }) => (
          <li key={uid} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0 wrap-anywhere">
              <p className="font-semibold">
                <Address>{email}</Address>
              </p>
              <p className="text-sm text-soft">
                Demandé le {formatDateTime(askedAt)} par {askedBy ?? 'un compte supprimé'}. Fait à la première
                connexion après le {formatDateTime(dueAt)}.
              </p>
            </div>
            <Button
              size="small"
              variant="danger"
              busy={busyKey === uid}
              onPress={() =>
                void call(uid, () =>
                  callApi('DELETE', '/api/admin/users/:uid/factor-reset', { params: { uid } }),
                )
              }
            >
              Refuser<span className="sr-only"> le retrait de {email}</span>
            </Button>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
