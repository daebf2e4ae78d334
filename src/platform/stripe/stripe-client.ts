import Stripe from 'stripe';
import { BillingError } from '../billing.ts';
import type { StripeSettings } from './stripe-settings.ts';

/** One call, its only retry included, ends within twice this. */
const callMs = 8_000;

export type StripeClient = Stripe;

/** The library, without what it would send about us. */
export function openStripe(
  { secretKey, apiUrl }: Pick<StripeSettings, 'secretKey' | 'apiUrl'>,
  timeoutMs = callMs,
): StripeClient {
  const double = apiUrl === null ? null : new URL(apiUrl);
  return new Stripe(secretKey, {
    telemetry: false,
    maxNetworkRetries: 1,
    timeout: timeoutMs,
    ...(double === null ? {} : { protocol: 'http', host: double.hostname, port: double.port }),
  });
}

/** What the library threw, where Stripe has answered. */
export function stripeErrorOf(error: unknown): Stripe.errors.StripeError | null {
  return error instanceof Stripe.errors.StripeError ? error : null;
}

/** Does calls of the library. @throws BillingError that says what failed by Stripe’s codes: its sentences quote keys and addresses. */
export async function calling<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const told = stripeErrorOf(error);
    if (told === null) throw error;
    const words = [told.type, told.code, told.statusCode, told.requestId].filter(
      (word) => word !== undefined,
    );
    throw new BillingError(words.join(' '));
  }
}
