import type { Invoice } from '#contract/billing.ts';
import { findBillingAccount } from '#store/billing.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { onlineBilling, reaching } from './online-billing.ts';

/**
 * The person’s invoices, newest first, as the provider keeps them.
 * @throws AppError `billing/not-offered`, `billing/unreachable`.
 */
export async function listInvoices(
  deps: Pick<Deps, 'db' | 'billing' | 'log'>,
  viewer: Pick<Viewer, 'uid'>,
): Promise<{ items: Invoice[] }> {
  const billing = onlineBilling(deps);
  const account = await findBillingAccount(deps.db, viewer.uid);
  if (account === null) return { items: [] };
  return reaching(deps, async () => ({ items: [...(await billing.listInvoices(account.customerId))] }));
}
