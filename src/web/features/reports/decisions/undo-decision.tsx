import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiRefusal, callApi } from '../../../lib/api.ts';
import { useNotification } from '../../../notification/notification-context.tsx';
import { Button } from '../../../ui/button.tsx';

interface UndoDecisionProps {
  decisionId: string;
  /** The page whose action undoes it where there is no script. */
  action: string;
  /** What the button is about, for who cannot see what stands beside it. */
  label: string;
}

/** Undoes a decision; the journal of the site keeps it. Works without a script. */
export function UndoDecision({ decisionId, action, label }: UndoDecisionProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const { notify } = useNotification();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      await callApi('POST', '/api/decisions/:id/undo', { params: { id: decisionId } });
      await revalidate();
      notify('successSimple', 'Décision annulée. Le journal du site la garde.');
    } catch (refusal) {
      setError(
        refusal instanceof ApiRefusal ? refusal.message : 'La décision n’a pas été annulée. Réessayez.',
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <form method="post" action={action} onSubmit={(event) => void send(event)}>
      <input type="hidden" name="annuler" value={decisionId} />
      <Button type="submit" plainForm variant="quiet" size="small" busy={busy} aria-label={label}>
        Annuler la décision
      </Button>
      {error && (
        <p role="alert" className="text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </form>
  );
}
