import { type ReactNode, useState } from 'react';
import type { AuditSummary } from '#contract/api/audits.ts';
import { formatDateTime } from '#contract/french.ts';
import { ApiRefusal, callApi } from '../../lib/api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface DeleteAuditProps {
  audit: AuditSummary;
  /** What the button shows; its name for who cannot see it is always whole. */
  children: ReactNode;
  onDeleted: (sentence: string) => void | Promise<void>;
}

/** Deletes a finished audit and its report, once the person has confirmed it. */
export function DeleteAudit({ audit, children, onDeleted }: DeleteAuditProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Supprimer l’audit de ${audit.host} du ${formatDateTime(audit.createdAt)}`}
        onPress={() => setAsking(true)}
      >
        {children}
      </Button>
      <Dialog title="Supprimer l’audit" role="alertdialog" isOpen={asking} onClose={close}>
        <Confirm audit={audit} onDeleted={onDeleted} onCancel={close} />
      </Dialog>
    </>
  );
}

function Confirm({
  audit,
  onDeleted,
  onCancel,
}: Pick<DeleteAuditProps, 'audit' | 'onDeleted'> & { onCancel: () => void }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const remove = async () => {
    setBusy(true);
    setError(null);
    try {
      await callApi('DELETE', '/api/audits/:id', { params: { id: audit.id } });
    } catch (refusal) {
      // Deleted elsewhere meanwhile: what was wanted is so.
      if (!(refusal instanceof ApiRefusal) || refusal.status !== 404) {
        setError(
          refusal instanceof ApiRefusal ? refusal.message : 'L’audit n’a pas été supprimé. Réessayez.',
        );
        setBusy(false);
        return;
      }
    }
    onCancel();
    await onDeleted(`L’audit de ${audit.host} du ${formatDateTime(audit.createdAt)} est supprimé.`);
  };
  return (
    <div className="flex flex-col gap-5">
      <p className="[overflow-wrap:anywhere]">
        L’audit de <strong>{audit.host}</strong> du {formatDateTime(audit.createdAt)}, son rapport et ses
        captures seront effacés pour toujours. Un audit qui a compté dans votre quota du mois continue de
        compter.
      </p>
      {error && (
        <Alert kind="error" live>
          {error}
        </Alert>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onPress={onCancel}>
          Garder l’audit
        </Button>
        <Button variant="danger" busy={busy} onPress={() => void remove()}>
          Supprimer
        </Button>
      </div>
    </div>
  );
}
