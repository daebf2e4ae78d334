import { type ReactNode, useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { Finding } from '#contract/report.ts';
import { pagesToVerify, type VerifiedAt } from '#contract/verifiable.ts';
import type { Verification } from '#contract/verification.ts';
import { anchorOf, type FindingView } from '#report/finding-view.ts';
import { VerificationSlot } from '#report/verification-slot.tsx';
import { useVerifications } from './use-verifications.ts';
import { VerifyFix } from './verify-fix.tsx';

interface Props {
  readonly auditId: string;
  readonly reportVerifications: {
    readonly startUrl: string;
    readonly rules: Readonly<Record<string, VerifiedAt>>;
    readonly verifications: readonly Verification[];
  };
  /** Its owner may ask; an administrator only reads. */
  readonly isOwn: boolean;
  readonly findings: readonly Finding[];
  readonly children: ReactNode;
}

/**
 * « Vérifier ce correctif » in every finding below it. `?verifier=<rule>&page=<address>`, the link of mails, offers the
 * button of that finding first; nothing starts before somebody presses it.
 */
export function VerificationProvider({ auditId, reportVerifications, isOwn, findings, children }: Props) {
  const { list, start } = useVerifications(auditId, reportVerifications.verifications);
  const [search] = useSearchParams();
  const asked = findings.find(({ ruleId }) => ruleId === search.get('verifier'));
  const fixOf = useCallback(
    (finding: Finding, page?: string) => (
      <VerifyFix
        auditId={auditId}
        finding={finding}
        pages={pagesToVerify(
          reportVerifications.rules[finding.ruleId],
          finding,
          reportVerifications.startUrl,
        )}
        verifications={list.filter(({ ruleId }) => ruleId === finding.ruleId)}
        start={isOwn ? start : null}
        {...(page !== undefined && { page })}
      />
    ),
    [auditId, reportVerifications, list, isOwn, start],
  );
  const slot = useCallback(({ finding }: FindingView) => fixOf(finding), [fixOf]);
  return (
    <VerificationSlot value={slot}>
      {asked && (
        <section
          aria-labelledby="verifier-correctif"
          className="rounded-2xl border border-brand bg-surface p-5 shadow-card wrap-anywhere sm:p-7"
        >
          <h2 id="verifier-correctif" className="text-xl">
            Vérifier un correctif
          </h2>
          <p className="mt-1">{asked.title}</p>
          <p className="mt-1 text-sm">
            <a href={`#${anchorOf(asked)}`} className="text-brand underline">
              Voir le constat
            </a>
          </p>
          {fixOf(asked, search.get('page') ?? '')}
        </section>
      )}
      {children}
    </VerificationSlot>
  );
}
