import type { Deps } from '../deps.ts';
import { passwordAccounts } from './password-accounts.ts';

/**
 * An idToken for the right password of a verified account. An unknown address costs the same hash as a wrong password.
 * @throws AppError `auth/invalid-credential`, `auth/email-not-verified`, `auth/too-many-requests`.
 */
export async function signIn(deps: Pick<Deps, 'identity'>, email: string, password: string): Promise<string> {
  return passwordAccounts(deps).signIn(email, password);
}

/** Marks the address verified. @throws AppError `auth/expired-link`. */
export async function verifyEmail(deps: Pick<Deps, 'identity'>, token: string): Promise<void> {
  await passwordAccounts(deps).verifyEmail(token);
}
