import type { Pool } from 'pg';
import { AppError } from '#contract/errors.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Identity } from '../identity.ts';
import { systemIds } from '../ids.ts';
import type { Log } from '../log.ts';
import { createEmbeddedDirectory } from './embedded-directory.ts';
import { createIdTokenVerifier, passwordVersion } from './id-token.ts';
import { createMailedTokens } from './mailed-tokens.ts';
import type { PasswordPrice } from './password-hash.ts';
import { createPasswordAccounts } from './passwords.ts';
import { createRotatingProvider } from './rotating-provider.ts';

/**
 * The identity provider that needs nothing else: better-auth on our own PostgreSQL (tables `identity_*`, created
 * by the migrations). It sends no mail: what must be mailed is returned to the service that asked.
 * @throws Error when the secret in the data folder is unreadable.
 */
export function createEmbeddedIdentity(options: {
  readonly pool: Pool;
  readonly config: Pick<Config, 'dataFolder' | 'publicUrl'>;
  readonly clock: Clock;
  readonly log: Log;
  /** What a new hash costs; the full price unless given, and no setting gives one. */
  readonly passwordPrice?: PasswordPrice;
}): Identity {
  const { pool, config, clock, log, passwordPrice } = options;
  const { dataFolder, publicUrl } = config;
  const provider = createRotatingProvider({ pool, dataFolder, publicUrl, log, passwordPrice });
  const readIdToken = createIdTokenVerifier(provider, clock, config.publicUrl);
  const tokens = createMailedTokens(pool, clock, systemIds);
  const directory = createEmbeddedDirectory(provider, clock, systemIds);
  return {
    kind: 'embedded',
    passwords: createPasswordAccounts({ directory, tokens, clock, ids: systemIds }),
    stamps: null,
    floorMs: 400,

    async verifyIdToken(idToken) {
      const payload = await readIdToken(idToken);
      const { internalAdapter } = await provider.$context;
      const [user, account] = await Promise.all([
        internalAdapter.findUserById(payload.uid),
        internalAdapter.findCredentialAccount(payload.uid),
      ]);
      if (!user || passwordVersion(account?.password ?? '') !== payload.passwordVersion) {
        throw new AppError('auth/invalid-token');
      }
      return {
        tokenId: payload.tokenId,
        uid: user.id,
        email: user.email,
        emailVerified: user.emailVerified,
        displayName: user.name,
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
