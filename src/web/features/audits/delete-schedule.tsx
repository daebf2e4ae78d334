import { useRevalidator } from 'react-router';
import type { Schedule } from '#contract/api/schedules.ts';
import { scheduleText } from '#contract/schedule-words.ts';
import { callApi } from '../../lib/api.ts';
import { DeleteButton } from '../../ui/delete-button.tsx';

interface DeleteScheduleProps {
  schedule: Schedule;
  onDeleted: (sentence: string) => void;
}

/** Deletes a scheduled audit, once the person has confirmed it. */
export function DeleteSchedule({ schedule, onDeleted }: DeleteScheduleProps) {
  const { revalidate } = useRevalidator();
  const onGone = async () => {
    await revalidate();
    onDeleted(`L’audit programmé de ${schedule.host} est supprimé.`);
  };
  return (
    <DeleteButton
      label={`Supprimer l’audit programmé de ${schedule.host}`}
      title="Supprimer l’audit programmé"
      loss={
        <>
          <strong>{schedule.host}</strong>, {scheduleText(schedule).toLowerCase()}
          {'\u00a0'}: aucun autre audit ne partira de lui-même. Les rapports déjà rédigés restent.
        </>
      }
      keep="Garder"
      confirm="Supprimer"
      failure="Rien n’a été supprimé. Réessayez."
      remove={() => callApi('DELETE', '/api/schedules/:id', { params: { id: schedule.id } })}
      onGone={onGone}
    >
      Supprimer
    </DeleteButton>
  );
}
