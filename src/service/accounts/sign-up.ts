import { ensureProfile } from '#store/users.ts';
import type { Deps } from '../deps.ts';
import { evenOut } from './even-out.ts';
import { passwordAccounts } from './password-accounts.ts';
import { queueSecretMail } from './queue-secret-mail.ts';

type SignUpDeps = Pick<Deps, 'db' | 'queue' | 'clock' | 'ids' | 'config' | 'identity'>;

/**
 * Creates an account, its profile document and the verification mail. For the address of a verified account it
 * does nothing and looks the same. A crash after the account exists loses nothing: the mail can be asked again,
 * and the profile document is made at the first login.
 * @throws AppError `auth/invalid-email`, `auth/weak-password`.
 */
export async function signUp(
  deps: SignUpDeps,
  request: { readonly email: string; readonly password: string; readonly displayName?: string | undefined },
): Promise<void> {
  await evenOut(async () => {
    const mailed = await passwordAccounts(deps).signUp({
      email: request.email,
      password: request.password,
      displayName: request.displayName ?? '',
    });
    if (!mailed) return;
    const { uid, email, displayName } = mailed;
    await deps.db.transaction(async (tx) => {
      await ensureProfile(tx, { uid, email, displayName }, deps.clock.now());
      await queueSecretMail(deps, tx, 'email-verification', mailed);
    });
  });
}
