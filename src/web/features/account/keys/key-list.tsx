import type { ApiKey } from '#contract/api/keys.ts';
import { formatDate, formatDateTime } from '#contract/french.ts';
import { keyScopeWords } from '#contract/key-words.ts';
import { callApi } from '../../../lib/api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DeleteButton } from '../../../ui/delete-button.tsx';

/** The person’s keys: what each may do, until when, when last used; and their end. */
export function KeyList({ keys, onRevoked }: { keys: readonly ApiKey[]; onRevoked: () => Promise<void> }) {
  return (
    <section aria-labelledby="cles-creees">
      <h2 id="cles-creees" className="mb-2 text-lg">
        Clés créées
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {keys.map((key) => (
          <li key={key.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                <span className="min-w-0 wrap-anywhere">{key.name}</span>
                <Badge tone={key.expired ? 'neutral' : 'good'}>
                  {key.expired ? 'Expirée' : keyScopeWords[key.scope].label}
                </Badge>
              </p>
              <p className="text-sm text-soft">
                <code>{key.start}…</code>, {factsOf(key)}
              </p>
            </div>
            <DeleteButton
              title="Révoquer cette clé"
              loss={
                <>
                  Les programmes qui se servent de <strong>{key.name}</strong> seront aussitôt refusés. Une
                  clé révoquée ne se rétablit pas.
                </>
              }
              keep="Garder la clé"
              confirm="Révoquer"
              failure="La clé n’a pas été révoquée. Réessayez."
              remove={() => callApi('DELETE', '/api/account/keys/:id', { params: { id: key.id } })}
              onGone={onRevoked}
            >
              Révoquer<span className="sr-only"> {key.name}</span>
            </DeleteButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function factsOf({ expired, expiresAt, createdAt, lastUsedAt }: ApiKey): string {
  const used = lastUsedAt === null ? 'jamais utilisée' : `utilisée le ${formatDateTime(lastUsedAt)}`;
  const until = `${expired ? 'expirée le' : 'jusqu’au'} ${formatDate(expiresAt)}`;
  return [`créée le ${formatDate(createdAt)}`, until, used].join(', ');
}
