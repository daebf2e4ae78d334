import { AppError } from '#contract/errors.ts';
import { BillingError, type OnlineBilling } from '#platform/billing.ts';
import type { Deps } from '../deps.ts';

/** The provider of payments. @throws AppError `billing/not-offered` where administrators grant plans. */
export function onlineBilling({ billing }: Pick<Deps, 'billing'>): OnlineBilling {
  if (billing.kind === 'manual') throw new AppError('billing/not-offered');
  return billing;
}

/** Does what somebody waits for. @throws AppError `billing/unreachable` when the provider fails, logged with its codes. */
export async function reaching<Result>(
  { log }: Pick<Deps, 'log'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BillingError)) throw error;
    log.warn({ reason: error.message }, 'payment provider failed');
    throw new AppError('billing/unreachable', { cause: error });
  }
}
