import type Stripe from 'stripe';
import { billedStatuses } from '#contract/billing.ts';
import { BillingError, type OpenInvoice, type Subscription } from '../billing.ts';
import type { StripeClient } from './stripe-client.ts';
import { type SoldPlan, type StripeSettings, soldPlans } from './stripe-settings.ts';

/** More than anybody has; the newest are read. */
const mostRead = 100;

const dateOf = (seconds: number | null | undefined) => (seconds ? new Date(seconds * 1000) : null);

/** All subscriptions of a customer with what waits to be paid. @throws what the library throws, BillingError. */
export async function readSubscriptions(
  stripe: StripeClient,
  prices: StripeSettings['prices'],
  customerId: string,
): Promise<Subscription[]> {
  const { data } = await stripe.subscriptions.list({
    customer: customerId,
    status: 'all',
    limit: mostRead,
    expand: ['data.latest_invoice'],
  });
  return Promise.all(data.map((subscription) => readOne(stripe, prices, subscription)));
}

async function readOne(
  stripe: StripeClient,
  prices: StripeSettings['prices'],
  told: Stripe.Subscription,
): Promise<Subscription> {
  const status = billedStatuses.find((one) => one === told.status);
  if (status === undefined) throw new BillingError(`unknown status ${told.status.slice(0, 40)}`);
  const item = told.items.data[0];
  const periodEndsAt = dateOf(item?.current_period_end);
  const due = await dueOf(stripe, told);
  return {
    id: told.id,
    status,
    plan: planOfPrice(prices, item?.price.id ?? ''),
    createdAt: new Date(told.created * 1000),
    periodEndsAt,
    cancelsAt: dateOf(told.cancel_at) ?? (told.cancel_at_period_end ? periodEndsAt : null),
    ...due,
  };
}

function planOfPrice(prices: StripeSettings['prices'], id: string): SoldPlan | null {
  return soldPlans.find((plan) => prices[plan].includes(id)) ?? null;
}

/** Statuses in which an older invoice than the last one may be what is due. */
const mayOwe: readonly string[] = ['past_due', 'incomplete', 'unpaid'];

/** What is due and since when: read from the invoices themselves, so that no missed event can move it. */
async function dueOf(
  stripe: StripeClient,
  told: Stripe.Subscription,
): Promise<Pick<Subscription, 'dueSince' | 'openInvoice'>> {
  const latest = typeof told.latest_invoice === 'object' ? told.latest_invoice : null;
  const open = mayOwe.includes(told.status)
    ? (await stripe.invoices.list({ subscription: told.id, status: 'open', limit: mostRead })).data
    : [latest]
        .filter((invoice) => invoice !== null && isWaiting(invoice))
        .map((invoice) => invoice as Stripe.Invoice);
  const oldest = open.toSorted((a, b) => issuedAt(a) - issuedAt(b))[0];
  // Stripe may have given an invoice up (« uncollectible ») while the subscription still owes.
  const since = oldest ?? (mayOwe.includes(told.status) ? latest : null);
  return {
    dueSince: since === null || since === undefined ? null : dateOf(issuedAt(since)),
    openInvoice: oldest === undefined ? null : await openInvoiceOf(stripe, oldest),
  };
}

const isWaiting = ({ status, attempted, amount_remaining: left }: Stripe.Invoice) =>
  status === 'open' && attempted && left > 0;

const issuedAt = (invoice: Stripe.Invoice) => invoice.status_transitions.finalized_at ?? invoice.created;

async function openInvoiceOf(
  stripe: StripeClient,
  { id, hosted_invoice_url: url }: Stripe.Invoice,
): Promise<OpenInvoice> {
  const { data } = await stripe.invoicePayments.list({
    invoice: id,
    expand: ['data.payment.payment_intent'],
  });
  const needsApproval = data.some(({ payment: { payment_intent: intent } }) =>
    typeof intent === 'object' ? intent.status === 'requires_action' : false,
  );
  return { id, url: url ?? null, needsApproval };
}
