import type { DecisionRequest } from '#contract/api/decisions.ts';
import { type DecisionKind, longestYears, reasonLengths } from '#contract/decision-words.ts';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import type { Finding } from '#contract/report.ts';
import { allowedKinds } from '#report/decisions/allowed-kinds.ts';

/** What a person typed, fit to be kept and shown anywhere. */
export interface CheckedDecision {
  readonly reason: string;
  readonly motive: DecisionRequest['motive'] | null;
  readonly takenBy: string | null;
  readonly until: string | null;
}

const takenByLengths = { least: 2, most: 120 };

/**
 * Holds a request to what its kind asks for; what a kind has no use for is left out.
 * @param today the calendar day in Paris
 * @throws AppError `decision/…`, at the field that is wrong
 */
export function checkDecision(request: DecisionRequest, finding: Finding, today: string): CheckedDecision {
  const { kind, until } = request;
  const refuse = (code: ConstructorParameters<typeof AppError>[0], field: string) => {
    throw new AppError(code, { field });
  };
  if (!allowedKinds(finding).includes(kind)) refuse(misplaced[kind] ?? 'request/invalid', 'kind');
  const reason = plainText(request.reason);
  if (!isWithin(reason, reasonLengths)) refuse('decision/reason-length', 'reason');
  if (kind === 'derogation' && request.motive === undefined) refuse('decision/motive-needed', 'motive');
  const takenBy = plainText(request.takenBy ?? '');
  if (kind === 'accepted' && !isWithin(takenBy, takenByLengths))
    refuse('decision/taken-by-needed', 'takenBy');
  if (kind === 'accepted' && until === undefined) refuse('decision/until-needed', 'until');
  if (until !== undefined && (until < today || until > yearsAfter(today)))
    refuse('decision/until-wrong', 'until');
  return {
    reason,
    motive: kind === 'derogation' ? (request.motive ?? null) : null,
    takenBy: kind === 'accepted' ? takenBy : null,
    until: until ?? null,
  };
}

/** Why a kind is not allowed of a finding. */
const misplaced: Partial<Record<DecisionKind, ErrorCode>> = {
  'false-positive': 'decision/only-review',
  contested: 'decision/only-defect',
  derogation: 'decision/only-accessibility',
};

const isWithin = (text: string, { least, most }: { readonly least: number; readonly most: number }) =>
  [...text].length >= least && [...text].length <= most;

const yearsAfter = (today: string): string => `${Number(today.slice(0, 4)) + longestYears}${today.slice(4)}`;

/** One line of well-formed text, without characters no reader sees: controls, and marks that turn the reading direction. */
export const plainText = (typed: string): string =>
  typed
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/[\p{Cf}\u2028\u2029]/gu, '')
    .normalize('NFC')
    .trim();
