import { Form } from 'react-router';
import type { Outbox } from '#contract/api/admin.ts';
import { formatDateTime } from '#contract/french.ts';
import { mailKindLabels, mailStateLabels, type OutboxState, outboxStates } from '#contract/mail-words.ts';
import { Address } from '../../ui/address.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PrintedFilter } from '../../ui/printed-filter.tsx';
import { Select } from '../../ui/select.tsx';
import { Table } from '../../ui/table.tsx';
import { MailState } from './mail-state.tsx';
import { ResendMail } from './resend-mail.tsx';
import { useAdminCall } from './use-admin-call.ts';

const pageSize = 25;

/** Outgoing mail: what left, what is in doubt, what failed; any that is settled can be sent again. */
export function OutboxView({ mails, page, state }: { mails: Outbox; page: number; state: OutboxState | '' }) {
  const admin = useAdminCall();
  const { refusal } = admin;
  if (mails.total === 0 && state === '')
    return <EmptyState title="Aucun e-mail">Les messages envoyés par Constat apparaîtront ici.</EmptyState>;
  return (
    <Card className="flex flex-col gap-5">
      {refusal && (
        <Alert kind="error" live>
          {refusal}
        </Alert>
      )}
      <Form method="get" action="/dashboard" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="tab" value="admin" />
        <input type="hidden" name="vue" value="mails" />
        <Select
          label="État"
          name="etat"
          defaultValue={state}
          className="min-w-56"
          options={[
            { value: '', label: 'Tous' },
            ...outboxStates.map((value) => ({ value, label: mailStateLabels[value] })),
          ]}
        />
        <Button type="submit" variant="secondary">
          Filtrer
        </Button>
      </Form>
      <PrintedFilter search="" asked={[state !== '' && mailStateLabels[state]]} />
      {mails.total === 0 && <p className="text-soft">Aucun e-mail dans cet état.</p>}
      <Table
        caption="E-mails sortants"
        rows={mails.items}
        rowKey={(mail) => mail.id}
        columns={[
          {
            id: 'to',
            header: 'Destinataire',
            rowHeader: true,
            cell: (mail) => <Address>{mail.recipient}</Address>,
          },
          {
            id: 'kind',
            header: 'E-mail',
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
            cell: (mail) => <ResendMail mail={mail} to={mail.recipient} admin={admin} />,
          },
        ]}
      />
      <Pagination
        label="Pages de la liste des e-mails"
        page={page}
        pageCount={Math.ceil(mails.total / pageSize)}
        to={(to) => `/dashboard?tab=admin&vue=mails&etat=${state}&page=${to}`}
      />
    </Card>
  );
}
