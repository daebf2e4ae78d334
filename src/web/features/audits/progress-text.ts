import type { AuditSummary } from '#contract/api/audits.ts';
import { auditStageLabels, auditStages, waitLabels } from '#contract/audit-words.ts';
import { countOf, formatNumber } from '#contract/french.ts';
import { placeInQueue } from '#contract/place-words.ts';

interface ProgressText {
  /** « Visite des pages ». */
  readonly label: string;
  /** « Étape 3 sur 5 », « 3 pages sur 10 », « 3e en attente… »; empty when there is nothing to count. */
  readonly detail: string;
  /** Address of the page being read. */
  readonly page: string | null;
  /** « Encore 2 à 4 minutes pour les pages »; null when the pace tells nothing yet. */
  readonly left: string | null;
}

/** What an audit is doing, in words. */
export function progressText({ progress }: Pick<AuditSummary, 'progress'>): ProgressText {
  const { stage, done, total, page, left, waits } = progress;
  // « queued » is no step of the work.
  const step = auditStages.indexOf(stage);
  const steps = step === 0 ? '' : `Étape ${step} sur ${auditStages.length - 1}`;
  const count = total > 0 ? `${countOf(done, 'page', 'pages')} sur ${formatNumber(total)}` : '';
  return {
    label: waits ? waitLabels[waits] : auditStageLabels[stage],
    detail: [steps, stage === 'visit' ? count : '', placeInQueue(progress)]
      .filter((part) => part !== '')
      .join(', '),
    page: page ?? null,
    left: left === undefined ? null : `${leftText(left)} pour les pages`,
  };
}

function leftText({ from, to }: { readonly from: number; readonly to: number }): string {
  if (to < 60) return 'Moins d’une minute';
  const least = Math.max(1, Math.floor(from / 60));
  const most = Math.ceil(to / 60);
  return least === most
    ? `Encore environ ${countOf(most, 'minute', 'minutes')}`
    : `Encore ${formatNumber(least)} à ${countOf(most, 'minute', 'minutes')}`;
}
