import type { Deps } from '../deps.ts';
import { evenOut } from './even-out.ts';
import { passwordAccounts } from './password-accounts.ts';
import { queueSecretMail } from './queue-secret-mail.ts';

type MailDeps = Pick<Deps, 'db' | 'queue' | 'clock' | 'ids' | 'config' | 'identity'>;

/** Mails a new verification link when an account waits for one; otherwise does nothing and looks the same. */
export async function resendVerification(deps: MailDeps, email: string): Promise<void> {
  await evenOut(async () => {
    const mailed = await passwordAccounts(deps).startVerification(email);
    if (mailed) await queueSecretMail(deps, deps.db, 'email-verification', mailed);
  });
}

/** Mails a reset link when the address has an account; otherwise does nothing and looks the same. */
export async function requestReset(deps: MailDeps, email: string): Promise<void> {
  await evenOut(async () => {
    const mailed = await passwordAccounts(deps).startReset(email);
    if (mailed) await queueSecretMail(deps, deps.db, 'password-reset', mailed);
  });
}
