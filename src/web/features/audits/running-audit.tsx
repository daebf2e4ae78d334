import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AuditSummary } from '#contract/api/audits.ts';
import { ApiRefusal } from '../../lib/api.ts';
import { useNotification } from '../../notification/notification-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { cancelAudit } from './audit-actions.ts';
import { progressText } from './progress-text.ts';

/** A waiting or running audit with its live progress and the way to stop it. */
export function RunningAudit({ audit, linked = true }: { audit: AuditSummary; linked?: boolean }) {
  const { label, detail } = progressText(audit);
  return (
    <div className="flex flex-col gap-4 sm:flex-row sm:items-end">
      <div className="min-w-0 grow">
        {linked && (
          <p className="mb-2 font-semibold break-all">
            <Link to={`/reports/${audit.id}`}>{audit.url}</Link>
          </p>
        )}
        <ProgressBar label={label} value={audit.progress.done} max={audit.progress.total} detail={detail} />
      </div>
      <CancelButton audit={audit} />
    </div>
  );
}

function CancelButton({ audit }: { audit: AuditSummary }) {
  const [busy, setBusy] = useState(false);
  const { notify } = useNotification();
  const { revalidate } = useRevalidator();
  const cancel = async () => {
    setBusy(true);
    try {
      await cancelAudit(audit.id);
      notify('successSimple', 'Audit annulé. Il ne compte pas dans votre quota s’il n’avait pas commencé.');
    } catch (error) {
      notify(
        'error',
        error instanceof ApiRefusal ? error.message : 'L’audit n’a pas pu être annulé. Réessayez.',
      );
    } finally {
      setBusy(false);
      void revalidate();
    }
  };
  return (
    <Button variant="secondary" size="small" busy={busy} onPress={() => void cancel()}>
      Annuler<span className="sr-only"> l’audit de {audit.host}</span>
    </Button>
  );
}
