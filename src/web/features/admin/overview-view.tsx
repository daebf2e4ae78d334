import type { ReactNode } from 'react';
import type { Overview } from '#contract/api/admin.ts';
import { countOf, formatDateTime, formatDuration, formatNumber } from '#contract/french.ts';
import type { JobName } from '#contract/jobs.ts';
import { unaskedMailLabels } from '#contract/mail-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card, TitledCard } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Table } from '../../ui/table.tsx';
import { DayChart } from './day-chart.tsx';

const queueLabels: Readonly<Record<JobName, string>> = {
  audit: 'Audits',
  'audit-dead': 'Audits abandonnés',
  visits: 'Lots de pages',
  verify: 'Vérifications de correctifs',
  try: 'Essais d’accès et de parcours',
  measure: 'Vitesses à mesurer',
  mail: 'E-mails',
  'report-pdf': 'Rapports en PDF',
  webhook: 'Webhooks',
  'tell-work': 'Correctifs confiés à annoncer',
  reconcile: 'Vérification des audits',
  'run-schedules': 'Audits programmés',
  'settle-billing': 'Abonnements d’une personne à relire',
  'reconcile-billing': 'Relecture de tous les abonnements',
  'recheck-sessions': 'Sessions à revoir',
  'forget-objects': 'Fichiers à supprimer',
  'sweep-limits': 'Oubli des limites passées',
  sweep: 'Nettoyage',
};

/** Figures of the service: queue, workers, mail in doubt, the last thirty days. */
export function OverviewView({ overview }: { overview: Overview }) {
  const { outbox } = overview;
  const doubtful = (outbox.uncertain ?? 0) + (outbox.failed ?? 0);
  return (
    <div className="flex flex-col gap-6">
      {overview.pausedMails.length > 0 && (
        <Alert kind="warning">
          Trop d’e-mails de ces sortes sont partis cette heure-ci, et aucun autre ne part{'\u00a0'}:{' '}
          {overview.pausedMails
            .map(({ kind, until }) => `${unaskedMailLabels[kind]} (jusqu’au ${formatDateTime(until)})`)
            .join(', ')}
          . Le plafond est le réglage CONSTAT_MAILS_PER_HOUR, dont chaque sorte a sa part.
        </Alert>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Figure label="Utilisateurs" value={overview.users.total}>
          {formatNumber(overview.users.newLast30Days)} en 30 jours
        </Figure>
        <Figure label="Demandes de formule" value={overview.openPlanRequests}>
          <Link to="/dashboard?tab=admin&vue=demandes">Voir les demandes</Link>
        </Figure>
        <Figure label="E-mails à examiner" value={doubtful}>
          <Link to="/dashboard?tab=admin&vue=mails">Voir les e-mails</Link>
        </Figure>
        <Figure label="Processus d’audit actifs" value={overview.workers.length}>
          {overview.workers.length === 0 ? 'Aucun audit ne peut avancer' : 'Vus dans la dernière minute'}
        </Figure>
      </ul>
      <TitledCard title="File d’attente">
        <Queue queue={overview.queue} />
        {overview.workers.length > 0 && (
          <ul className="mt-4 flex flex-col gap-1 text-sm text-soft">
            {overview.workers.map((worker) => (
              <li key={worker.id}>
                Processus <code className="font-mono break-all">{worker.id}</code>, démarré le{' '}
                {formatDateTime(worker.startedAt)}
              </li>
            ))}
          </ul>
        )}
      </TitledCard>
      <TitledCard title="Contrôles en panne">
        <Faults faults={overview.faults} />
      </TitledCard>
      <TitledCard title="Audits des 30 derniers jours">
        <DayChart days={overview.days} />
        <Durations durations={overview.durations} />
      </TitledCard>
    </div>
  );
}

/** Tasks with something to do; the idle ones are named behind a fold. */
function Queue({ queue }: { queue: Overview['queue'] }) {
  const rows = Object.entries(queue);
  const busy = rows.filter(([, { queued, active }]) => queued + active > 0);
  const idle = rows.filter((row) => !busy.includes(row)).map(([name]) => labelOf(name));
  return (
    <>
      {busy.length === 0 ? (
        <p>Rien n’attend et rien n’est en cours.</p>
      ) : (
        <Table
          caption="File d’attente"
          rows={busy}
          rowKey={([name]) => name}
          columns={[
            { id: 'name', header: 'Tâche', rowHeader: true, cell: ([name]) => labelOf(name) },
            {
              id: 'queued',
              header: 'En attente',
              align: 'right',
              cell: ([, count]) => formatNumber(count.queued),
            },
            {
              id: 'active',
              header: 'En cours',
              align: 'right',
              cell: ([, count]) => formatNumber(count.active),
            },
          ]}
        />
      )}
      {idle.length > 0 && (
        <details className="mt-4 text-sm">
          <summary className="min-h-9 cursor-pointer font-semibold">
            {countOf(idle.length, 'tâche sans rien à faire', 'tâches sans rien à faire')}
          </summary>
          <p className="mt-1 text-soft">{idle.join(', ')}.</p>
        </details>
      )}
    </>
  );
}

const labelOf = (name: string): string => queueLabels[name as JobName] ?? name;

const faultKinds = { rule: 'Contrôle', artifact: 'Relevé' } as const;

/** What failed for a reason of ours: the audits stood, these checks were « non testés ». */
function Faults({ faults }: { faults: Overview['faults'] }) {
  if (faults.length === 0) return <p>Aucun contrôle ni relevé n’a échoué ces 30 derniers jours.</p>;
  return (
    <Table
      caption="Contrôles et relevés qui ont échoué ces 30 derniers jours"
      rows={faults}
      rowKey={({ kind, subject, engineVersion }) => `${kind} ${subject} ${engineVersion}`}
      columns={[
        {
          id: 'subject',
          header: 'Quoi',
          rowHeader: true,
          cell: ({ kind, subject }) => (
            <>
              {faultKinds[kind]} <code className="font-mono break-all">{subject}</code>
            </>
          ),
        },
        { id: 'version', header: 'Version', cell: ({ engineVersion }) => engineVersion },
        {
          id: 'occurrences',
          header: 'Fois',
          align: 'right',
          cell: ({ occurrences }) => formatNumber(occurrences),
        },
        { id: 'audits', header: 'Audits', align: 'right', cell: ({ audits }) => formatNumber(audits) },
        { id: 'last', header: 'Dernière fois', cell: ({ lastSeenAt }) => formatDateTime(lastSeenAt) },
        {
          id: 'message',
          header: 'Message technique',
          cell: ({ lastMessage }) => <code className="font-mono text-sm break-all">{lastMessage}</code>,
        },
      ]}
    />
  );
}

function Figure({ label, value, children }: { label: string; value: number; children: ReactNode }) {
  return (
    <Card as="li">
      <p className="text-sm font-semibold text-soft">{label}</p>
      <p className="font-display text-3xl font-bold tabular-nums">{formatNumber(value)}</p>
      <p className="text-sm text-soft">{children}</p>
    </Card>
  );
}

/** How long people wait: half of the audits take less than the first figure, nineteen in twenty less than the second. */
function Durations({ durations }: { durations: Overview['durations'] }) {
  if (durations === null) return null;
  const { wait, run } = durations;
  return (
    <dl className="mt-5 grid gap-3 sm:grid-cols-2">
      {(
        [
          ['Attente avant le début', wait],
          ['Durée d’un audit terminé', run],
        ] as const
      ).map(([label, { medianMs, p95Ms }]) => (
        <div key={label}>
          <dt className="text-sm font-semibold text-soft">{label}</dt>
          <dd>
            Un sur deux{'\u00a0'}: {inLess(medianMs)}. 95 sur 100{'\u00a0'}: {inLess(p95Ms)}.
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** « moins de 2,4 s »; what takes no time at all is under the shortest that is measured. */
const inLess = (durationMs: number): string => `moins de ${formatDuration(Math.max(1, durationMs))}`;
