import { isAppError } from '#contract/errors.ts';
import { addressBucket } from './client-address.ts';
import { asTooMany, isRead } from './limit-reads.ts';
import { type RateLimiter, takeOfAddress } from './rate-limit.ts';

/**
 * Counts one call that is no read for the address it comes from. Where the address may no more, a browser in which
 * somebody has signed in counts by itself: its neighbours do not stop it.
 * @param browserOf what a known browser counts by; null for any other
 * @throws AppError `request/too-many` with `retryAfterSeconds`.
 */
export async function takeWriteOfClient(
  limiter: RateLimiter,
  clientAddress: string,
  browserOf: () => Promise<string | null>,
): Promise<void> {
  await asTooMany(async () => {
    try {
      await takeOfAddress(limiter, 'writeClient', clientAddress);
    } catch (error) {
      if (!isAppError(error)) throw error;
      const mayLook = await limiter.allows('browserLookClient', addressBucket(clientAddress));
      const browser = mayLook ? await browserOf() : null;
      if (browser === null) throw error;
      await limiter.take('writeClient', browser);
    }
  });
}

/** Counts one call of a signed-in person, if it is no read. @throws AppError `request/too-many` with `retryAfterSeconds`. */
export async function takeWriteOfUser(limiter: RateLimiter, method: string, uid: string): Promise<void> {
  if (!isRead(method)) await asTooMany(() => limiter.take('writeUser', uid));
}
