import { AppError } from '#contract/errors.ts';
import type { PasswordAccounts } from '../identity.ts';
import type { AccountParts } from './account-parts.ts';
import { assertStrongPassword } from './password-strength.ts';
import { createRegistration, normaliseEmail } from './registration.ts';
import { createVerification } from './verification.ts';

/** The rules of accounts with passwords, the same over every provider. */
export function createPasswordAccounts(parts: AccountParts): PasswordAccounts {
  const { directory, tokens } = parts;

  async function accountOf(uid: string) {
    const account = await directory.byId(uid);
    if (!account) throw new AppError('auth/expired-link');
    return account;
  }

  async function assertAcceptable(uid: string, password: string, field: string) {
    const account = await accountOf(uid);
    assertStrongPassword(password, [account.email, account.name], field);
    return account;
  }

  return {
    signUp: createRegistration(parts),

    async startVerification(typed) {
      const user = await directory.byEmail(normaliseEmail(typed));
      return user && !user.emailVerified ? tokens.create('verify-email', user) : null;
    },

    ...createVerification(parts),

    signIn: async (typed, password) => directory.signIn(normaliseEmail(typed), password),

    async startReset(typed) {
      const user = await directory.byEmail(normaliseEmail(typed));
      return user ? tokens.create('reset-password', user) : null;
    },

    readResetToken: (token) => tokens.read('reset-password', token),

    async assertAcceptable(uid, password, field) {
      await assertAcceptable(uid, password, field);
    },

    async resetPassword(token, password) {
      // Before the token is used up: a refused password may be typed again.
      const { id, emailVerified } = await assertAcceptable(
        await tokens.read('reset-password', token),
        password,
        'password',
      );
      const waited = !emailVerified;
      // The link came by mail: the address is proved. Who registered it, and under what name, is not.
      const change = { password, emailVerified: true, ...(waited ? { name: '' } : {}) };
      await tokens.consume('reset-password', token, () => directory.change(id, change));
      await tokens.revoke(id);
      return { activated: waited };
    },

    async startEmailChange(uid, typed) {
      const email = normaliseEmail(typed);
      const user = await directory.byId(uid);
      if (!user) throw new AppError('auth/required');
      if (user.email === email) throw new AppError('auth/same-email', { field: 'email' });
      const other = await directory.byEmail(email);
      return other?.emailVerified ? null : tokens.create('change-email', { ...user, email }, email);
    },

    async readEmailChange(token) {
      return { uid: await tokens.read('change-email', token), email: tokens.aboutOf(token) };
    },

    async setEmail(uid, email) {
      const other = await directory.byEmail(email);
      if (other && other.id !== uid) {
        if (other.emailVerified) throw new AppError('auth/email-taken');
        // An abandoned registration: nobody has proved to own it, and now somebody has.
        await directory.remove(other.id);
      }
      await directory.change(uid, { email, emailVerified: true });
      await tokens.revoke(uid);
    },

    async adopt({ email, displayName: name }) {
      const known = await directory.byEmail(email);
      if (known?.emailVerified) return null;
      if (known) {
        await tokens.revoke(known.id);
        await directory.remove(known.id);
      }
      const id = await directory.create({ email, password: null, name });
      if (id !== null) await directory.change(id, { emailVerified: true });
      return id;
    },

    hasPassword: directory.hasPassword,
    checkPassword: directory.checkPassword,

    async setPassword(uid, password) {
      await assertAcceptable(uid, password, 'newPassword');
      await directory.change(uid, { password });
      await tokens.revoke(uid);
    },
  };
}
