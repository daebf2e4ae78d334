import { isAPIError } from 'better-auth/api';
import { AppError } from '#contract/errors.ts';
import type { Clock } from '../clock.ts';
import type { PasswordAccounts } from '../identity.ts';
import type { Ids } from '../ids.ts';
import { createGate } from './gate.ts';
import { passwordVersion, signIdToken } from './id-token.ts';
import type { MailedTokens } from './mailed-tokens.ts';
import { assertStrongPassword } from './password-strength.ts';
import type { Provider } from './provider.ts';
import { createRegistration, normaliseEmail } from './registration.ts';
import { createVerification } from './verification.ts';

/** Two hashes at once keep one core free on a small machine. */
const hashesAtOnce = 2;
const hashesWaiting = 60;

/** The provider’s refusal in our codes; what we do not expect stays as it is, and becomes a 500. */
function translate(error: unknown): unknown {
  if (!isAPIError(error)) return error;
  if (error.body?.code === 'EMAIL_NOT_VERIFIED')
    return new AppError('auth/email-not-verified', { cause: error });
  if (error.body?.code === 'INVALID_EMAIL_OR_PASSWORD') {
    return new AppError('auth/invalid-credential', { cause: error });
  }
  // A longer password than any account can have.
  if (error.body?.code === 'PASSWORD_TOO_LONG')
    return new AppError('auth/invalid-credential', { cause: error });
  return error;
}

/** Accounts with passwords on better-auth’s storage. Every hash runs inside one gate. */
export function createPasswordAccounts(
  provider: Provider,
  tokens: MailedTokens,
  clock: Clock,
  ids: Ids,
): PasswordAccounts {
  const gate = createGate(hashesAtOnce, hashesWaiting);
  const context = () => provider.$context;
  const storage = async () => (await context()).internalAdapter;
  const userByEmail = async (email: string) => (await (await storage()).findUserByEmail(email))?.user ?? null;

  async function storePassword(uid: string, password: string): Promise<void> {
    const hash = await gate(async () => (await context()).password.hash(password));
    await (await storage()).updatePassword(uid, hash);
    await tokens.revoke(uid);
  }

  async function checkPassword(uid: string, password: string): Promise<boolean> {
    const hash = (await (await storage()).findCredentialAccount(uid))?.password;
    if (!hash) return false;
    return gate(async () => (await context()).password.verify({ hash, password }));
  }

  const register = createRegistration({ provider, tokens, clock, ids, gate });

  async function assertAcceptable(uid: string, password: string, field: string): Promise<void> {
    const user = await (await storage()).findUserById(uid);
    if (!user) throw new AppError('auth/expired-link');
    assertStrongPassword(password, [user.email, user.name], field);
  }

  return {
    signUp: register,

    async startVerification(typed) {
      const user = await userByEmail(normaliseEmail(typed));
      return user && !user.emailVerified ? tokens.create('verify-email', user) : null;
    },

    ...createVerification({ provider, tokens, checkPassword }),

    async signIn(typed, password) {
      const email = normaliseEmail(typed);
      // Before the password is looked at: a token says which one that was, whatever it is changed to meanwhile.
      const found = await (await storage()).findUserByEmail(email, { includeAccounts: true });
      const hash = found?.accounts.find(({ providerId }) => providerId === 'credential')?.password;
      const { user, token } = await gate(() => provider.api.signInEmail({ body: { email, password } })).catch(
        (error: unknown) => {
          throw translate(error);
        },
      );
      // The provider’s own session serves nothing: ours starts from the idToken.
      await (await storage()).deleteSession(token);
      return signIdToken(provider, clock, {
        tokenId: ids.uuid(),
        uid: user.id,
        email: user.email,
        passwordVersion: passwordVersion(hash ?? ''),
      });
    },

    async startReset(typed) {
      const user = await userByEmail(normaliseEmail(typed));
      return user ? tokens.create('reset-password', user) : null;
    },

    readResetToken: (token) => tokens.read('reset-password', token),
    assertAcceptable,

    async resetPassword(token, password) {
      const uid = await tokens.read('reset-password', token);
      // Before the token is used up: a refused password may be typed again.
      await assertAcceptable(uid, password, 'password');
      await tokens.consume('reset-password', token);
      const waited = (await (await storage()).findUserById(uid))?.emailVerified === false;
      await storePassword(uid, password);
      // The link came by mail: the address is proved. Who registered it, and under what name, is not.
      await (await storage()).updateUser(uid, { emailVerified: true, ...(waited ? { name: '' } : {}) });
      return { activated: waited };
    },

    async startEmailChange(uid, typed) {
      const email = normaliseEmail(typed);
      const user = await (await storage()).findUserById(uid);
      if (!user) throw new AppError('auth/required');
      if (user.email === email) throw new AppError('auth/same-email', { field: 'email' });
      const other = await userByEmail(email);
      return other?.emailVerified ? null : tokens.create('change-email', { ...user, email }, email);
    },

    async readEmailChange(token) {
      return { uid: await tokens.read('change-email', token), email: tokens.aboutOf(token) };
    },

    async setEmail(uid, email) {
      const other = await userByEmail(email);
      if (other && other.id !== uid) {
        if (other.emailVerified) throw new AppError('auth/email-taken');
        // An abandoned registration: nobody has proved to own it, and now somebody has.
        await (await storage()).deleteUser(other.id);
      }
      await (await storage()).updateUser(uid, { email, emailVerified: true });
      await tokens.revoke(uid);
    },

    checkPassword,

    async setPassword(uid, password) {
      await assertAcceptable(uid, password, 'newPassword');
      await storePassword(uid, password);
    },
  };
}
