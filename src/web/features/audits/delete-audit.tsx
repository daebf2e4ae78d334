import type { ReactNode } from 'react';
import type { AuditSummary } from '#contract/api/audits.ts';
import { formatDateTime } from '#contract/french.ts';
import { callApi } from '../../lib/api.ts';
import { DeleteButton } from '../../ui/delete-button.tsx';

interface DeleteAuditProps {
  audit: AuditSummary;
  /** What the button shows; its name for who cannot see it is always whole. */
  children: ReactNode;
  onDeleted: (sentence: string) => void | Promise<void>;
}

/** Deletes a finished audit and its report, once the person has confirmed it. */
export function DeleteAudit({ audit, children, onDeleted }: DeleteAuditProps) {
  const date = formatDateTime(audit.createdAt);
  return (
    <DeleteButton
      label={`Supprimer l’audit de ${audit.host} du ${date}`}
      title="Supprimer l’audit"
      loss={
        <>
          L’audit de <strong>{audit.host}</strong> du {date}, son rapport et ses captures seront effacés pour
          toujours. Un audit qui a compté dans votre quota du mois continue de compter.
        </>
      }
      keep="Garder l’audit"
      confirm="Supprimer"
      failure="L’audit n’a pas été supprimé. Réessayez."
      remove={() => callApi('DELETE', '/api/audits/:id', { params: { id: audit.id } })}
      onGone={() => onDeleted(`L’audit de ${audit.host} du ${date} est supprimé.`)}
    >
      {children}
    </DeleteButton>
  );
}
