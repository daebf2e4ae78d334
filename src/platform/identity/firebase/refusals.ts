import { AppError, type ErrorCode } from '#contract/errors.ts';
import { waitData } from '#contract/wait.ts';

/** Google tells nobody how long: its own client libraries say « later ». */
const waitSeconds = 5 * 60;

/** Google’s words in ours. What is not here was not foreseen, and is told as a service that does not answer. */
export const refusalCodes: Readonly<Record<string, ErrorCode>> = {
  EMAIL_EXISTS: 'auth/email-taken',
  INVALID_EMAIL: 'auth/invalid-email',
  MISSING_EMAIL: 'auth/invalid-email',
  WEAK_PASSWORD: 'auth/weak-password',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'auth/weak-password',
  // One answer: who tries learns nothing of accounts.
  INVALID_LOGIN_CREDENTIALS: 'auth/invalid-credential',
  INVALID_PASSWORD: 'auth/invalid-credential',
  EMAIL_NOT_FOUND: 'auth/invalid-credential',
  MISSING_PASSWORD: 'auth/invalid-credential',
  USER_DISABLED: 'auth/suspended',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'auth/too-many-requests',
  QUOTA_EXCEEDED: 'auth/too-many-requests',
  RESOURCE_EXHAUSTED: 'auth/too-many-requests',
  USER_NOT_FOUND: 'auth/expired-link',
};

/** The provider does not answer, or not what it should. */
export function unreachable(cause: unknown): AppError {
  return new AppError('auth/network-request-failed', { cause });
}

/** The word of an answer: « WEAK_PASSWORD : Password should be… ». Empty when it is none of Google’s. */
export function wordOf(answer: unknown): string {
  const { error } = (answer ?? {}) as { error?: { message?: unknown } };
  const word = typeof error?.message === 'string' ? (error.message.split(' : ')[0] ?? '') : '';
  return /^[A-Z][A-Z_]{2,60}$/.test(word) ? word : '';
}

/** The refusal an answer of the provider is, by its status and its word. */
export function refusalOf(status: number, word: string): AppError {
  const code = refusalCodes[word] ?? (status === 429 ? 'auth/too-many-requests' : null);
  const cause = new Error(`Firebase answered ${status} ${word}`);
  if (code === null || status >= 500) return unreachable(cause);
  if (code === 'auth/too-many-requests') return new AppError(code, { cause, data: waitData(waitSeconds) });
  if (code === 'auth/weak-password') {
    const advice = 'Le service d’identité le refuse : choisissez-en un plus long ou plus varié.';
    return new AppError(code, { cause, data: { advice }, field: 'password' });
  }
  return new AppError(code, { cause });
}
