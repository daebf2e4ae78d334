import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Schedule } from '#contract/api/schedules.ts';
import { scheduleText } from '#contract/schedule-words.ts';
import { ApiRefusal, callApi } from '../../lib/api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface DeleteScheduleProps {
  schedule: Schedule;
  onDeleted: (sentence: string) => void;
}

/** Deletes a scheduled audit, once the person has confirmed it. */
export function DeleteSchedule({ schedule, onDeleted }: DeleteScheduleProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Supprimer l’audit programmé de ${schedule.host}`}
        onPress={() => setAsking(true)}
      >
        Supprimer
      </Button>
      <Dialog title="Supprimer l’audit programmé" role="alertdialog" isOpen={asking} onClose={close}>
        <Confirm schedule={schedule} onDeleted={onDeleted} onCancel={close} />
      </Dialog>
    </>
  );
}

function Confirm({ schedule, onDeleted, onCancel }: DeleteScheduleProps & { onCancel: () => void }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const remove = async () => {
    setBusy(true);
    setError(null);
    try {
      await callApi('DELETE', '/api/schedules/:id', { params: { id: schedule.id } });
    } catch (refusal) {
      // Deleted elsewhere meanwhile: what was wanted is so.
      if (!(refusal instanceof ApiRefusal) || refusal.status !== 404) {
        setError(refusal instanceof ApiRefusal ? refusal.message : 'Rien n’a été supprimé. Réessayez.');
        setBusy(false);
        return;
      }
    }
    onCancel();
    await revalidate();
    onDeleted(`L’audit programmé de ${schedule.host} est supprimé.`);
  };
  return (
    <div className="flex flex-col gap-5">
      <p className="[overflow-wrap:anywhere]">
        <strong>{schedule.host}</strong>, {scheduleText(schedule).toLowerCase()}
        {'\u00a0'}: aucun autre audit ne partira de lui-même. Les rapports déjà rédigés restent.
      </p>
      {error && (
        <Alert kind="error" live>
          {error}
        </Alert>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onPress={onCancel}>
          Garder
        </Button>
        <Button variant="danger" busy={busy} onPress={() => void remove()}>
          Supprimer
        </Button>
      </div>
    </div>
  );
}
