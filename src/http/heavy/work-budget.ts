import { AppError, isAppError } from '#contract/errors.ts';
import type { LimitName, RateLimiter } from '../middleware/rate-limit.ts';

/** Who pays for work: the person and the address, or whoever holds a link, and the address. */
export interface Payer {
  /** Null for who is not signed in. */
  readonly uid: string | null;
  /** As limits count it (`addressBucket`). */
  readonly address: string;
  /** The token of the link that opens what is asked for. */
  readonly share?: string | undefined;
}

/** What an answer costs besides the processor time of the thread: handing it over and sending it, ms. */
const handlingMs = 1;

function budgetsOf({ uid, address, share }: Payer): (readonly [LimitName, string])[] {
  return [
    ['workClient', address],
    ...(uid === null ? [] : [['workUser', uid] as const]),
    ...(share === undefined ? [] : [['workShare', share] as const]),
  ];
}

/** Counts nothing. @throws AppError `request/too-many` with the wait, once one of the budgets is used up. */
export function refuseSpent(limiter: RateLimiter, who: Payer): void {
  for (const [name, key] of budgetsOf(who))
    try {
      limiter.refuseSpent(name, key);
    } catch (error) {
      if (!isAppError(error)) throw error;
      throw new AppError('request/too-many', { cause: error, data: error.data });
    }
}

/** Counts what was done, whatever became of it. */
export function chargeWork(limiter: RateLimiter, who: Payer, cpuMs: number): void {
  for (const [name, key] of budgetsOf(who)) limiter.charge(name, key, Math.ceil(cpuMs) + handlingMs);
}
