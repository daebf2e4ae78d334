import { dayMs, earlierBy, laterBy } from '#contract/durations.ts';
import { deleteBillingEventsBefore, takeDueCustomers, takeDueEndings } from '#store/billing.ts';
import { endDeletedCustomer } from './end-customer.ts';
import { type SettleDeps, settleCustomer } from './settle-customer.ts';

/** Customers asked about in one go; the next run takes the others. */
const atATime = 100;
/** One that failed is asked about again after this. */
const againMs = 15 * 60_000;
/** Longer than the provider repeats an event, or lets anybody send it again. */
const eventDays = 40;
/** Beyond so many failures in a row it does not answer, and is left alone until the next run. */
const mostFailures = 3;

/**
 * Asks about every customer whose time has come, whatever events said or did not: a lost one costs a day at most, and
 * the end of the days of grace needs none. Run every ten minutes; bears being done twice.
 */
export async function reconcileBilling(deps: SettleDeps): Promise<void> {
  if (deps.billing.kind === 'manual') return;
  const now = deps.clock.now();
  await deleteBillingEventsBefore(deps.db, earlierBy(now, eventDays * dayMs));
  const again = laterBy(now, againMs);
  const works = [
    ...(await takeDueEndings(deps.db, now, again)).map((id) => () => endDeletedCustomer(deps, id)),
    ...(await takeDueCustomers(deps.db, now, again, atATime)).map((id) => () => settleCustomer(deps, id)),
  ];
  let failures = 0;
  for (const work of works) {
    if (failures >= mostFailures) return;
    try {
      await work();
      failures = 0;
    } catch (error) {
      failures += 1;
      deps.log.warn({ reason: error instanceof Error ? error.message : '' }, 'customer not settled');
    }
  }
}
