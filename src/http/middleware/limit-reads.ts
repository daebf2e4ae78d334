import { AppError, isAppError } from '#contract/errors.ts';
import type { BurstLimit } from '#service/limits/burst-limiter.ts';
import { addressBucket } from './client-address.ts';
import { type LimitName, limitRules, type RateLimiter } from './rate-limit.ts';

/** What costs a browser, a whole report or a long list to answer. */
const heavy =
  /^\/api\/(?:admin(?:\/|$)|audits$|account\/export$|reports\/[^/]+\/(?:comparison|export)$)|^\/reports\/(?:admin|[^/]+\/comparaison)(?:\.data)?$/;

/** Files of the build, and what operators and machines ask all day. */
const free = /^\/(?:assets|fonts|images|sound)\/|^\/(?:healthz|readyz|metrics|favicon\.\w+)$/;

/**
 * The limits with what the settings let a person read in a minute: so many, five times that from one address (an office
 * of many people). 0: as much as anybody likes.
 */
export function limitsFor(readsPerMinute: number): Readonly<Record<LimitName, BurstLimit>> {
  const upTo = (max: number) => ({
    max: readsPerMinute === 0 ? Number.POSITIVE_INFINITY : max,
    windowSeconds: 60,
    lazily: true as const,
  });
  return { ...limitRules, readUser: upTo(readsPerMinute), readClient: upTo(readsPerMinute * 5) };
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** Counts one read of an address, before anything is looked up. @throws AppError `request/too-many` with `retryAfterSeconds`. */
export function takeReadOfClient(limiter: RateLimiter, request: Asked, clientAddress: string): Promise<void> {
  return take(limiter, request, ['readClient', 'heavyClient'], addressBucket(clientAddress));
}

/** Counts one read of a signed-in person. @throws AppError `request/too-many` with `retryAfterSeconds`. */
export function takeReadOfUser(limiter: RateLimiter, request: Asked, uid: string): Promise<void> {
  return take(limiter, request, ['readUser', 'heavyUser'], uid);
}

interface Asked {
  readonly method: string;
  readonly path: string;
}

async function take(
  limiter: RateLimiter,
  { method, path }: Asked,
  [light, big]: readonly [LimitName, LimitName],
  key: string,
): Promise<void> {
  if (!isRead(method) || free.test(path)) return;
  try {
    await limiter.take(light, key);
    if (heavy.test(path)) await limiter.take(big, key);
  } catch (error) {
    if (!isAppError(error)) throw error;
    throw new AppError('request/too-many', { cause: error, data: error.data });
  }
}
