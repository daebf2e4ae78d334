import { useState } from 'react';
import type { Handover } from '#contract/api/handovers.ts';
import { ApiRefusal, callApi } from '../../lib/api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface Props {
  readonly id: string;
  readonly handover: Handover;
  onSent(): void | Promise<void>;
}

/** Mails a plan again, once its owner has confirmed what that does to the former link. */
export function ResendButton({ id, handover, onSent }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const send = async () => {
    setBusy(true);
    setRefusal('');
    try {
      const params = { id, handoverId: handover.id };
      await callApi('POST', '/api/reports/:id/handovers/:handoverId/resend', { params });
      setAsking(false);
      await onSent();
    } catch (error) {
      setRefusal(error instanceof ApiRefusal ? error.message : 'Le plan n’est pas parti. Réessayez.');
    }
    setBusy(false);
  };
  return (
    <>
      <Button variant="quiet" size="small" onPress={() => setAsking(true)}>
        Renvoyer<span className="sr-only"> à {handover.email}</span>
      </Button>
      <Dialog title="Renvoyer ce plan" isOpen={isAsking} onClose={() => setAsking(false)}>
        <p className="wrap-anywhere">
          Un nouveau message part à <strong>{handover.email}</strong>. Son lien remplace le précédent, qui
          n’ouvrira plus rien{'\u00a0'}; les marques et les commentaires restent.
        </p>
        {refusal !== '' && (
          <Alert kind="error" live>
            {refusal}
          </Alert>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onPress={() => setAsking(false)}>
            Annuler
          </Button>
          <Button busy={isBusy} onPress={() => void send()}>
            Renvoyer
          </Button>
        </div>
      </Dialog>
    </>
  );
}
