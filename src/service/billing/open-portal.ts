import { AppError } from '#contract/errors.ts';
import { findBillingAccount } from '#store/billing.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { onlineBilling, reaching } from './online-billing.ts';
import { portalReturnPath } from './start-checkout.ts';

/**
 * The provider’s page where a person changes plan, card, address or VAT number, or cancels.
 * @throws AppError `billing/not-offered`, `billing/no-subscription`, `billing/unreachable`.
 */
export async function openPortal(
  deps: Pick<Deps, 'db' | 'billing' | 'config' | 'log'>,
  viewer: Pick<Viewer, 'uid' | 'email' | 'displayName'>,
): Promise<{ url: string }> {
  const billing = onlineBilling(deps);
  const account = await findBillingAccount(deps.db, viewer.uid);
  if (account === null) throw new AppError('billing/no-subscription');
  const { customerId } = account;
  const returnUrl = `${deps.config.publicUrl}${portalReturnPath}`;
  return reaching(deps, async () => ({
    url: await billing.openPortal({ customerId, payer: viewer, returnUrl }),
  }));
}
