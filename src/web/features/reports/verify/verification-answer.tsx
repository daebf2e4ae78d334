import { formatDateTime } from '#contract/french.ts';
import type { Verification } from '#contract/verification.ts';
import type { VerificationOutcome } from '#contract/verification-words.ts';
import { EvidenceList } from '#report/evidence-list.tsx';
import { Alert } from '../../../ui/alert.tsx';

const kinds = {
  fixed: 'success',
  still: 'warning',
  unreachable: 'info',
  unverifiable: 'info',
} as const satisfies Record<VerificationOutcome, string>;

interface Props {
  readonly auditId: string;
  readonly verification: Verification;
}

/** What a verification came to, with what it saw; or that it is under way. */
export function VerificationAnswer({ auditId, verification }: Props) {
  const { result, sentence, finishedAt, createdAt } = verification;
  if (!result) return <p className="text-sm">Vérification en cours… La réponse s’affichera ici.</p>;
  return (
    <Alert kind={kinds[result.outcome]}>
      <p className="font-semibold">{sentence}</p>
      <p className="text-sm text-soft">Vérifié le {formatDateTime(finishedAt ?? createdAt)}</p>
      {result.proof.length > 0 && (
        <details open={result.proof.length < 4} className="mt-2">
          <summary className="min-h-9 cursor-pointer text-sm font-semibold">
            Ce que nous voyons maintenant
          </summary>
          <EvidenceList
            evidence={result.proof}
            screenshot={result.screenshot}
            screenshotUrl={(key) => `/api/reports/${auditId}/screenshots/${encodeURIComponent(key)}`}
          />
        </details>
      )}
    </Alert>
  );
}
