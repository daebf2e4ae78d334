import { AppError, isAppError } from '#contract/errors.ts';
import type { BurstLimit } from '#service/limits/burst-limiter.ts';
import { type LimitName, limitRules, type RateLimiter, takeOfAddress } from './rate-limit.ts';

/** What costs a browser or a long list to answer; what costs our processor is counted by that (`http/heavy/`). */
const heavy = /^\/api\/(?:admin(?:\/|$)|audits$|reports\/[^/]+\/export$)|^\/reports\/admin(?:\.data)?$/;

/** Files of the build, and what operators and machines ask all day. */
const free = /^\/(?:assets|fonts|images|sound)\/|^\/(?:healthz|metrics|favicon\.\w+)$/;

/**
 * The limits with what the settings let a person read in a minute: so many, five times that from one address (an office
 * of many people); a fifth as many changes, half as many from one address. 0: as much as anybody likes, whatever it costs.
 */
export function limitsFor(readsPerMinute: number): Readonly<Record<LimitName, BurstLimit>> {
  const upTo = (max: number) => ({
    max: readsPerMinute === 0 ? Number.POSITIVE_INFINITY : Math.ceil(max),
    windowSeconds: 60,
    lazily: true as const,
  });
  const { workUser, workClient, workShare, droppedClient } = limitRules;
  return {
    ...limitRules,
    readUser: upTo(readsPerMinute),
    readClient: upTo(readsPerMinute * 5),
    writeUser: upTo(readsPerMinute / 5),
    writeClient: upTo(readsPerMinute / 2),
    workUser: upTo(workUser.max),
    workClient: upTo(workClient.max),
    workShare: upTo(workShare.max),
    droppedClient: upTo(droppedClient.max),
  };
}

/** Answers a question about somebody’s visits. */
const visitQuestion = /^\/nos-visites\/verifier(?:\.data)?$/;

/** Whether a call only asks for something. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Counts one read of an address, before anything is looked up. @throws AppError `request/too-many` with `retryAfterSeconds`. */
export async function takeReadOfClient(
  limiter: RateLimiter,
  request: Asked,
  clientAddress: string,
): Promise<void> {
  const count = (name: LimitName) => takeOfAddress(limiter, name, clientAddress);
  await take(request, ['readClient', 'heavyClient'], count);
  if (isRead(request.method) && visitQuestion.test(request.path)) await asTooMany(() => count('visitClient'));
}

/** Counts one read of a signed-in person. @throws AppError `request/too-many` with `retryAfterSeconds`. */
export function takeReadOfUser(limiter: RateLimiter, request: Asked, uid: string): Promise<void> {
  return take(request, ['readUser', 'heavyUser'], (name) => limiter.take(name, uid));
}

interface Asked {
  readonly method: string;
  readonly path: string;
}

async function take(
  { method, path }: Asked,
  [light, big]: readonly [LimitName, LimitName],
  count: (name: LimitName) => Promise<void>,
): Promise<void> {
  if (!isRead(method) || free.test(path)) return;
  await asTooMany(async () => {
    await count(light);
    if (heavy.test(path)) await count(big);
  });
}

/** Says a limit’s refusal in the words of calls, not of tries. @throws AppError `request/too-many` with `retryAfterSeconds`. */
export async function asTooMany(count: () => Promise<void>): Promise<void> {
  try {
    await count();
  } catch (error) {
    if (!isAppError(error)) throw error;
    throw new AppError('request/too-many', { cause: error, data: error.data });
  }
}
