import { useState } from 'react';
import type { OutboxMail } from '#contract/api/admin.ts';
import { formatDateTime } from '#contract/french.ts';
import { secretMailKinds } from '#contract/mail-words.ts';
import { callApi } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { useAdminCall } from './use-admin-call.ts';

type Mail = Pick<OutboxMail, 'id' | 'kind' | 'state' | 'attempts' | 'sentAt'>;

/** Sends a message again; one that has left, or may have, only after a second look. */
export function ResendMail({
  mail,
  to,
  admin,
}: {
  mail: Mail;
  to: string;
  admin: Pick<ReturnType<typeof useAdminCall>, 'call' | 'busyKey'>;
}) {
  const [asking, setAsking] = useState(false);
  if (mail.state === 'queued' || mail.state === 'sending') return '–';
  if (mail.state === 'sent' && secretMailKinds.includes(mail.kind)) {
    return <span className="text-soft">Lien effacé après l’envoi</span>;
  }
  const resend = () => {
    setAsking(false);
    void admin.call(mail.id, () =>
      callApi('POST', '/api/admin/outbox/:id/resend', {
        params: { id: mail.id },
        query: { attempts: mail.attempts },
      }),
    );
  };
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        busy={admin.busyKey === mail.id}
        onPress={() => (mail.state === 'failed' ? resend() : setAsking(true))}
      >
        Renvoyer<span className="sr-only"> à {to}</span>
      </Button>
      <Dialog title="Renvoyer ce message" role="alertdialog" isOpen={asking} onClose={() => setAsking(false)}>
        <p className="wrap-anywhere">
          {mail.sentAt
            ? `Ce message est déjà parti le ${formatDateTime(mail.sentAt)}.`
            : 'Ce message est peut-être déjà parti.'}{' '}
          {to} le recevra une seconde fois, sous le même identifiant.
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onPress={() => setAsking(false)}>
            Ne pas renvoyer
          </Button>
          <Button onPress={resend}>Renvoyer le message</Button>
        </div>
      </Dialog>
    </>
  );
}
