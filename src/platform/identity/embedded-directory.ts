import { isAPIError } from 'better-auth/api';
import { AppError } from '#contract/errors.ts';
import type { Clock } from '../clock.ts';
import type { Ids } from '../ids.ts';
import type { Directory } from './directory.ts';
import { createGate } from './gate.ts';
import { passwordVersion, signIdToken } from './id-token.ts';
import type { Provider } from './provider.ts';

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
export function createEmbeddedDirectory(provider: Provider, clock: Clock, ids: Ids): Directory {
  const gate = createGate(hashesAtOnce, hashesWaiting);
  const context = () => provider.$context;
  const storage = async () => (await context()).internalAdapter;

  return {
    byId: async (uid) => (await storage()).findUserById(uid),
    byEmail: async (email) => (await (await storage()).findUserByEmail(email))?.user ?? null,

    async create({ email, password, name }) {
      const made = await gate(() => provider.api.signUpEmail({ body: { email, password, name } })).catch(
        (error: unknown) => {
          // Two registrations of one address at the same moment: the other one has won.
          if (isAPIError(error) && error.body?.code === 'FAILED_TO_CREATE_USER') return null;
          throw error;
        },
      );
      if (made === null) return null;
      // For a known address the provider answers with an account that does not exist.
      return (await (await storage()).findUserById(made.user.id)) === null ? null : made.user.id;
    },

    async pretend(password) {
      await gate(async () => (await context()).password.hash(password));
    },

    async change(uid, { password, ...rest }) {
      if (password !== undefined) {
        const hash = await gate(async () => (await context()).password.hash(password));
        await (await storage()).updatePassword(uid, hash);
      }
      if (Object.keys(rest).length > 0) await (await storage()).updateUser(uid, rest);
    },

    remove: async (uid) => (await storage()).deleteUser(uid),

    async checkPassword(uid, password) {
      const hash = (await (await storage()).findCredentialAccount(uid))?.password;
      if (!hash) return false;
      return gate(async () => (await context()).password.verify({ hash, password }));
    },

    async signIn(email, password) {
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
  };
}
