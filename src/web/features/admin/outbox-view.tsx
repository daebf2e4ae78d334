import type { Outbox } from '#contract/api/admin.ts';
import { formatDateTime } from '#contract/french.ts';
import { mailKindLabels, secretMailKinds } from '#contract/mail-words.ts';
import { callApi } from '../../lib/api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Table } from '../../ui/table.tsx';
import { MailState } from './mail-state.tsx';
import { useAdminCall } from './use-admin-call.ts';

const pageSize = 25;

const resend = (id: string) => callApi('POST', '/api/admin/outbox/:id/resend', { params: { id } });

/** Outgoing mail: what left, what is in doubt, what failed; the doubtful can be sent again. */
export function OutboxView({ mails, page }: { mails: Outbox; page: number }) {
  const { call, busyKey, refusal } = useAdminCall();
  if (mails.total === 0)
    return <EmptyState title="Aucun courrier">Les messages envoyés par Constat apparaîtront ici.</EmptyState>;
  return (
    <Card className="flex flex-col gap-5">
      {refusal && (
        <Alert kind="error" live>
          {refusal}
        </Alert>
      )}
      <Table
        caption="Courriers sortants"
        rows={mails.items}
        rowKey={(mail) => mail.id}
        columns={[
          {
            id: 'to',
            header: 'Destinataire',
            rowHeader: true,
            cell: (mail) => <span className="break-all">{mail.recipient}</span>,
          },
          {
            id: 'kind',
            header: 'Courrier',
            cell: (mail) => mailKindLabels[mail.kind],
          },
          {
            id: 'state',
            header: 'État',
            cell: (mail) => <MailState state={mail.state} />,
          },
          {
            id: 'date',
            header: 'Envoyé le',
            cell: (mail) => (mail.sentAt ? formatDateTime(mail.sentAt) : '–'),
          },
          {
            id: 'error',
            header: 'Dernière erreur',
            cell: (mail) => <span className="break-words">{mail.lastError ?? '–'}</span>,
          },
          {
            id: 'actions',
            header: 'Action',
            cell: (mail) =>
              (mail.state === 'failed' || mail.state === 'uncertain') &&
              !secretMailKinds.includes(mail.kind) ? (
                <Button
                  size="small"
                  variant="secondary"
                  busy={busyKey === mail.id}
                  onPress={() => void call(mail.id, () => resend(mail.id))}
                >
                  Renvoyer<span className="sr-only"> à {mail.recipient}</span>
                </Button>
              ) : (
                '–'
              ),
          },
        ]}
      />
      <Pagination
        label="Pages de la liste des courriers"
        page={page}
        pageCount={Math.ceil(mails.total / pageSize)}
        to={(to) => `/dashboard?tab=admin&vue=courriers&page=${to}`}
      />
    </Card>
  );
}
