import { betterAuth } from 'better-auth';
import { jwt } from 'better-auth/plugins';
import type { Pool } from 'pg';
import { maxPasswordLength, minPasswordLength } from '#contract/api/account.ts';
import type { Log } from '../log.ts';
import { hashPassword, type PasswordPrice, verifyPassword } from './password-hash.ts';

/** Audience of the idTokens: they are good for this product’s session call only. */
export const idTokenAudience = 'constat';
/** Seconds an idToken can be exchanged for a session. */
export const idTokenLifeSeconds = 300;

/**
 * better-auth, set up as a library: its handler is not mounted. Its HTTP calls speak other shapes and other codes,
 * set cookies we do not use and have a much wider surface; what we need is called through `auth.api` and its
 * storage. `auth.api` passes by its rate limit and origin check, so http/ has its own of both, for every route.
 */
export function createProvider(options: {
  readonly pool: Pool;
  readonly secret: string;
  /** After a rotation, the current one first: what a secret seals then says its version, `secret` opens what says none. */
  readonly secrets?: { version: number; value: string }[];
  readonly publicUrl: string;
  readonly log: Log;
  /** The full one unless given; no setting gives one. */
  readonly passwordPrice?: PasswordPrice | undefined;
}) {
  return betterAuth({
    appName: 'Constat',
    baseURL: options.publicUrl,
    basePath: '/api/identity',
    secret: options.secret,
    ...(options.secrets && { secrets: options.secrets }),
    database: options.pool,
    telemetry: { enabled: false },
    // Its messages may quote an address: only their level is worth keeping.
    logger: {
      level: 'error',
      log: (level) => options.log.warn({ level }, 'identity provider reported a problem'),
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength,
      // Ours counts characters, not UTF-16 units, and has been there before.
      maxPasswordLength: maxPasswordLength * 4,
      password: {
        hash: (password) => hashPassword(password, options.passwordPrice),
        verify: verifyPassword,
      },
    },
    emailVerification: { sendOnSignUp: false },
    user: { modelName: 'identity_user' },
    account: { modelName: 'identity_account' },
    session: { modelName: 'identity_session', expiresIn: 60 },
    verification: { modelName: 'identity_verification', storeIdentifier: 'hashed' },
    plugins: [
      jwt({
        schema: { jwks: { modelName: 'identity_jwks' } },
        // A key that signs no more verifies as long as what it signed last may live, and a minute for clocks.
        jwks: { keyPairConfig: { alg: 'ES256' }, gracePeriod: idTokenLifeSeconds + 60 },
        jwt: { issuer: options.publicUrl, audience: idTokenAudience, expirationTime: idTokenLifeSeconds },
        disableSettingJwtHeader: true,
      }),
    ],
    advanced: {
      // One query for a user and their accounts: asked for apart, the second one’s failure is printed with its stack.
      database: { generateId: 'uuid', joins: true },
      disableCSRFCheck: true,
    },
  });
}

export type Provider = ReturnType<typeof createProvider>;
