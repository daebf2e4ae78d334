import { AppError } from '#contract/errors.ts';
import type { Clock } from '../clock.ts';
import type { MailedToken } from '../identity.ts';
import type { Ids } from '../ids.ts';
import type { Provider } from './provider.ts';

/** `sign-up-browser` is no mail’s: it stays in the browser of a registration, and lives as long as its link. */
type Purpose = 'verify-email' | 'reset-password' | 'change-email' | 'sign-up-browser';
const lifeMs: Record<Purpose, number> = {
  'verify-email': 24 * 3_600_000,
  'reset-password': 3_600_000,
  'change-email': 24 * 3_600_000,
  'sign-up-browser': 24 * 3_600_000,
};

/**
 * Tokens that travel by mail: random, stored hashed, bound to the account’s id. Not the provider’s own verification
 * tokens: those name only the address, so that one mailed for an abandoned sign-up would verify a later account.
 */
export function createMailedTokens(provider: Provider, clock: Clock, ids: Pick<Ids, 'token'>) {
  const storage = async () => (await provider.$context).internalAdapter;

  return {
    async create(
      purpose: Purpose,
      user: {
        readonly id: string;
        readonly email: string;
        readonly name: string;
        readonly emailVerified: boolean;
      },
      /** Said in the token after its secret, and bound to it: what is stored is the digest of both. */
      about = '',
    ): Promise<MailedToken> {
      const token = about === '' ? ids.token() : `${ids.token()}.${Buffer.from(about).toString('base64url')}`;
      const expiresAt = new Date(clock.now().getTime() + lifeMs[purpose]);
      await (await storage()).createVerificationValue({
        identifier: `${purpose}:${token}`,
        value: user.id,
        expiresAt,
      });
      // A new address is nobody’s yet, whoever asks for it.
      const proved = user.emailVerified && purpose !== 'change-email';
      return { uid: user.id, email: user.email, displayName: proved ? user.name : '', token, expiresAt };
    },

    /** The account the token is for; the token stays good. @throws AppError `auth/expired-link`. */
    async read(purpose: Purpose, token: string): Promise<string> {
      const found = await (await storage()).findVerificationValue(`${purpose}:${token}`);
      if (!found || found.expiresAt <= clock.now()) throw new AppError('auth/expired-link');
      return found.value;
    },

    /** The account the token is for; only the first caller gets it. @throws AppError `auth/expired-link`. */
    async consume(purpose: Purpose, token: string): Promise<string> {
      const found = await (await storage()).consumeVerificationValue(`${purpose}:${token}`);
      if (!found || found.expiresAt <= clock.now()) throw new AppError('auth/expired-link');
      return found.value;
    },

    /** Whether the token is good, and that account’s. */
    async isOf(purpose: Purpose, token: string | null, uid: string): Promise<boolean> {
      if (token === null) return false;
      const found = await (await storage()).findVerificationValue(`${purpose}:${token}`);
      return found?.value === uid && found.expiresAt > clock.now();
    },

    /** Whether any token of the account is good. */
    async anyOf(uid: string): Promise<boolean> {
      const { adapter } = await provider.$context;
      const good = await adapter.count({
        model: 'verification',
        where: [
          { field: 'value', value: uid },
          { field: 'expiresAt', operator: 'gt', value: clock.now() },
        ],
      });
      return good > 0;
    },

    /** What a token that is good says after its secret. */
    aboutOf(token: string): string {
      return Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    },

    /** Voids every token of the account. */
    async revoke(uid: string): Promise<void> {
      const { adapter } = await provider.$context;
      await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: uid }] });
    },
  };
}

export type MailedTokens = ReturnType<typeof createMailedTokens>;
