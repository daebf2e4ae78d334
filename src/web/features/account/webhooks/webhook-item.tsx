import { useState } from 'react';
import type { Webhook } from '#contract/api/webhooks.ts';
import { channelWords } from '#contract/channel-words.ts';
import { formatDateTime } from '#contract/french.ts';
import { webhookEventWords } from '#contract/webhook-words.ts';
import { ApiRefusal, callApi } from '../../../lib/api.ts';
import { useNotification } from '../../../notification/notification-context.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { DeleteButton } from '../../../ui/delete-button.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { ShownSecret } from './shown-secret.tsx';

const states = {
  active: { tone: 'good', label: 'Actif' },
  paused: { tone: 'neutral', label: 'Suspendu' },
  failing: { tone: 'bad', label: 'Désactivé' },
} as const;

/** One address: what it is told of, its state, what one may do with it, what was sent. */
export function WebhookItem({ webhook, onChanged }: { webhook: Webhook; onChanged: () => Promise<void> }) {
  const [secret, setSecret] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const { id, kind, state, events, room, hosts, formerSecretUntil } = webhook;
  const url =
    kind === 'webhook'
      ? webhook.url
      : [channelWords[kind].label, webhook.url, room].filter(Boolean).join(' ');
  const params = { id };
  const isActive = state === 'active';
  const act = useAct(onChanged);
  return (
    <li className="flex flex-col gap-3 py-4">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        <span className="min-w-0 wrap-anywhere">{url}</span>
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
      </p>
      <p className="text-sm text-soft">
        Annonce{'\u00a0'}: {events.map((event) => webhookEventWords[event].label.toLowerCase()).join(', ')}.
        {hosts !== null && ` Sites : ${hosts.join(', ')}.`}
        {state === 'failing' &&
          (kind === 'webhook'
            ? ' Rien n’a été accepté pendant trois jours : plus rien ne part.'
            : ' Le salon n’existe plus, ou n’a rien accepté pendant trois jours : plus rien ne part.')}
        {formerSecretUntil !== null &&
          ` L’ancien secret signe aussi jusqu’au ${formatDateTime(formerSecretUntil)}.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Act
          url={url}
          label="Essayer"
          onPress={() =>
            act(async () => {
              await callApi('POST', '/api/webhooks/:id/test', { params });
              setTries((count) => count + 1);
            })
          }
        />
        <Act
          url={url}
          label={isActive ? 'Suspendre' : 'Remettre en route'}
          onPress={() =>
            act(() => callApi('PATCH', '/api/webhooks/:id', { params, body: { enabled: !isActive } }))
          }
        />
        {kind === 'webhook' && (
          <Act
            url={url}
            label="Changer le secret"
            onPress={() =>
              act(async () =>
                setSecret((await callApi('POST', '/api/webhooks/:id/secret', { params })).secret),
              )
            }
          />
        )}
        <DeleteButton
          title={kind === 'webhook' ? 'Supprimer ce webhook' : 'Supprimer ce salon'}
          loss={
            <>
              <strong>{url}</strong> ne sera plus prévenu de rien, et la liste de ses envois disparaîtra.
            </>
          }
          keep={kind === 'webhook' ? 'Garder le webhook' : 'Garder le salon'}
          confirm="Supprimer"
          failure="Rien n’a été supprimé. Réessayez."
          remove={() => callApi('DELETE', '/api/webhooks/:id', { params })}
          onGone={onChanged}
        >
          Supprimer<span className="sr-only"> {url}</span>
        </DeleteButton>
      </div>
      {secret !== null && <ShownSecret title="Secret changé" secret={secret} />}
      <DeliveryList key={tries} id={id} url={url} startOpen={tries > 0} />
    </li>
  );
}

/** Does something of a webhook, tells what refused it, and reads the list again. */
function useAct(onChanged: () => Promise<void>) {
  const { notify } = useNotification();
  return async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      notify('error', error instanceof ApiRefusal ? error.message : 'Rien n’a été changé. Réessayez.');
    }
    await onChanged();
  };
}

function Act({ url, label, onPress }: { url: string; label: string; onPress: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await onPress();
    setBusy(false);
  };
  return (
    <Button variant="secondary" size="small" busy={busy} onPress={() => void press()}>
      {label}
      <span className="sr-only"> {url}</span>
    </Button>
  );
}
