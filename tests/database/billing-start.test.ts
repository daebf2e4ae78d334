import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig, refuseSetting } from '#platform/config.ts';
import { assertStripe } from '#platform/stripe/assert-stripe.ts';
import { doubleEnv, type StripeDouble, startStripeDouble } from '../support/stripe-double.ts';

let stripe: StripeDouble;
beforeEach(async () => {
  stripe = await startStripeDouble();
});
afterEach(() => stripe.close());

/** What the start says, or the line that stops it. */
async function start(change: Record<string, string> = {}): Promise<string | null> {
  const settings = readConfig({ ...doubleEnv(stripe.url), ...change }).stripe;
  if (settings === null) throw new Error('Payments are off.');
  return assertStripe(settings, refuseSetting, 500).catch((error: Error) => error.message);
}

it('starts with a key and prices that Stripe knows', async () => {
  expect(await start()).toBeNull();
});

it('is stopped by a key or a price that Stripe refuses, and never repeats a key', async () => {
  const key = await start({ STRIPE_SECRET_KEY: 'sk_test_unknown01' });
  expect(key).toMatch(/^Réglage STRIPE_SECRET_KEY incorrect : Stripe ne reconnaît pas cette clé/);
  expect(key).not.toContain('unknown01');
  expect(await start({ STRIPE_PRICE_PRO: 'price_none' })).toMatch(
    /STRIPE_PRICE_PRO incorrect \(« price_none »\)/,
  );
  expect(await start({ STRIPE_PRICE_PRO: 'price_pro_2025' })).toMatch(/19.*29/);
});

it('only says that Stripe does not answer', async () => {
  stripe.misbehave('error', 'error', 'error', 'error', 'error', 'error');
  expect(await start()).toMatch(/^Attention : Stripe ne répond pas/);
  await stripe.close();
  expect(await start()).toMatch(/^Attention : Stripe ne répond pas/);
  stripe = await startStripeDouble();
});
