import { laterBy } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { waitData } from '#contract/wait.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { isLostConnection } from '#platform/lost-connection.ts';
import type { Limit } from './shared-limits.ts';
import { secondsUntil } from './take-limits.ts';

/** A limit on calls. `lazily`: too frequent for a query each; see `createBurstLimiter`. */
export interface BurstLimit extends Limit {
  readonly lazily?: true;
}

/** Adds calls, or an amount, to the window that all processes share, and tells what it holds now. @throws when the database is away. */
export type CountWindow = (
  name: string,
  by: string,
  call: { readonly now: Date; readonly windowMs: number; readonly calls: number },
) => Promise<{ readonly count: number; readonly endsAt: Date }>;

export interface BurstLimiter<Name extends string> {
  /** Counts one call. False, with nothing thrown, when it is one too many. */
  allows(name: Name, key: string): Promise<boolean>;
  /**
   * Counts one call.
   * @param times how many times the limit the key may use up: one that stands for many callers. Default: once
   * @throws AppError `auth/too-many-requests` with `retryAfterSeconds`.
   */
  take(name: Name, key: string, times?: number): Promise<void>;
  /** Of a lazy limit that counts amounts: whether the amount is used up. Counts nothing. */
  isSpent(name: Name, key: string): boolean;
  /** Of a lazy limit that counts amounts: counts nothing. @throws AppError as `take`, once the amount is used up. */
  refuseSpent(name: Name, key: string): void;
  /** Of a lazy limit that counts amounts: adds so much that was used, whatever is left. */
  charge(name: Name, key: string, amount: number): void;
}

/** What this process knows of one window. */
interface Known {
  /** All calls of all processes, as far as heard. */
  count: number;
  /** Of those, ours that the others have not heard of. */
  untold: number;
  endsAt: Date;
  isTelling: boolean;
}

/** Keys remembered at once; beyond it the oldest are forgotten. Bounds memory, about 20 MB at worst. */
const maxKeys = 100_000;
/** What the clocks of two machines may differ by. */
const skewMs = 60_000;
/** A database that was away is left alone so long: a call waits for it once, not each time. */
const awayMs = 1_000;
/** Lazy limits are told in that many parts: each process may let so much pass unheard. */
const parts = 20;

/**
 * Fixed windows that all processes share, with what is known of them in memory: a key beyond its limit is refused without a
 * query. A usual call is counted in the database before it is answered. A lazy one is counted here, and told to the
 * others a twentieth of the limit at a time, without waiting: most keys cost no query at all, and N processes let at most
 * N/20 more pass. While the database is away each process counts for itself: nobody is refused for that.
 */
export function createBurstLimiter<Name extends string>(
  world: { readonly clock: Clock; readonly log: Pick<Log, 'warn'>; readonly count: CountWindow },
  rules: Readonly<Record<Name, BurstLimit>>,
): BurstLimiter<Name> {
  const windows = new Map<string, Known>();
  let awayUntil = Number.NEGATIVE_INFINITY;

  function windowOf(id: string, now: Date, windowMs: number): Known {
    const found = windows.get(id);
    const leftMs = found ? found.endsAt.getTime() - now.getTime() : 0;
    // A clock that was put back must not lock anybody out until it has caught up.
    if (found && leftMs > 0 && leftMs <= windowMs + skewMs) return found;
    windows.delete(id); // Re-inserted last: insertion order is age.
    const opened = { count: 0, untold: 0, endsAt: laterBy(now, windowMs), isTelling: false };
    windows.set(id, opened);
    const oldest = windows.keys().next();
    if (windows.size > maxKeys && !oldest.done) windows.delete(oldest.value);
    return opened;
  }

  /** Tells the others what is untold, and hears what they told. @returns null while the database is away. */
  async function tell(window: Known, name: Name, key: string, now: Date): Promise<number | null> {
    if (performance.now() < awayUntil) return null;
    const calls = window.untold;
    window.untold = 0;
    window.isTelling = true;
    try {
      const windowMs = rules[name].windowSeconds * 1000;
      const heard = await world.count(name, key, { now, windowMs, calls });
      // Answers may cross: what is known never goes back.
      const isSame = heard.endsAt.getTime() === window.endsAt.getTime();
      window.count = Math.max(heard.count + window.untold, isSame ? window.count : 0);
      window.endsAt = heard.endsAt;
      return heard.count;
    } catch (error) {
      window.untold += calls;
      if (!isLostConnection(error)) throw error;
      awayUntil = performance.now() + awayMs;
      world.log.warn({ limit: name }, 'database away: limits are counted by this process alone');
      return null;
    } finally {
      window.isTelling = false;
    }
  }

  /** Seconds to wait; 0 when the call is allowed. */
  async function count(name: Name, key: string, times = 1): Promise<number> {
    const { windowSeconds, lazily } = rules[name];
    const max = rules[name].max * times;
    if (max === Number.POSITIVE_INFINITY) return 0;
    const now = world.clock.now();
    const window = windowOf(`${name} ${key}`, now, windowSeconds * 1000);
    if (window.count > max) return secondsUntil(window.endsAt, now);
    if (lazily) addLazily(window, name, key, now, 1);
    else {
      window.count += 1;
      window.untold += 1;
    }
    const counted = (lazily ? null : await tell(window, name, key, now)) ?? window.count;
    return counted > max ? secondsUntil(window.endsAt, now) : 0;
  }

  /** Counts here; told to the others a part of the limit at a time, without waiting. */
  function addLazily(window: Known, name: Name, key: string, now: Date, amount: number): void {
    window.count += amount;
    window.untold += amount;
    if (window.untold < Math.ceil(rules[name].max / parts) || window.isTelling) return;
    tell(window, name, key, now).catch((error: unknown) => {
      world.log.warn({ limit: name, error }, 'limit not shared');
    });
  }

  /** Seconds until an amount that is used up begins anew; 0 while some is left. */
  function spentFor(name: Name, key: string): number {
    const { max, windowSeconds } = rules[name];
    if (max === Number.POSITIVE_INFINITY) return 0;
    const now = world.clock.now();
    const window = windowOf(`${name} ${key}`, now, windowSeconds * 1000);
    return window.count >= max ? secondsUntil(window.endsAt, now) : 0;
  }

  function refuse(retryAfterSeconds: number): void {
    if (retryAfterSeconds > 0)
      throw new AppError('auth/too-many-requests', { data: waitData(retryAfterSeconds) });
  }

  return {
    allows: async (name, key) => (await count(name, key)) === 0,
    take: async (name, key, times) => refuse(await count(name, key, times)),
    isSpent: (name, key) => spentFor(name, key) > 0,
    refuseSpent: (name, key) => refuse(spentFor(name, key)),
    charge(name, key, amount) {
      const { max, windowSeconds } = rules[name];
      if (max === Number.POSITIVE_INFINITY) return;
      const now = world.clock.now();
      addLazily(windowOf(`${name} ${key}`, now, windowSeconds * 1000), name, key, now, amount);
    },
  };
}
