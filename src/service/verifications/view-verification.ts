import { sayVerification } from '#contract/say-verification.ts';
import type { Verification } from '#contract/verification.ts';
import type { VerificationRow } from '#store/verifications.ts';

/** A verification as the API, the page and mails tell it. */
export function viewVerification(row: VerificationRow): Verification {
  const { id, ruleId, page, occurrence, status, result, createdAt, finishedAt } = row;
  return {
    ...{ id, ruleId, page, occurrence, status, result },
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    sentence: result ? sayVerification(result, occurrence !== null) : '',
  };
}
