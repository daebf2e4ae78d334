import { type Invoice, invoiceStatuses } from '#contract/billing.ts';
import type { PlanId } from '#contract/plans.ts';
import { BillingError, type OnlineBilling, type Payer } from '../billing.ts';
import { readSubscriptions } from './read-subscription.ts';
import { calling, openStripe, type StripeClient, stripeErrorOf } from './stripe-client.ts';
import { isSigned, parseEvent } from './stripe-event.ts';
import { type StripeSettings, soldPlans } from './stripe-settings.ts';

/** Invoices shown; Stripe’s own page has all of them. */
const invoicesShown = 24;

/** Payments by Stripe: its pages by redirection, no script of it on ours. `timeoutMs`: of one call. */
export function createStripeBilling(settings: StripeSettings, timeoutMs?: number): OnlineBilling {
  const stripe = openStripe(settings, timeoutMs);
  const { prices, tax, graceDays, live, webhookSecrets } = settings;
  return {
    kind: 'stripe',
    addsTax: tax !== 'none',
    graceDays,
    isTest: !live,
    createCustomer: ({ uid }) =>
      calling(async () => {
        const order = { metadata: { constat_uid: uid }, preferred_locales: ['fr'] };
        return (await stripe.customers.create(order, { idempotencyKey: `constat-customer-${uid}` })).id;
      }),
    openCheckout: (order) => calling(() => openCheckout(stripe, settings, order)),
    closeCheckout: (id) =>
      calling(async () => {
        await unlessOver(stripe.checkout.sessions.expire(id));
      }),
    openPortal: (order) => calling(() => openPortal(stripe, settings, order)),
    readSubscriptions: (customerId) => calling(() => readSubscriptions(stripe, prices, customerId)),
    listInvoices: (customerId) => calling(() => listInvoices(stripe, customerId)),
    endCustomer: (customerId) => calling(() => endCustomer(stripe, customerId)),
    readEvent: (raw, signature, now) =>
      isSigned(raw, signature, { secrets: webhookSecrets, now }) ? parseEvent(raw, live) : null,
  };
}

/** Their address may have changed here since. */
async function tellPayer(
  stripe: StripeClient,
  customerId: string,
  { email, displayName }: Payer,
): Promise<void> {
  await stripe.customers.update(customerId, { email, ...(displayName === '' ? {} : { name: displayName }) });
}

type CheckoutOrder = Parameters<OnlineBilling['openCheckout']>[0];

async function openCheckout(
  stripe: StripeClient,
  { prices, tax }: StripeSettings,
  { customerId, payer, plan, returnUrl, cancelUrl, key }: CheckoutOrder,
): Promise<{ id: string; url: string }> {
  await tellPayer(stripe, customerId, payer);
  const { id, url } = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: customerId,
      client_reference_id: payer.uid,
      line_items: [{ price: priceOf(prices, plan), quantity: 1 }],
      success_url: returnUrl,
      cancel_url: cancelUrl,
      locale: 'fr',
      billing_address_collection: 'required',
      tax_id_collection: { enabled: true },
      customer_update: { name: 'auto', address: 'auto' },
      automatic_tax: { enabled: tax === 'automatic' },
      subscription_data: {
        metadata: { constat_uid: payer.uid },
        ...(typeof tax === 'object' ? { default_tax_rates: [tax.rateId] } : {}),
      },
    },
    { idempotencyKey: `constat-checkout-${key}` },
  );
  if (!url) throw new BillingError('a checkout without an address');
  return { id, url };
}

function priceOf(prices: StripeSettings['prices'], plan: PlanId): string {
  const sold = soldPlans.find((one) => one === plan);
  const price = sold === undefined ? undefined : prices[sold][0];
  if (price === undefined) throw new BillingError(`no price for ${plan}`);
  return price;
}

type PortalOrder = Parameters<OnlineBilling['openPortal']>[0];

async function openPortal(
  stripe: StripeClient,
  { prices }: StripeSettings,
  { customerId, payer, returnUrl, change }: PortalOrder,
): Promise<string> {
  await tellPayer(stripe, customerId, payer);
  const order = { customer: customerId, return_url: returnUrl, locale: 'fr' } as const;
  const plain = async () => (await stripe.billingPortal.sessions.create(order)).url;
  if (change === undefined) return plain();
  const { subscriptionId, plan } = change;
  const { items } = await stripe.subscriptions.retrieve(subscriptionId);
  const item = items.data[0];
  if (item === undefined) return plain();
  try {
    const confirm = {
      subscription: subscriptionId,
      items: [{ id: item.id, price: priceOf(prices, plan), quantity: 1 }],
    };
    const flow = { type: 'subscription_update_confirm', subscription_update_confirm: confirm } as const;
    return (await stripe.billingPortal.sessions.create({ ...order, flow_data: flow })).url;
  } catch (error) {
    // The portal of this operator lets nobody change plan, or not in this state: its first page says what it lets do.
    if (stripeErrorOf(error)?.statusCode === 400) return plain();
    throw error;
  }
}

async function listInvoices(stripe: StripeClient, customer: string): Promise<Invoice[]> {
  const { data } = await stripe.invoices.list({ customer, limit: invoicesShown });
  return data.flatMap((invoice) => {
    const status = invoiceStatuses.find((one) => one === invoice.status);
    // A draft is no invoice yet.
    if (status === undefined) return [];
    return {
      id: invoice.id,
      number: invoice.number,
      issuedAt: new Date((invoice.status_transitions.finalized_at ?? invoice.created) * 1000).toISOString(),
      status,
      currency: invoice.currency,
      totalExcludingTax: invoice.total_excluding_tax ?? invoice.total,
      total: invoice.total,
      url: invoice.hosted_invoice_url ?? null,
      pdfUrl: invoice.invoice_pdf ?? null,
    };
  });
}

/** Open pages first: one paid meanwhile would begin another subscription. */
async function endCustomer(stripe: StripeClient, customer: string): Promise<void> {
  const pages = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  for (const { id } of pages.data) await unlessOver(stripe.checkout.sessions.expire(id));
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
  for (const { id, status } of data) {
    if (status === 'canceled' || status === 'incomplete_expired') continue;
    await unlessOver(stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }));
  }
}

/** What ended meanwhile needs no end. */
async function unlessOver(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    const status = stripeErrorOf(error)?.statusCode;
    if (status !== 400 && status !== 404) throw error;
  }
}
