import { isAppError } from '#contract/errors.ts';
import type { Verification } from '#platform/identity.ts';
import type { Deps } from '../deps.ts';
import { takeLimit } from '../limits/take-limits.ts';
import { rememberThisBrowser } from './known-browsers.ts';
import { readToken } from './token-cookies.ts';

type VerifyDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'ids' | 'identity'>;

/** What the page behind the mailed link shows; reading it changes nothing. Null once the link is over. */
export async function readVerification(
  deps: Pick<Deps, 'config' | 'identity'>,
  token: string,
  cookieHeader: string | null,
): Promise<Verification | null> {
  try {
    const browserToken = readToken('registration', deps.config, cookieHeader);
    return await deps.identity.passwords.readVerification(token, browserToken);
  } catch (error) {
    if (isAppError(error) && error.code === 'auth/expired-link') return null;
    throw error;
  }
}

/**
 * Marks the address verified, in the browser of the registration or for its password.
 * @returns what that browser keeps from now on; null when the address was verified before
 * @throws AppError `auth/expired-link`, `auth/password-needed`, `auth/wrong-sign-up-password`, `auth/too-many-requests`.
 */
export async function verifyEmail(
  deps: VerifyDeps,
  request: {
    readonly token: string;
    readonly password: string | undefined;
    readonly cookieHeader: string | null;
  },
): Promise<string | null> {
  const { token, password, cookieHeader } = request;
  if (password) await takeLimit(deps, ['tokenPassword', token]);
  const browserToken = readToken('registration', deps.config, cookieHeader);
  const uid = await deps.identity.passwords.verifyEmail(token, { browserToken, password });
  return uid === null ? null : rememberThisBrowser(deps, deps.db, uid, cookieHeader);
}
