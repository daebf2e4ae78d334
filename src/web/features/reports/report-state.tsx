import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AuditSummary } from '#contract/api/audits.ts';
import { formatDate, formatDateTime } from '#contract/french.ts';
import { inLetters } from '#contract/in-letters.ts';
import { scoreInWords } from '#contract/score-range.ts';
import { themeIds, themes } from '#contract/themes.ts';
import { ApiRefusal } from '../../lib/api.ts';
import { costOfCancelling } from '../../lib/cost-of-cancelling.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

interface ReportStateProps {
  audit: AuditSummary;
  /** The live progress of a running audit. */
  progress: ReactNode;
  retry: () => Promise<void>;
}

/** What stands at a report’s address while there is no report: its progress, or why there is none and what to do. */
export function ReportState({ audit, progress, retry }: ReportStateProps) {
  if (audit.status === 'queued' || audit.status === 'running') {
    return (
      <Card padding="large" className="flex flex-col gap-6">
        <p className="max-w-prose">
          Vous pouvez fermer cette page{'\u00a0'}: le résultat arrivera par e-mail. Audit lancé le{' '}
          {formatDateTime(audit.createdAt)}.
        </p>
        {progress}
      </Card>
    );
  }
  if (audit.status === 'cancelled') {
    return (
      <Card padding="large" className="flex flex-col items-start gap-5">
        <p>
          Cet audit a été annulé avant la fin. Aucun rapport n’a été rédigé.{' '}
          {costOfCancelling(audit.countsInQuota)}
        </p>
        <ButtonLink to={`/dashboard?tab=new&from=${audit.id}`}>Lancer un nouvel audit</ButtonLink>
      </Card>
    );
  }
  if (audit.reportRemovedAt !== null) return <Removed audit={audit} on={audit.reportRemovedAt} />;
  return <Failure audit={audit} retry={retry} />;
}

/** The plan’s time is over: the figures are all that is left. */
function Removed({ audit, on }: { audit: AuditSummary; on: string }) {
  const scores = themeIds.flatMap((id) => {
    const score = audit.themeScores?.[id];
    return score === undefined ? [] : [{ id, score, upTo: audit.themesUpTo?.[id] ?? null }];
  });
  return (
    <Card padding="large" className="flex flex-col items-start gap-5">
      <p className="max-w-prose">
        Ce rapport a été supprimé le {formatDate(on)}, au terme de la durée de conservation de votre formule.
        Il n’en reste que les scores.
      </p>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {audit.score !== null && (
          <div>
            <dt className="font-semibold">Score global</dt>
            <dd>{scoreInWords({ score: audit.score, upTo: audit.scoreUpTo })}</dd>
          </div>
        )}
        {scores.map(({ id, ...range }) => (
          <div key={id}>
            <dt className="font-semibold">{themes[id].label}</dt>
            <dd>{scoreInWords(range)}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={`/dashboard?tab=new&from=${audit.id}`}>Auditer de nouveau</ButtonLink>
    </Card>
  );
}

/** What was free because of the site counts once it succeeds. */
function costOfRetrying({ countsInQuota, errorCode }: AuditSummary): string {
  if (countsInQuota) return 'Si vous le relancez, cet audit ne sera pas décompté une seconde fois.';
  return errorCode?.startsWith('engine/')
    ? 'Le relancer ne coûte rien sur votre quota.'
    : 'Cet échec n’a rien coûté\u00a0; si l’audit aboutit cette fois, il comptera pour un audit du mois.';
}

function Failure({ audit, retry }: Pick<ReportStateProps, 'audit' | 'retry'>) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const press = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      await retry();
      await revalidate();
    } catch (error) {
      setRefusal(error instanceof ApiRefusal ? error.message : 'L’audit n’a pas pu être relancé. Réessayez.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card padding="large" className="flex flex-col items-start gap-6">
      <Alert kind="error" title="Cet audit n’a pas abouti">
        {audit.errorMessage ?? 'Erreur lors de l’audit'}
      </Alert>
      <dl className="grid gap-2 text-sm">
        <div>
          <dt className="font-semibold">Adresse demandée</dt>
          <dd className="wrap-anywhere">{inLetters(audit.url)}</dd>
        </div>
        {audit.finishedAt && (
          <div>
            <dt className="font-semibold">Arrêté le</dt>
            <dd>{formatDateTime(audit.finishedAt)}</dd>
          </div>
        )}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onPress={() => void press()}>
          Relancer l’audit
        </Button>
        <ButtonLink to={`/dashboard?tab=new&from=${audit.id}`} variant="secondary">
          Corriger l’adresse
        </ButtonLink>
      </div>
      {refusal && (
        <p role="alert" className="font-semibold text-bad">
          {refusal}
        </p>
      )}
      <p className="text-sm text-soft">{costOfRetrying(audit)}</p>
    </Card>
  );
}
