import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AccountSession } from '#contract/api/account.ts';
import { formatDateTime } from '#contract/french.ts';
import { ApiRefusal, callApi } from '../../lib/api.ts';
import { useNotification } from '../../notification/notification-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { deviceOf } from './device-of.ts';

/** Where the account is open, and the way to close each session. */
export function SessionList({ sessions }: { sessions: readonly AccountSession[] }) {
  return (
    <TitledCard title="Sessions ouvertes" actions={sessions.length > 1 && <CloseOthers />}>
      <ul className="flex flex-col divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div>
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {deviceOf(session.userAgent)}
                {session.current && <Badge tone="brand">Cette session</Badge>}
              </p>
              <p className="text-sm text-soft">
                Vue le {formatDateTime(session.lastSeenAt)}, ouverte le {formatDateTime(session.createdAt)}
                {session.addressBlock !== '' && ` depuis l’adresse ${placeOf(session.addressBlock)}`}
              </p>
            </div>
            {!session.current && <CloseButton session={session} />}
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

/** « 203.0.113.x » of a /24, « 2001:db8:1:… » of a /48: nobody is asked where that is. */
const placeOf = (block: string) => block.replace(/\.0\/24$/, '.x').replace(/::\/48$/, ':…');

function CloseOthers() {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const { notify } = useNotification();
  const close = async () => {
    setBusy(true);
    try {
      await callApi('DELETE', '/api/account/sessions');
      notify('successSimple', 'Vos autres sessions sont fermées.');
    } catch (error) {
      notify(
        'error',
        error instanceof ApiRefusal ? error.message : 'Les sessions n’ont pas pu être fermées.',
      );
    }
    setBusy(false);
    await revalidate();
  };
  return (
    <Button variant="secondary" size="small" busy={busy} onPress={() => void close()}>
      Fermer toutes les autres
    </Button>
  );
}

function CloseButton({ session }: { session: AccountSession }) {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const { notify } = useNotification();
  const close = async () => {
    setBusy(true);
    try {
      await callApi('DELETE', '/api/account/sessions/:id', { params: { id: session.id } });
    } catch (error) {
      notify('error', error instanceof ApiRefusal ? error.message : 'La session n’a pas pu être fermée.');
    }
    setBusy(false);
    await revalidate();
  };
  return (
    <Button variant="secondary" size="small" busy={busy} onPress={() => void close()}>
      Fermer<span className="sr-only"> la session {deviceOf(session.userAgent)}</span>
    </Button>
  );
}
