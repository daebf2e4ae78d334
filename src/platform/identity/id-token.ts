import { createHash, hkdfSync } from 'node:crypto';
import { errors, type JWTHeaderParameters, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { AppError } from '#contract/errors.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { readIdentitySecrets } from './secret.ts';

/** idTokens are good for this product’s session call only. */
const audience = 'constat';
/** Seconds an idToken can be exchanged for a session. */
const lifeSeconds = 300;
/** Signatures of the secret before a rotation are believed that long after it: the life of a token, and a minute for clocks. */
const formerLifeMs = (lifeSeconds + 60) * 1000;

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

/** What a new idToken says, beside its times. */
interface NewIdToken {
  readonly tokenId: string;
  readonly uid: string;
  readonly email: string;
  readonly passwordVersion: string;
}

/** The key of HMAC-SHA-256 (RFC 2104), derived by HKDF (RFC 5869): the secret itself signs nothing. */
export const keyOf = (secret: string) =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'constat idToken HS256', 32));

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

/**
 * The idTokens of the embedded provider: JWT, HS256, good for five minutes, made and read with the secret of the data folder. The
 * secret is read again each time, so that a rotation needs no restart.
 * @throws Error when the secret is unreadable.
 */
export function createIdTokens(config: Pick<Config, 'dataFolder' | 'publicUrl'>, clock: Clock) {
  const { dataFolder, publicUrl: issuer } = config;
  // An unreadable secret stops the start.
  readIdentitySecrets(dataFolder);

  /** The key of the version that the header names. */
  function keyFor({ kid }: JWTHeaderParameters): Uint8Array {
    const { current, former, rotatedAtMs } = readIdentitySecrets(dataFolder);
    if (kid === String(current.version)) return keyOf(current.value);
    const isFormer = former !== null && kid === String(former.version);
    if (isFormer && clock.now().getTime() < rotatedAtMs + formerLifeMs) return keyOf(former.value);
    throw new errors.JWKSNoMatchingKey();
  }

  return {
    async sign({ tokenId, uid, email, passwordVersion: version }: NewIdToken): Promise<string> {
      const { current } = readIdentitySecrets(dataFolder);
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ email, email_verified: true, auth_time: now, password_version: version })
        .setProtectedHeader({ alg: 'HS256', kid: String(current.version) })
        .setJti(tokenId)
        .setSubject(uid)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + lifeSeconds)
        .sign(keyOf(current.value));
    },

    /** Checks signature, algorithm, issuer, audience and expiry. @throws AppError `auth/invalid-token`. */
    async read(idToken: string): Promise<IdTokenPayload> {
      try {
        const { payload } = await jwtVerify(idToken, keyFor, {
          algorithms: ['HS256'],
          issuer,
          audience,
          currentDate: clock.now(),
          requiredClaims: ['sub', 'jti', 'exp', 'iat', 'auth_time'],
        });
        return readPayload(payload);
      } catch (error) {
        if (error instanceof errors.JOSEError) throw new AppError('auth/invalid-token', { cause: error });
        throw error;
      }
    },
  };
}

export type IdTokens = ReturnType<typeof createIdTokens>;
