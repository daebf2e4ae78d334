import { AppError } from '#contract/errors.ts';
import type { PasswordAccounts } from '../identity.ts';
import type { AccountParts } from './account-parts.ts';

/** What becomes of a registration when its mailed link is opened and followed. */
export function createVerification({
  directory,
  tokens,
}: Pick<AccountParts, 'directory' | 'tokens'>): Pick<PasswordAccounts, 'readVerification' | 'verifyEmail'> {
  async function registrationOf(token: string) {
    const user = await directory.byId(await tokens.read('verify-email', token));
    if (!user) throw new AppError('auth/expired-link');
    return user;
  }

  return {
    async readVerification(token, browserToken) {
      const { id, email, emailVerified } = await registrationOf(token);
      const ownBrowser = await tokens.isOf('sign-up-browser', browserToken, id);
      return { email, verified: emailVerified, ownBrowser };
    },

    // Not consumed: it gives no session, and says that all is well to who presses twice.
    async verifyEmail(token, { browserToken, password }) {
      const { id, emailVerified } = await registrationOf(token);
      if (emailVerified) return null;
      if (!(await tokens.isOf('sign-up-browser', browserToken, id))) {
        if (!password) throw new AppError('auth/password-needed', { field: 'password' });
        if (!(await directory.checkPassword(id, password)))
          throw new AppError('auth/wrong-sign-up-password', { field: 'password' });
      }
      await directory.change(id, { emailVerified: true });
      return id;
    },
  };
}
