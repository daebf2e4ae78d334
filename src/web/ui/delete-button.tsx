import { type ReactNode, useState } from 'react';
import { ApiRefusal } from '../lib/api.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface DeleteButtonProps {
  /** What the button shows. */
  readonly children: ReactNode;
  /** Its whole name, where what it shows does not say of what. */
  readonly label?: string;
  readonly title: string;
  /** What will be lost. */
  readonly loss: ReactNode;
  readonly keep: string;
  readonly confirm: string;
  /** The sentence for a failure that has none of its own. */
  readonly failure: string;
  remove(): Promise<unknown>;
  /** Called once it is gone and the window closed. */
  onGone(): void | Promise<void>;
}

/** A button that deletes something, once the person has confirmed it in a window that says what will be lost. */
export function DeleteButton({ children, label, title, ...asked }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        {...(label !== undefined && { 'aria-label': label })}
        onPress={() => setAsking(true)}
      >
        {children}
      </Button>
      <Dialog title={title} role="alertdialog" isOpen={asking} onClose={close}>
        <Confirm {...asked} onCancel={close} />
      </Dialog>
    </>
  );
}

type ConfirmProps = Omit<DeleteButtonProps, 'children' | 'label' | 'title'> & { onCancel: () => void };

function Confirm({ loss, keep, confirm, failure, remove, onGone, onCancel }: ConfirmProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const press = async () => {
    setBusy(true);
    setError(null);
    try {
      await remove();
    } catch (refusal) {
      // Deleted elsewhere meanwhile: what was wanted is so.
      if (!(refusal instanceof ApiRefusal) || refusal.status !== 404) {
        setError(refusal instanceof ApiRefusal ? refusal.message : failure);
        setBusy(false);
        return;
      }
    }
    onCancel();
    await onGone();
  };
  return (
    <div className="flex flex-col gap-5">
      <p className="[overflow-wrap:anywhere]">{loss}</p>
      {error && (
        <Alert kind="error" live>
          {error}
        </Alert>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onPress={onCancel}>
          {keep}
        </Button>
        <Button variant="danger" busy={busy} onPress={() => void press()}>
          {confirm}
        </Button>
      </div>
    </div>
  );
}
