import { hourMs } from '#contract/durations.ts';
import type { Sent } from '#engine/browser/traffic-ledger.ts';
import { isLostConnection } from '#platform/lost-connection.ts';
import { countOne } from '#store/limits.ts';
import type { Deps } from '../deps.ts';
import { keyOf } from './take-limits.ts';

/** Counts what was sent to a host that no audit is about. False: it was sent enough for now. */
export type CountSent = (name: string, sent: Sent) => Promise<boolean>;

/** Where there is no installation. */
export const countNothing: CountSent = async () => true;

const windowMs = hourMs;
/**
 * To one host in an hour, by all audits that send it much: ten that send all they may. Less than two requests a second on
 * average, and 50 kB.
 */
export const mostSent = { requests: 6_000, kilobytes: 200_000 } as const;

/** Counts over the whole installation; while the database is away nobody is stopped. */
export function countSentIn({ db, clock }: Pick<Deps, 'db' | 'clock'>): CountSent {
  return async (name, { requests, bytes }) => {
    const now = clock.now();
    const count = (what: string, by: number) =>
      countOne(db, keyOf([`sent ${what}`, name]), now, windowMs, Math.max(0, Math.ceil(by)));
    try {
      const asked = await count('requests', requests);
      const sent = await count('kilobytes', bytes / 1_000);
      return asked.count <= mostSent.requests && sent.count <= mostSent.kilobytes;
    } catch (error) {
      if (isLostConnection(error)) return true;
      throw error;
    }
  };
}
