import type { ReactNode } from 'react';
import type { Overview } from '#contract/api/admin.ts';
import { countOf, formatDate, formatDateTime, formatNumber } from '#contract/french.ts';
import type { JobName } from '#contract/jobs.ts';
import { Card, TitledCard } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Table } from '../../ui/table.tsx';

const queueLabels: Readonly<Record<JobName, string>> = {
  audit: 'Audits',
  'audit-dead': 'Audits abandonnés',
  mail: 'Courriers',
  'report-pdf': 'Rapports en PDF',
  reconcile: 'Vérification des audits',
  'run-schedules': 'Audits programmés',
  sweep: 'Nettoyage',
};

/** Figures of the service: queue, workers, mail in doubt, the last thirty days. */
export function OverviewView({ overview }: { overview: Overview }) {
  const { outbox } = overview;
  const doubtful = (outbox.uncertain ?? 0) + (outbox.failed ?? 0);
  return (
    <div className="flex flex-col gap-6">
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Figure label="Utilisateurs" value={overview.users.total}>
          {formatNumber(overview.users.newLast30Days)} en 30 jours
        </Figure>
        <Figure label="Demandes de formule" value={overview.openPlanRequests}>
          <Link to="/dashboard?tab=admin&vue=demandes">Voir les demandes</Link>
        </Figure>
        <Figure label="Courriers à examiner" value={doubtful}>
          <Link to="/dashboard?tab=admin&vue=courriers">Voir les courriers</Link>
        </Figure>
        <Figure label="Processus d’audit actifs" value={overview.workers.length}>
          {overview.workers.length === 0 ? 'Aucun audit ne peut avancer' : 'Vus dans la dernière minute'}
        </Figure>
      </ul>
      <TitledCard title="File d’attente">
        <Table
          caption="File d’attente"
          rows={Object.entries(overview.queue)}
          rowKey={([name]) => name}
          columns={[
            {
              id: 'name',
              header: 'Tâche',
              rowHeader: true,
              cell: ([name]) => queueLabels[name as JobName] ?? name,
            },
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
        <Days days={overview.days} />
      </TitledCard>
    </div>
  );
}

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

const height = 80;

function Days({ days }: { days: Overview['days'] }) {
  const most = Math.max(1, ...days.map((day) => day.audits));
  const total = days.reduce((sum, day) => sum + day.audits, 0);
  const failed = days.reduce((sum, day) => sum + day.failed, 0);
  return (
    <>
      <p className="mb-3">
        {countOf(total, 'audit', 'audits')}, {countOf(failed, 'échec', 'échecs')}
      </p>
      <svg
        viewBox={`0 0 ${days.length * 10} ${height}`}
        preserveAspectRatio="none"
        className="h-24 w-full"
        role="img"
        aria-label={`Audits par jour sur 30 jours : ${total} en tout, ${most} au plus en un jour`}
      >
        {days.map((day, index) => (
          <rect
            key={day.day}
            x={index * 10 + 1}
            width={8}
            y={height - (day.audits / most) * (height - 2) - 1}
            height={(day.audits / most) * (height - 2) + 1}
            className="fill-brand"
          >
            <title>{`${formatDate(day.day)} : ${day.audits}`}</title>
          </rect>
        ))}
      </svg>
    </>
  );
}
