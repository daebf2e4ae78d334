import type { Deps } from '#service/deps.ts';
import { type BurstLimit, type BurstLimiter, createBurstLimiter } from '#service/limits/burst-limiter.ts';
import { countIn } from '#service/limits/count-in.ts';
import { addressBucket, addressBuckets } from './client-address.ts';

const minute = 60;
const quarter = 15 * minute;

/**
 * Limits on bursts, over all processes; tries and mails are in `service/limits/shared-limits.ts`.
 * `…Client` counts by client address (`burstKey`), the others by what the name says.
 */
export const limitRules = {
  signInClient: { max: 20, windowSeconds: minute },
  mailClient: { max: 20, windowSeconds: minute },
  tokenClient: { max: 20, windowSeconds: minute },
  sessionClient: { max: 30, windowSeconds: minute },
  exportUser: { max: 6, windowSeconds: quarter },
  /** Confirmation mails one person has sent to others. */
  inviteUser: { max: 20, windowSeconds: quarter },
  /** Checks of a domain: each calls a server of somebody’s choice. */
  domainCheckUser: { max: 10, windowSeconds: minute },
  /** Site maps read as lists: each is several requests to a site of somebody’s choice. */
  sitemapUser: { max: 10, windowSeconds: minute },
  /** Calls of the payment provider, each several of its own. */
  billingUser: { max: 20, windowSeconds: minute },
  /** Events of the payment provider, which sends refused ones again. */
  webhookClient: { max: 1_200, windowSeconds: minute },
  /** Reads: a page that is followed asks twelve times a minute. The settings say otherwise (`limitsFor`). */
  readUser: { max: 1_200, windowSeconds: minute, lazily: true },
  readClient: { max: 6_000, windowSeconds: minute, lazily: true },
  /** Processor time of heavy answers, ms (`http/heavy/`). */
  workUser: { max: 20_000, windowSeconds: minute, lazily: true },
  workClient: { max: 60_000, windowSeconds: minute, lazily: true },
  workShare: { max: 60_000, windowSeconds: minute, lazily: true },
  /** Questions about one hour of visits to one site: a person has a few, a list of all hours has thousands. */
  visitClient: { max: 30, windowSeconds: quarter },
  /** PDFs and long lists: they cost a browser and the database, which processor time of ours does not tell. */
  heavyUser: { max: 60, windowSeconds: minute, lazily: true },
  heavyClient: { max: 240, windowSeconds: minute, lazily: true },
  /** Everything that is no read. The settings say otherwise (`limitsFor`). */
  writeUser: { max: 240, windowSeconds: minute, lazily: true },
  writeClient: { max: 600, windowSeconds: minute, lazily: true },
  /** Megabytes of refused bodies that are read and dropped so that the refusal is seen. */
  droppedClient: { max: 1_000, windowSeconds: minute, lazily: true },
  /** Looks whether a browser is known, for an address that may write no more: each is a query. */
  browserLookClient: { max: 120, windowSeconds: minute, lazily: true },
} as const satisfies Record<string, BurstLimit>;
export type LimitName = keyof typeof limitRules;

export type RateLimiter = BurstLimiter<LimitName>;

/** Counts what routes ask for, over all processes on one database. */
export function createRateLimiter(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  rules: Readonly<Record<LimitName, BurstLimit>> = limitRules,
): RateLimiter {
  return createBurstLimiter({ ...deps, count: countIn(deps.db) }, rules);
}

/** Counts one call of an address, in each of its buckets. @throws AppError as `RateLimiter.take`. */
export async function takeOfAddress(limiter: RateLimiter, name: LimitName, address: string): Promise<void> {
  for (const { key, times } of addressBuckets(address)) await limiter.take(name, key, times);
}

/** Counts what is dropped of the bodies of an address. False once it is too much. */
export function mayDropOf(limiter: RateLimiter, address: string, megabytes: number): boolean {
  const key = addressBucket(address);
  if (limiter.isSpent('droppedClient', key)) return false;
  limiter.charge('droppedClient', key, megabytes);
  return true;
}
