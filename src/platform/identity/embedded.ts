import type { Pool } from 'pg';
import { AppError } from '#contract/errors.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Identity } from '../identity.ts';
import { systemIds } from '../ids.ts';
import { createEmbeddedAccounts } from './embedded-accounts.ts';
import { createEmbeddedDirectory } from './embedded-directory.ts';
import { createIdTokens, passwordVersion } from './id-token.ts';
import { createMailedTokens } from './mailed-tokens.ts';
import type { PasswordPrice } from './password-hash.ts';
import { createPasswordAccounts } from './passwords.ts';

/**
 * The identity provider that needs nothing else: two tables of our own PostgreSQL and a secret in the data folder. It sends no
 * mail: what must be mailed is returned to the service that asked.
 * @throws Error when the secret in the data folder is unreadable.
 */
export function createEmbeddedIdentity(options: {
  readonly pool: Pool;
  readonly config: Pick<Config, 'dataFolder' | 'publicUrl'>;
  readonly clock: Clock;
  /** What a new hash costs; the full price unless given, and no setting gives one. */
  readonly passwordPrice?: PasswordPrice;
}): Identity {
  const { pool, config, clock, passwordPrice } = options;
  const idTokens = createIdTokens(config, clock);
  const tokens = createMailedTokens(pool, clock, systemIds);
  const accounts = createEmbeddedAccounts(pool);
  const directory = createEmbeddedDirectory({ accounts, idTokens, clock, ids: systemIds, passwordPrice });
  return {
    kind: 'embedded',
    passwords: createPasswordAccounts({ directory, tokens, clock, ids: systemIds }),
    stamps: null,
    floorMs: 400,

    async verifyIdToken(idToken) {
      const payload = await idTokens.read(idToken);
      const account = await accounts.byId(payload.uid);
      if (!account || passwordVersion(account.hash ?? '') !== payload.passwordVersion) {
        throw new AppError('auth/invalid-token');
      }
      return {
        tokenId: payload.tokenId,
        uid: account.id,
        email: account.email,
        emailVerified: account.emailVerified,
        displayName: account.name,
        authenticatedAt: payload.authenticatedAt,
        stamp: '',
      };
    },

    async deleteAccount(uid) {
      await tokens.revoke(uid);
      await directory.remove(uid);
    },
  };
}
