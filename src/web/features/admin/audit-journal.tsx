import type { AdminAuditJournal } from '#contract/api/admin.ts';
import { formatDateTime, formatDuration, formatNumber } from '#contract/french.ts';
import { mailKindLabels } from '#contract/mail-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { Table } from '../../ui/table.tsx';
import { MailState } from './mail-state.tsx';
import { ResendMail } from './resend-mail.tsx';
import { stageTimings } from './stage-timings.ts';
import { useAdminCall } from './use-admin-call.ts';

/** How an attempt ended, in the words of run-audit.ts and of the store. */
const outcomes: Readonly<Record<string, string>> = {
  running: 'en cours',
  done: 'terminé',
  failed: 'en échec',
  retried: 'en échec, remis en file',
  abandoned: 'abandonné',
  overtaken: 'dépassé par un autre essai',
  lost: 'perdu, repris par un autre essai',
};

/** Attempts with their worker and timings, mails with their state. */
export function AuditJournal({
  audit,
}: {
  audit: Pick<
    AdminAuditJournal,
    'email' | 'status' | 'attemptList' | 'mails' | 'errorCode' | 'errorMessage' | 'countsInQuota'
  >;
}) {
  const admin = useAdminCall();
  return (
    <>
      {audit.errorMessage && (
        <TitledCard title="Échec">
          <p>{audit.errorMessage}</p>
          <p className="mt-1 text-sm text-soft">
            Code <code className="font-mono">{audit.errorCode}</code>,{' '}
            {audit.countsInQuota ? 'compté' : 'non compté'} dans le quota
          </p>
        </TitledCard>
      )}
      <TitledCard title="Essais">
        {audit.attemptList.length === 0 ? (
          <p className="text-soft">
            {['done', 'error', 'cancelled'].includes(audit.status)
              ? 'Aucun essai de cet audit n’est gardé.'
              : 'Aucun processus n’a encore pris cet audit.'}
          </p>
        ) : (
          <ol className="flex flex-col gap-5">
            {audit.attemptList.map((attempt) => (
              <li key={attempt.attempt}>
                <p className="font-semibold">
                  Essai {attempt.attempt} : {outcomes[attempt.outcome ?? 'running'] ?? attempt.outcome}
                </p>
                <p className="text-sm text-soft">
                  Processus <code className="font-mono break-all">{attempt.workerId}</code>, du{' '}
                  {formatDateTime(attempt.startedAt)}
                  {attempt.finishedAt ? ` au ${formatDateTime(attempt.finishedAt)}` : ''}
                </p>
                <Timings detail={attempt.detail} />
                {attempt.detail && (
                  <details className="mt-2">
                    <summary className="text-sm">Détail technique</summary>
                    <pre className="mt-2 rounded-lg bg-sunken p-3 text-xs break-all whitespace-pre-wrap">
                      {JSON.stringify(attempt.detail, null, 2)}
                    </pre>
                  </details>
                )}
              </li>
            ))}
          </ol>
        )}
      </TitledCard>
      <TitledCard title="E-mails">
        {admin.refusal && (
          <Alert kind="error" live className="mb-4">
            {admin.refusal}
          </Alert>
        )}
        {audit.mails.length === 0 ? (
          <p className="text-soft">Aucun e-mail pour cet audit.</p>
        ) : (
          <Table
            caption="E-mails de cet audit"
            rows={audit.mails}
            rowKey={(mail) => mail.id}
            columns={[
              {
                id: 'kind',
                header: 'E-mail',
                rowHeader: true,
                cell: (mail) => mailKindLabels[mail.kind],
              },
              { id: 'state', header: 'État', cell: (mail) => <MailState state={mail.state} /> },
              { id: 'attempts', header: 'Essais', align: 'right', cell: (mail) => mail.attempts },
              {
                id: 'sent',
                header: 'Envoyé le',
                cell: (mail) => (mail.sentAt ? formatDateTime(mail.sentAt) : '–'),
              },
              { id: 'error', header: 'Erreur', cell: (mail) => mail.lastError ?? '–' },
              {
                id: 'actions',
                header: 'Action',
                cell: (mail) => <ResendMail mail={mail} to={audit.email} admin={admin} />,
              },
            ]}
          />
        )}
      </TitledCard>
    </>
  );
}

/** What each step of an attempt took. */
function Timings({ detail }: { detail: AdminAuditJournal['attemptList'][number]['detail'] }) {
  const timings = stageTimings(detail);
  if (timings.length === 0) return null;
  return (
    <div className="mt-3">
      <Table
        caption="Durée des étapes"
        showCaption
        rows={timings}
        rowKey={({ step }) => step}
        columns={[
          { id: 'step', header: 'Étape', rowHeader: true, cell: ({ label }) => label },
          { id: 'at', header: 'Début à', align: 'right', cell: ({ atMs }) => formatDuration(atMs) },
          { id: 'span', header: 'Durée', align: 'right', cell: ({ spanMs }) => formatDuration(spanMs) },
          { id: 'times', header: 'Fois', align: 'right', cell: ({ times }) => formatNumber(times) },
          {
            id: 'mean',
            header: 'Chacune',
            align: 'right',
            cell: ({ totalMs, times }) => formatDuration(totalMs / times),
          },
        ]}
      />
    </div>
  );
}
