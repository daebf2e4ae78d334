import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose';
import { AppError } from '#contract/errors.ts';
import type { Clock } from '../../clock.ts';
import { answerLimitMs } from './ask-json.ts';
import { unreachable } from './refusals.ts';
import type { FirebaseSettings } from './settings.ts';

/** Google’s keys turn every few days and overlap. */
const keysLifeMs = 3_600_000;
/** Tokens that name keys nobody knows ask for them so often at most. */
const cooldownMs = 30_000;

/** What a token says, its signature and dates checked. */
export interface GoogleToken {
  readonly tokenId: string;
  readonly uid: string;
  /** Seconds. */
  readonly authTime: number;
}

/** The signature of it is checked, so what was signed names it; Google gives no `jti`. */
function tokenIdOf(idToken: string): string {
  return createHash('sha256')
    .update(idToken.slice(0, idToken.lastIndexOf('.')))
    .digest('base64url');
}

function readPayload(idToken: string, { sub, auth_time: authTime }: JWTPayload): GoogleToken {
  if (typeof sub !== 'string' || sub === '' || typeof authTime !== 'number')
    throw new AppError('auth/invalid-token');
  return { tokenId: tokenIdOf(idToken), uid: sub, authTime };
}

/** The keys could not be had; everything else is the token’s fault. */
function isOfKeys(error: errors.JOSEError): boolean {
  return (
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    error.code === 'ERR_JOSE_GENERIC'
  );
}

/**
 * Checks signature (RS256, Google’s rotating keys, kept an hour, asked again for an unknown one), issuer, audience and expiry. The
 * emulator signs nothing: there the claims alone are checked (`settings.ts` says where that may be).
 */
export function createGoogleTokenVerifier(
  { projectId, serviceAccount, endpoints }: FirebaseSettings,
  clock: Clock,
  limitMs = answerLimitMs,
): (idToken: string) => Promise<GoogleToken> {
  const expected = () => ({
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    currentDate: clock.now(),
    requiredClaims: ['sub', 'auth_time', 'iat', 'exp'],
  });
  const isEmulator = serviceAccount === null;
  const keys = isEmulator
    ? null
    : createRemoteJWKSet(new URL(endpoints.keys), {
        timeoutDuration: limitMs,
        cooldownDuration: cooldownMs,
        cacheMaxAge: keysLifeMs,
      });

  return async (idToken) => {
    try {
      const { payload } =
        keys === null
          ? UnsecuredJWT.decode(idToken, expected())
          : await jwtVerify(idToken, keys, { ...expected(), algorithms: ['RS256'] });
      return readPayload(idToken, payload);
    } catch (error) {
      if (error instanceof errors.JOSEError && !isOfKeys(error))
        throw new AppError('auth/invalid-token', { cause: error });
      if (error instanceof AppError) throw error;
      throw unreachable(error);
    }
  };
}
