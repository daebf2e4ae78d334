import { AppError } from '#contract/errors.ts';
import { waitData } from '#contract/wait.ts';
import type { Clock } from '#platform/clock.ts';

/** At most `max` calls of one key in `windowSeconds`. */
export interface LimitRule {
  readonly max: number;
  readonly windowSeconds: number;
}

const minute = 60;
const quarter = 15 * minute;

/**
 * Limits on bursts, for each process by itself; what must hold over all of them is in `service/limits/`.
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
  /** Calls of the payment provider, each several of its own. */
  billingUser: { max: 20, windowSeconds: minute },
  /** Events of the payment provider, which sends refused ones again. */
  webhookClient: { max: 1_200, windowSeconds: minute },
  /** Reads: a page that is followed asks twelve times a minute. The settings say otherwise (`limitsFor`). */
  readUser: { max: 1_200, windowSeconds: minute },
  readClient: { max: 6_000, windowSeconds: minute },
  /** Exports, comparisons, long lists. */
  heavyUser: { max: 60, windowSeconds: minute },
  heavyClient: { max: 240, windowSeconds: minute },
} as const satisfies Record<string, LimitRule>;
export type LimitName = keyof typeof limitRules;

export interface RateLimiter {
  /** Counts one call. False, with nothing thrown, when it is one too many. */
  allows(name: LimitName, key: string): boolean;
  /** Counts one call. @throws AppError `auth/too-many-requests` with `retryAfterSeconds`. */
  take(name: LimitName, key: string): void;
}

/** Keys remembered at once; beyond it the oldest are forgotten. Bounds memory, about 20 MB at worst. */
const maxKeys = 100_000;

/** Fixed windows in memory: each process counts for itself. */
export function createRateLimiter(
  clock: Clock,
  rules: Readonly<Record<LimitName, LimitRule>> = limitRules,
): RateLimiter {
  const windows = new Map<string, { startedAt: number; count: number }>();

  /** Seconds to wait; 0 when the call is allowed. */
  function count(name: LimitName, key: string): number {
    const { max, windowSeconds } = rules[name];
    const now = clock.now().getTime();
    const id = `${name} ${key}`;
    const window = windows.get(id);
    // A clock that was put back must not lock anybody out until it has caught up.
    if (!window || Math.abs(now - window.startedAt) >= windowSeconds * 1000) {
      windows.delete(id); // Re-inserted last: insertion order is age.
      windows.set(id, { startedAt: now, count: 1 });
      const oldest = windows.keys().next();
      if (windows.size > maxKeys && !oldest.done) windows.delete(oldest.value);
      return 0;
    }
    window.count += 1;
    if (window.count <= max) return 0;
    return Math.max(1, Math.ceil((window.startedAt + windowSeconds * 1000 - now) / 1000));
  }

  return {
    allows: (name, key) => count(name, key) === 0,
    take(name, key) {
      const retryAfterSeconds = count(name, key);
      if (retryAfterSeconds > 0)
        throw new AppError('auth/too-many-requests', { data: waitData(retryAfterSeconds) });
    },
  };
}
