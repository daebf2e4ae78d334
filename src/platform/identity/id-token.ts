import { createHash } from 'node:crypto';
import {
  createLocalJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { AppError } from '#contract/errors.ts';
import type { Clock } from '../clock.ts';
import { idTokenAudience, idTokenLifeSeconds, type Provider } from './provider.ts';

/** A key that was rotated away is believed no longer than that after its time. */
const keysLifeMs = 60_000;

/** Names a password without telling it: changes with every new password, since each hash has its own salt. */
export function passwordVersion(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url').slice(0, 22);
}

/** What our idTokens carry, checked for shape. */
export interface IdTokenPayload {
  readonly tokenId: string;
  readonly uid: string;
  readonly passwordVersion: string;
  readonly authenticatedAt: Date;
}

/** An ES256 idToken, good for five minutes. */
export async function signIdToken(
  provider: Provider,
  clock: Clock,
  claims: {
    readonly tokenId: string;
    readonly uid: string;
    readonly email: string;
    readonly passwordVersion: string;
  },
): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000);
  const { token } = await provider.api.signJWT({
    body: {
      payload: {
        // Not the token’s digest: an ECDSA signature can be written in two ways.
        jti: claims.tokenId,
        sub: claims.uid,
        email: claims.email,
        email_verified: true,
        auth_time: now,
        iat: now,
        exp: now + idTokenLifeSeconds,
        password_version: claims.passwordVersion,
      },
    },
  });
  return token;
}

function readPayload(payload: JWTPayload): IdTokenPayload {
  const { jti, sub, auth_time: authTime, password_version: version } = payload;
  if (
    typeof jti !== 'string' ||
    typeof sub !== 'string' ||
    typeof authTime !== 'number' ||
    typeof version !== 'string'
  ) {
    throw new AppError('auth/invalid-token');
  }
  return { tokenId: jti, uid: sub, passwordVersion: version, authenticatedAt: new Date(authTime * 1000) };
}

/** Checks signature, algorithm, issuer, audience and expiry with the provider’s public keys, kept in memory. */
export function createIdTokenVerifier(provider: Provider, clock: Clock, issuer: string) {
  let keys: JWTVerifyGetKey | null = null;
  let readAtMs = 0;

  async function verify(idToken: string, fresh: boolean): Promise<IdTokenPayload> {
    const nowMs = clock.now().getTime();
    if (!keys || fresh || Math.abs(nowMs - readAtMs) > keysLifeMs) {
      keys = createLocalJWKSet((await provider.api.getJwks()) as JSONWebKeySet);
      readAtMs = nowMs;
    }
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: ['ES256'],
      issuer,
      audience: idTokenAudience,
      currentDate: clock.now(),
      requiredClaims: ['sub', 'jti', 'exp', 'iat', 'auth_time'],
    });
    return readPayload(payload);
  }

  /** @throws AppError `auth/invalid-token`. */
  return async (idToken: string): Promise<IdTokenPayload> => {
    try {
      return await verify(idToken, false).catch((error: unknown) => {
        // A key made since by this or another process.
        if (error instanceof errors.JWKSNoMatchingKey) return verify(idToken, true);
        throw error;
      });
    } catch (error) {
      if (error instanceof errors.JOSEError) throw new AppError('auth/invalid-token', { cause: error });
      throw error;
    }
  };
}
