import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Schedule } from '#contract/api/schedules.ts';
import { deviceLabels } from '#contract/audit-words.ts';
import { countOf, formatDate, formatDateTime } from '#contract/french.ts';
import { inLetters } from '#contract/in-letters.ts';
import { type ScheduleMail, scheduleText } from '#contract/schedule-words.ts';
import { ApiRefusal, callApi } from '../../lib/api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { DeleteSchedule } from './delete-schedule.tsx';

const states: Record<Schedule['state'], { tone: Tone; label: string }> = {
  active: { tone: 'good', label: 'Actif' },
  paused: { tone: 'neutral', label: 'Suspendu' },
  stopped: { tone: 'watch', label: 'Arrêté par votre formule' },
};

const mailTexts: Record<ScheduleMail, string> = {
  always: 'E-mail à chaque audit',
  worse: 'E-mail si quelque chose s’est dégradé',
  never: 'Aucun e-mail',
};

interface ScheduleItemProps {
  schedule: Schedule;
  /** Says what was done; the schedule itself may be gone. */
  onSaid: (sentence: string, isGone: boolean) => void;
}

/** One scheduled audit: what, when, what became of the last one, and the ways to act on it. */
export function ScheduleItem({ schedule, onSaid }: ScheduleItemProps) {
  const { id, host, state, nextRunAt } = schedule;
  const { tone, label } = states[state];
  const [error, setError] = useState<string | null>(null);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="flex min-w-0 flex-wrap items-center gap-2 text-lg">
          <span className="[overflow-wrap:anywhere]">{inLetters(host)}</span>
          <Badge tone={tone}>{label}</Badge>
        </h2>
        <div className="flex flex-wrap gap-2">
          <ButtonLink
            to={`/dashboard/schedules/${id}`}
            variant="secondary"
            size="small"
            aria-label={`Modifier l’audit programmé de ${host}`}
          >
            Modifier
          </ButtonLink>
          <PauseButton schedule={schedule} onSaid={onSaid} onError={setError} />
          <DeleteSchedule schedule={schedule} onDeleted={(sentence) => onSaid(sentence, true)} />
        </div>
      </div>
      {error && (
        <Alert kind="error" live>
          {error} {state !== 'active' && <Link to="/dashboard?tab=plan">Voir les formules</Link>}
        </Alert>
      )}
      <p>
        {scheduleText(schedule)} (heure de Paris){nextRunAt && `, prochain le ${formatDate(nextRunAt)}`}.
      </p>
      <p className="text-sm text-soft [overflow-wrap:anywhere]">
        {scopeText(schedule)}, vu sur {deviceLabels[schedule.device]}. {mailTexts[schedule.mail]}.
      </p>
      {state === 'stopped' && (
        <p className="text-sm">
          Votre formule n’en permet plus autant. <Link to="/dashboard?tab=plan">Comparer les formules</Link>
        </p>
      )}
      <LastRun run={schedule.lastRun} />
    </div>
  );
}

function scopeText({ scope, url, maxPages }: Schedule): string {
  const pages = countOf(maxPages, 'page', 'pages');
  if (scope === 'sample') return `Échantillon de ${pages}`;
  if (scope === 'list') return `Liste de ${pages}`;
  return scope === 'page' ? url : `Jusqu’à ${pages}`;
}

function LastRun({ run }: { run: Schedule['lastRun'] }) {
  if (run === null) return null;
  if (run.outcome === 'quota') {
    return (
      <p className="text-sm text-soft">
        Le {formatDateTime(run.ranAt)}, l’audit n’a pas eu lieu{'\u00a0'}: vous aviez utilisé tous vos audits
        du mois.
      </p>
    );
  }
  const done = `Dernier audit lancé le ${formatDateTime(run.ranAt)}`;
  return (
    <p className="text-sm text-soft">
      {run.auditId ? <Link to={`/reports/${run.auditId}`}>{done}</Link> : `${done}, supprimé depuis`}
    </p>
  );
}

function PauseButton({
  schedule: { id, host, state },
  onSaid,
  onError,
}: ScheduleItemProps & { onError: (sentence: string | null) => void }) {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const active = state === 'active';
  const press = async () => {
    setBusy(true);
    onError(null);
    try {
      const path = active ? '/api/schedules/:id/pause' : '/api/schedules/:id/resume';
      await callApi('POST', path, { params: { id } });
      await revalidate();
      onSaid(`L’audit programmé de ${host} est ${active ? 'suspendu' : 'repris'}.`, false);
    } catch (refusal) {
      onError(refusal instanceof ApiRefusal ? refusal.message : 'Rien n’a été changé. Réessayez.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="small"
      busy={busy}
      aria-label={`${active ? 'Suspendre' : 'Reprendre'} l’audit programmé de ${host}`}
      onPress={() => void press()}
    >
      {active ? 'Suspendre' : 'Reprendre'}
    </Button>
  );
}
