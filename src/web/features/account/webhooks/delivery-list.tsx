import { useEffect, useState } from 'react';
import type { WebhookDelivery } from '#contract/api/webhooks.ts';
import { countOf, formatDateTime } from '#contract/french.ts';
import { deliveryFailures } from '#contract/webhook-words.ts';
import { callApi } from '../../../lib/api.ts';
import { useAsked } from '../../../lib/use-asked.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';

const states = {
  waiting: { tone: 'neutral', label: 'En attente' },
  delivered: { tone: 'good', label: 'Accepté' },
  failed: { tone: 'bad', label: 'Refusé' },
} as const;

interface Props {
  readonly id: string;
  readonly url: string;
  /** After a test: its outcome is what the person waits for. */
  readonly startOpen: boolean;
}

/** The last deliveries of a webhook, each to be sent again; asked for when it is opened. */
export function DeliveryList({ id, url, startOpen }: Props) {
  const [busy, setBusy] = useState(false);
  const { answer, refusal, load } = useAsked(() =>
    callApi('GET', '/api/webhooks/:id/deliveries', { params: { id } }),
  );
  const replay = async (delivery: string) => {
    setBusy(true);
    const params = { id, delivery };
    await callApi('POST', '/api/webhooks/:id/deliveries/:delivery/replay', { params }).catch(() => null);
    await load();
    setBusy(false);
  };
  return (
    <details open={startOpen} onToggle={(event) => event.currentTarget.open && void load()}>
      <summary className="min-h-8 font-semibold">
        Derniers envois<span className="sr-only"> à {url}</span>
      </summary>
      <div className="mt-2 flex flex-col gap-3">
        {refusal && (
          <Alert kind="error" live>
            {refusal}
          </Alert>
        )}
        {answer?.items.some(({ state }) => state === 'waiting') && <Follow onTick={load} />}
        {answer?.items.length === 0 && <p className="text-soft">Rien n’a encore été envoyé.</p>}
        <ul className="flex flex-col divide-y divide-line" aria-live="polite">
          {answer?.items.map((delivery) => (
            <li key={delivery.id} className="flex flex-wrap items-start justify-between gap-3 py-3">
              <DeliveryFacts delivery={delivery} />
              {delivery.state !== 'waiting' && (
                <Button variant="quiet" size="small" busy={busy} onPress={() => void replay(delivery.id)}>
                  Renvoyer
                  <span className="sr-only">
                    {' '}
                    {delivery.event} du {formatDateTime(delivery.createdAt)}
                  </span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

const followEveryMs = 3_000;

/** Reads the list again while something is on its way. */
function Follow({ onTick }: { onTick: () => Promise<void> }) {
  useEffect(() => {
    const timer = setInterval(() => void onTick(), followEveryMs);
    return () => clearInterval(timer);
  }, [onTick]);
  return null;
}

function DeliveryFacts({ delivery }: { delivery: WebhookDelivery }) {
  const { event, state, attempts, createdAt, status, answer, failure } = delivery;
  const outcome = failure === null ? status !== null && `réponse ${status}` : deliveryFailures[failure];
  const facts = [formatDateTime(createdAt), countOf(attempts, 'essai', 'essais'), outcome].filter(Boolean);
  return (
    <div className="min-w-0 flex-1 basis-60">
      <p className="flex flex-wrap items-center gap-2">
        <code className="text-sm">{event}</code>
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
      </p>
      <p className="text-sm text-soft">{facts.join(', ')}</p>
      {answer !== null && answer !== '' && (
        <p className="mt-1 text-sm text-faint wrap-anywhere">
          Début de la réponse{'\u00a0'}: <q>{answer}</q>
        </p>
      )}
    </div>
  );
}
