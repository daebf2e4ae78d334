import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AuditSummary } from '#contract/api/audits.ts';
import { inLetters } from '#contract/in-letters.ts';
import { ApiRefusal } from '../../lib/api.ts';
import { costOfCancelling } from '../../lib/cost-of-cancelling.ts';
import { useNotification } from '../../notification/notification-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { cancelAudit } from './audit-actions.ts';
import { progressText } from './progress-text.ts';

/** A waiting or running audit with its live progress and the way to stop it. */
export function RunningAudit({ audit, linked = true }: { audit: AuditSummary; linked?: boolean }) {
  const { label, detail, page, left } = progressText(audit);
  return (
    <div className="flex flex-col gap-4 sm:flex-row sm:items-end">
      <div className="min-w-0 grow">
        {linked && (
          <p className="mb-2 font-semibold wrap-anywhere">
            <Link to={`/reports/${audit.id}`}>{inLetters(audit.url)}</Link>
          </p>
        )}
        <ProgressBar label={label} value={audit.progress.done} max={audit.progress.total} detail={detail} />
        {(page ?? left) && (
          <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm text-soft">
            {page && (
              <span className="line-clamp-2 min-w-0 wrap-anywhere">
                Page lue{'\u00a0'}: {inLetters(page)}
              </span>
            )}
            {left && <span>{left}</span>}
          </p>
        )}
      </div>
      <CancelButton audit={audit} />
    </div>
  );
}

function CancelButton({ audit }: { audit: AuditSummary }) {
  const [busy, setBusy] = useState(false);
  const { notify, forget, pendingAuditId } = useNotification();
  const { revalidate } = useRevalidator();
  const cancel = async () => {
    setBusy(true);
    try {
      const { countsInQuota } = await cancelAudit(audit.id);
      if (pendingAuditId === audit.id) forget();
      notify('successSimple', `Audit annulé. ${costOfCancelling(countsInQuota)}`);
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
