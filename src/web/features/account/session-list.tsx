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
    <TitledCard title="Sessions ouvertes">
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
              </p>
            </div>
            {!session.current && <CloseButton session={session} />}
          </li>
        ))}
      </ul>
    </TitledCard>
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
