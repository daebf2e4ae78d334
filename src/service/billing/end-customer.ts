import type { Db } from '#platform/database.ts';
import { deleteEnding, findBillingAccount, insertEnding } from '#store/billing.ts';
import type { Deps } from '../deps.ts';
import { onlineBilling } from './online-billing.ts';

/** In the transaction that deletes an account: its subscription is ended as soon as the provider answers, its invoices stay there. */
export async function leaveBilling(deps: Pick<Deps, 'queue' | 'clock'>, tx: Db, uid: string): Promise<void> {
  const account = await findBillingAccount(tx, uid);
  if (account === null) return;
  const { customerId } = account;
  await insertEnding(tx, customerId, deps.clock.now());
  await deps.queue.send(tx, 'settle-billing', { customerId });
}

/** Ends what a deleted account still paid for. @throws BillingError; it is asked for again later. */
export async function endDeletedCustomer(
  deps: Pick<Deps, 'db' | 'billing'>,
  customerId: string,
): Promise<void> {
  await onlineBilling(deps).endCustomer(customerId);
  await deleteEnding(deps.db, customerId);
}
