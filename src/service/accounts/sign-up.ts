import { AppError } from '#contract/errors.ts';
import { ensureProfile } from '#store/users.ts';
import type { Deps } from '../deps.ts';
import { askMail, countMail } from '../limits/take-mail.ts';
import { providerOfAddress } from '../sign-ins/claimed-domain.ts';
import { queueSecretMail } from './queue-secret-mail.ts';
import { readToken } from './token-cookies.ts';
import { withMinimumDuration } from './with-minimum-duration.ts';

type SignUpDeps = Pick<Deps, 'db' | 'queue' | 'clock' | 'ids' | 'config' | 'identity' | 'log' | 'oidc'>;

/**
 * Creates an account, its profile document and the verification mail. For the address of a verified account it
 * does nothing, for a registration that waits it mails another link, and looks the same. A crash after the account exists loses nothing: the mail can be asked again,
 * and the profile document is made at the first login.
 * @returns what the browser keeps to prove that it was the one
 * @throws AppError `auth/provider-only`, `auth/invalid-email`, `auth/weak-password`, and as `askMail`.
 */
export async function signUp(
  deps: SignUpDeps,
  request: {
    readonly email: string;
    readonly password: string;
    readonly displayName?: string | undefined;
    /** The site they came with, as typed: proposed to them at their first login, asked for by nobody. */
    readonly url?: string | undefined;
    /** What a client address counts by. */
    readonly client: string;
    readonly cookieHeader: string | null;
  },
): Promise<string> {
  const provider = providerOfAddress(deps, request.email);
  if (provider !== null)
    throw new AppError('auth/provider-only', { field: 'email', data: { provider: provider.label } });
  await askMail(deps, { kind: 'sign-up', to: request.email, by: request.client });
  return withMinimumDuration(async () => {
    const { password, displayName = '', url: wantedUrl = null } = request;
    const { mailed, browserToken } = await deps.identity.passwords.signUp({
      email: request.email,
      password,
      displayName,
      browserToken: readToken('registration', deps.config, request.cookieHeader),
    });
    if (mailed) {
      const { uid, email } = mailed;
      await countMail(deps, { kind: 'sign-up', to: email });
      await deps.db.transaction(async (tx) => {
        await ensureProfile(tx, { uid, email, displayName, wantedUrl }, deps.clock.now());
        await queueSecretMail(deps, tx, 'email-verification', mailed);
      });
    }
    return browserToken;
  }, deps.identity.floorMs);
}
